import fc from 'fast-check';

/** No text on a wire has them alone: those of pairs are characters of their own. */
const SURROGATES = { first: 0xd800, count: 0x800 };
const LAST = 0x10_ffff;

/** Any character. The unit 'binary' of fast-check gives the same, and makes a table of a million of them in each process. */
const character = fc.nat({ max: LAST - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count),
  (given) => {
    const code = String(given).codePointAt(0) ?? -1;
    if (String.fromCodePoint(code) !== given) throw new Error(`'${given}' is not one character.`);
    return code < SURROGATES.first ? code : code - SURROGATES.count;
  },
);

/** Text of any characters, and the words that programs stumble over, as `__proto__`. */
export const unicodeText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit: character });
