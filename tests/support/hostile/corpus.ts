import { ADDRESSES, LOADING } from './addresses.ts';
import { ATTRIBUTES, CLOBBERS, ENCODINGS, FORMS, STYLES, UNICODES } from './disguises.ts';
import { MATHS, SVGS } from './foreign.ts';
import { MUTATIONS, NESTINGS } from './mutations.ts';
import type { Payload } from './payload.ts';
import { HANDLERS, SCRIPTS } from './scripts.ts';
import { WORDS } from './words.ts';

/** Everything that markup from the service is held against. */
export const CORPUS: readonly Payload[] = [
  ...SCRIPTS,
  ...HANDLERS,
  ...ADDRESSES,
  ...LOADING,
  ...SVGS,
  ...MATHS,
  ...MUTATIONS,
  ...CLOBBERS,
  ...STYLES,
  ...ENCODINGS,
  ...ATTRIBUTES,
  ...NESTINGS,
  ...FORMS,
  ...UNICODES,
  ...WORDS,
];
