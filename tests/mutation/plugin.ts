import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import * as z from 'zod/mini';

const Mutations = z.array(
  z.object({ row: z.string(), file: z.string(), find: z.string(), replace: z.string(), why: z.string() }),
);

const root = join(import.meta.dirname, '../..');

/**
 * Breaks one rule while its file is loaded, and never on disk: the mutation whose place in mutations.json
 * stands in FELLES_MUTATION. Read anew with every file, so that one process can try one after another.
 */
export function mutateOneRule(): Plugin {
  return {
    name: 'mutate-one-rule',
    enforce: 'pre',
    transform(code, id) {
      const place = process.env['FELLES_MUTATION'];
      if (!place) return null;
      const mutation = readMutations()[Number(place)];
      if (!mutation) throw new Error(`there is no mutation ${place}`);
      // A file read as plain text has a question mark and a word behind its name.
      if (id.split('?')[0] !== join(root, mutation.file)) return null;
      return { code: code.replace(mutation.find, () => mutation.replace), map: null };
    },
  };
}

const readMutations = () =>
  Mutations.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'mutations.json'), 'utf8')));
