import fc from 'fast-check';
import { CORPUS } from './corpus.ts';

const TAGS =
  'a b p i li ul table tr td th caption h2 div span svg math style script template select option form button title noscript textarea mtext mglyph annotation-xml foreignObject br'.split(
    ' ',
  );
const tag = fc.constantFrom(...TAGS);
const attribute = fc.constantFrom(
  '',
  ' href="https://elsewhere.invalid"',
  ' href=javascript:window.hacked=1',
  " href='mailto:a@b.invalid'",
  ' href',
  ' onclick="window.hacked=1"',
  ' style=color:red',
  ' title="</style><img src=x onerror=window.hacked=1>"',
  ' id=root',
  '/',
  ' x="',
  " '",
);
const opening = fc.tuple(tag, attribute).map(([name, rest]) => `<${name}${rest}>`);
const closing = tag.map((name) => `</${name}>`);
const sign = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '&lt;',
  '&gt;',
  '&amp;',
  '&#60',
  '<!--',
  '-->',
  '--!>',
  '<![CDATA[',
  ']]>',
  '<?',
  '\u0000',
  '\u00a0',
  'Hei ',
);
/** Not fast-check's own `binary`, which takes a second to list all signs there are before it gives the first. */
const anySign = fc.nat({ max: 0x10ffff }).map((point) => String.fromCodePoint(point));
const anything = fc.array(anySign, { maxLength: 4 }).map((signs) => signs.join(''));
const whole = fc.constantFrom(...CORPUS.map(({ html }) => html));

/** Markup put together from pieces that do not belong together. */
export const pieces: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: opening, weight: 6 },
      { arbitrary: closing, weight: 4 },
      { arbitrary: sign, weight: 3 },
      { arbitrary: whole, weight: 1 },
      { arbitrary: anything, weight: 1 },
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));
