import { basename, extname } from 'node:path';
import { codeOf } from './code.ts';
import type { Sources } from './used.ts';

const EXPORT = /^export (?:async )?(?:function\*?|const|type|interface) (\w+)/gm;

/** One word in any of the ways to write a name: `told`, `Told` or `TOLD`. */
const ONE_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;

/** Participles that do not end in "-ed", and adverbs, pronouns and prepositions: none of them names a thing. */
const NOT_A_NAME = new Set(
  `above after again ahead already anew anyone apart awake away back before bound broken bought built by came chosen
  coming drawn elsewhere fitting found further given gone heard held hidden him hearing here kept keeping known later
  lazyCode lost made meant met mine nowhere of often once others ours own paid put said seen sent shown somewhere sold
  spoken still struck sunk taken theirs then there thereby told together twice unheard unseen unsent withdrawn
  written`.split(/\s+/),
);

/** Nouns and verbs that end like a participle. `anyone` is a role of the wire: a call without a token. */
const NOUNS = new Set(['anyone', 'deed', 'feed', 'need', 'speed']);

const isNoName = (name: string): boolean => {
  const word = name.toLowerCase();
  return ONE_WORD.test(name) && !NOUNS.has(word) && (NOT_A_NAME.has(word) || word.endsWith('ed'));
};

/** Exported names, and files, that are a participle or an adverb and nothing else. */
export const bareWordsIn = (sources: Sources): readonly string[] =>
  [...sources].flatMap(([file, text]) => [
    ...[basename(file, extname(file))].filter(isNoName).map(() => file),
    ...[...codeOf(text).matchAll(EXPORT)].flatMap(([, name = '']) => (isNoName(name) ? [`${file}: ${name}`] : [])),
  ]);
