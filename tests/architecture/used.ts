import { codeOf } from './code.ts';

/** A source by its path. */
export type Sources = ReadonlyMap<string, string>;

const INDEX = /^core\/src\/.*\bindex\.ts$/;
const EXPORT = /^export (?:async )?(?:function|const) ([\w$]+)/gm;

/**
 * Functions and constants of core that no product code uses: neither another file, nor the rest of their own. The check for
 * unused exports counts a test as a use; this one does not.
 */
export function unusedOf(sources: Sources): readonly string[] {
  const code = [...sources].map(([file, text]) => ({ file, text: codeOf(text) }));
  const words = code.filter(({ file }) => !INDEX.test(file)).map(({ file, text }) => ({ file, words: wordsOf(text) }));
  const users = new Map<string, number>();
  for (const word of words.flatMap((one) => [...new Set(one.words)])) users.set(word, (users.get(word) ?? 0) + 1);
  return code
    .filter(({ file }) => file.startsWith('core/src/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => (users.get(name) ?? 0) < 2 && timesIn(text, name) < 2)
        .map((name) => `${file}: ${name}`),
    );
}

const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-z_$][\w$]*/g) ?? [];
const timesIn = (text: string, name: string): number => wordsOf(text).filter((word) => word === name).length;
