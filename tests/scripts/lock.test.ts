import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { aFolder } from '../support/a-folder.ts';

const lockModule = pathToFileURL(join(import.meta.dirname, '../../scripts/lock.mjs')).href;

/** The work of a process that is alone: it tells when it begins and, a moment later, when it ends. */
const WORK = `
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from ${JSON.stringify(lockModule)};
const [lock, told] = process.argv.slice(1);
const tell = (what) => appendFileSync(told, what + ' ' + process.pid + '\\n');
await alone(lock, async () => {
  tell('begins');
  await sleep(100);
  tell('ends');
});
`;

describe('what one process does alone', () => {
  it('should be done by one after the other, each to its end', async () => {
    const { lock, told, work } = aPlace();
    expect(await Promise.all([work(), work(), work(), work()])).toEqual([DONE, DONE, DONE, DONE]);
    expect(turnsIn(told)).toBe(4);
    expect(existsSync(lock)).toBe(false);
  });

  it.each([
    ['a process that is no more', '999999999'],
    ['no process', 'half a numb'],
    ['nothing', ''],
    ['nobody, not even by an empty file', null],
  ])('should be taken over by one of many where the lock names %s', async (_what, text) => {
    const { lock, told, work } = aPlace();
    leave(lock, text);
    // The second lock is left behind too, by one that was killed while it took over the first.
    leave(`${lock}.taking`, text);
    expect(await Promise.all([work(), work(), work()])).toEqual([DONE, DONE, DONE]);
    expect(turnsIn(told)).toBe(3);
    expect([existsSync(lock), existsSync(`${lock}.taking`)]).toEqual([false, false]);
  });

  it('should wait for a process that lives, and say for which', async () => {
    const { lock, told, work } = aPlace();
    leave(lock, String(process.pid));
    const waiting = work((words) => {
      if (words.includes(`process ${process.pid}`)) rmSync(lock, { recursive: true });
    });
    expect(await waiting).toEqual(DONE);
    expect(turnsIn(told)).toBe(1);
  });

  it('should fail at once where there can be no lock', async () => {
    const { lock, work } = aPlace('x'.repeat(300));
    expect(await work()).toEqual({ code: 1, words: expect.stringContaining('ENAMETOOLONG') });
    expect(existsSync(lock)).toBe(false);
  });
});

const DONE = { code: 0, words: '' };

function aPlace(name = 'setup.lock') {
  const folder = aFolder();
  const [lock, told] = [join(folder, 'of', name), join(folder, 'told')];
  mkdirSync(join(folder, 'of'));
  return { lock, told, work: (onWords?: (words: string) => void) => run([lock, told], onWords) };
}

/** A lock as one that did not end well left it a minute ago. */
function leave(lock: string, text: string | null): void {
  mkdirSync(lock);
  if (text !== null) writeFileSync(join(lock, 'pid'), text);
  const then = new Date(Date.now() - 60_000);
  utimesSync(lock, then, then);
}

/** How often one began and ended before the next one did. */
function turnsIn(told: string): number {
  const turns = readFileSync(told, 'utf8')
    .trim()
    .split(/\n(?=begins)/);
  expect(turns.filter((turn) => !/^begins (\d+)\nends \1$/.test(turn))).toEqual([]);
  return turns.length;
}

function run(args: readonly string[], onWords: (words: string) => void = () => {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WORK, '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let words = '';
  child.stderr.on('data', (piece) => {
    words += piece;
  });
  child.stdout.on('data', (piece) => onWords(String(piece)));
  return new Promise<{ readonly code: number | null; readonly words: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, words }));
  });
}
