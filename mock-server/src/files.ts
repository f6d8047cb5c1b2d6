// The bytes that users have uploaded. A world in memory has them there; one that is kept has them in a folder beside it.
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { typeOfFile } from '@felles/core/internal/shell/sendable-files';
import { codeOf, writeWhole } from './disk.ts';
import { invalid, refusal } from './refusals.ts';

export interface Files {
  has(name: string): boolean;
  put(name: string, bytes: Uint8Array): void;
  /** Null where there is none, or none any more. */
  get(name: string): Promise<Uint8Array | null>;
  clear(): void;
  /** Once all that was put, or cleared, can survive a power cut. */
  settled(): Promise<void>;
}

export function filesInMemory(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    has: (name) => files.has(name),
    put: (name, bytes) => files.set(name, bytes),
    get: async (name) => files.get(name) ?? null,
    clear: () => files.clear(),
    settled: async () => {},
  };
}

/** Files of a folder, which is made with the first one. Names are those that the service itself gives. */
export async function openFiles(folder: string): Promise<Files> {
  const names = new Set(await namesIn(folder));
  let work: Promise<void> = Promise.resolve();
  let failed: { readonly problem: unknown } | null = null;

  /** One after the other, so that an earlier step never clears a later file. */
  function next(step: () => Promise<void>): void {
    work = work.then(step).catch((problem) => {
      failed = { problem };
    });
  }

  return {
    has: (name) => names.has(name),
    put(name, bytes) {
      names.add(name);
      next(async () => {
        await mkdir(folder, { recursive: true });
        await writeWhole(join(folder, name), bytes).catch((problem) => {
          names.delete(name);
          throw problem;
        });
      });
    },
    async get(name) {
      await work;
      return names.has(name) ? await readFile(join(folder, name)).catch(() => null) : null;
    },
    clear() {
      if (names.size === 0) return;
      names.clear();
      next(() => rm(folder, { recursive: true, force: true }));
    },
    async settled() {
      await work;
      const problem = failed;
      failed = null;
      if (problem !== null) throw problem.problem;
    },
  };
}

/** A file that was being written during a power cut is ignored. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => /^\w+$/.test(name));
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return [];
    throw problem;
  }
}

/** The type of a file that a user has sent, by its name and by how it begins. */
export function typeOfSent(name: string, bytes: Uint8Array): string {
  if (bytes.length === 0) throw invalid('Filen er tom.', 'file');
  const type = typeOfFile(name, bytes);
  if (type === null) throw refusal(415, 'Denne filtypen tas ikke imot.', undefined, 'body.file');
  return type;
}
