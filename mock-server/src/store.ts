import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { codeOf, writeWhole } from './disk.ts';
import { WorldState } from './world/state.ts';
import type { Keeper } from './world.ts';

/** The content of a data file, or the reason why it cannot be read. A missing file is an empty beginning. */
export type StoredWorld =
  | { readonly kind: 'state'; readonly state: WorldState }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreadable'; readonly problem: string };

export async function loadWorld(file: string): Promise<StoredWorld> {
  try {
    const result = z.safeParse(WorldState, JSON.parse(await readFile(file, 'utf8')));
    if (result.success) return { kind: 'state', state: result.data };
    const [issue] = result.error.issues;
    return { kind: 'unreadable', problem: `it holds no world, at '${issue?.path.join('.')}': ${issue?.message}` };
  } catch (problem) {
    if (codeOf(problem) === 'ENOENT') return { kind: 'nothing' };
    return { kind: 'unreadable', problem: problem instanceof SyntaxError ? 'it is not JSON' : String(problem) };
  }
}

/**
 * Keeps a value in a file that at every moment holds one whole version of it. Changes that come while a version
 * is being written are written together as the next one.
 */
export function createKeeper(file: string, read: () => unknown): Keeper {
  let changes = 0;
  let kept = 0;
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    const upTo = changes;
    await writeWhole(file, JSON.stringify(read()));
    kept = upTo;
  }

  return {
    changed() {
      changes += 1;
    },
    async settled() {
      const wanted = changes;
      while (kept < wanted) {
        // The first that comes writes for all that wait.
        writing ??= write().finally(() => {
          writing = null;
        });
        await writing;
      }
    },
  };
}
