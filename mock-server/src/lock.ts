// A file for one process at a time. Its lock lies beside it and names the process; a lock whose process is no more
// running stops no other process.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './disk.ts';

/** In milliseconds: how often a lock that is just changing hands is looked at, and for how long. */
const PATIENCE = { every: 50, all: 6_000 } as const;

/** How long a lock without a process may be one that is just being written (milliseconds). */
const UNNAMED = 2_000;

/** Takes the lock of a file, to be given back by the function returned; an error says who else has it, or why it cannot be had. */
export async function lockFile(file: string): Promise<() => void> {
  const lock = `${file}.lock`;
  for (let waited = 0; waited < PATIENCE.all; waited += PATIENCE.every) {
    const outcome = takeFor(file, lock);
    if (outcome.kind === 'taken') return () => giveBack(lock);
    if (outcome.kind === 'held')
      throw new Error(
        `The data file ${file} is in use by process ${outcome.by}, says ${lock}. Stop that process, or name another file.`,
      );
    await wait(PATIENCE.every);
  }
  throw new Error(`The data file ${file} cannot be used: ${lock} keeps changing hands.`);
}

type Outcome =
  | { readonly kind: 'taken' }
  | { readonly kind: 'held'; readonly by: number }
  /** Left by a process that is no more. */
  | { readonly kind: 'abandoned' }
  /** Being written or given back at this moment. */
  | { readonly kind: 'changing' };

/** Where no lock can be written, no data can be written either: the error names the problem of the place. */
function takeFor(file: string, lock: string): Outcome {
  try {
    return take(lock);
  } catch (problem) {
    if (!OF_THE_PLACE.has(codeOf(problem))) throw problem;
    throw new Error(`The data file ${file} cannot be used: ${wrongWith(resolve(dirname(file)))}.`);
  }
}

const OF_THE_PLACE: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'EROFS']);

/** The folder is looked at itself: a code may mean another thing with each file system. */
function wrongWith(folder: string): string {
  if (!existsSync(folder)) return `the folder ${folder} does not exist`;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder`;
  return `the folder ${folder} may not be written to`;
}

function take(lock: string): Outcome {
  try {
    writeFileSync(lock, ownName(), { flag: 'wx', mode: 0o600 });
    return { kind: 'taken' };
  } catch (problem) {
    if (codeOf(problem) !== 'EEXIST') throw problem;
  }
  const found = look(lock);
  if (found.kind === 'abandoned') clear(lock);
  return found;
}

/** Only the process with the lock of the lock clears it, so that no process clears a lock that another has just taken. */
function clear(lock: string): void {
  const guard = `${lock}.taking`;
  if (take(guard).kind !== 'taken') return;
  try {
    if (look(lock).kind === 'abandoned') rmSync(lock, { force: true });
  } finally {
    giveBack(guard);
  }
}

function giveBack(lock: string): void {
  if (contentOf(lock) === ownName()) rmSync(lock, { force: true });
}

function look(lock: string): Outcome {
  const content = contentOf(lock);
  if (content === null) return { kind: 'changing' };
  const [, number, began] = /^([1-9]\d{0,8})(?: (\d+))?$/.exec(content) ?? [];
  if (number === undefined) return { kind: isOld(lock) ? 'abandoned' : 'changing' };
  return isAlive(Number(number), began) ? { kind: 'held', by: Number(number) } : { kind: 'abandoned' };
}

function contentOf(lock: string): string | null {
  try {
    return readFileSync(lock, 'utf8').trim();
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return null;
    throw problem;
  }
}

function isOld(lock: string): boolean {
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat !== undefined && Math.abs(Date.now() - stat.mtimeMs) > UNNAMED;
}

function isAlive(number: number, began: string | undefined): boolean {
  try {
    process.kill(number, 0);
  } catch (problem) {
    return codeOf(problem) !== 'ESRCH';
  }
  const known = statusOf(number);
  return known === null || (known.state !== 'Z' && (began === undefined || known.began === began));
}

/** Numbers are given out again; number and beginning together are not. */
const ownName = (): string => [process.pid, statusOf(process.pid)?.began].filter(Boolean).join(' ');

/** The state of a process by Linux; other systems only have its number. */
function statusOf(number: number): { readonly state: string; readonly began: string } | null {
  try {
    const [state = '', ...fields] = readFileSync(`/proc/${number}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { state, began: fields[18] ?? '' };
  } catch {
    return null;
  }
}
