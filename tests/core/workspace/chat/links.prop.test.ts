import { foldedParts, linksIn } from '@felles/core/workspace/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const address = fc.constantFrom(
  'https://felles.no',
  'http://felles.no/plan?etasje=2#b',
  'HTTPS://Felles.no:8443/a(b)c',
  'https://no.wikipedia.org/wiki/Bergen_(by)',
  'https://[::1]/x',
  'https://bø.no/å',
);
const hostile = fc.constantFrom(
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'mailto:kari@felles.no',
  'https://felles.no@evil.example/',
  'https://kari:hemmelig@felles.no',
  'https://good．evil.example',
  'https://',
  'https:///x',
  'https://-x.no',
  'https://x\u202egpj.exe',
  'file:///etc/passwd',
  'java\nscript:alert(1)',
  'xhttps://a.b',
);
const between = fc.constantFrom(' ', '\n', '. ', ') ', ', ', '"', '<b>', '\u202e', '\u200b', '', '🙂');
const piece = fc.oneof(address, hostile, between, fc.string({ unit: 'grapheme', maxLength: 12 }));
const message = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('the links of a message', () => {
  it('[W-CHAT-03] should be parts of the text, which is shown whole and in order', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(
          linksIn(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });

  it('should lead to http and https only, at a host that nothing stands before', () => {
    fc.assert(
      fc.property(message, (text) => {
        for (const { href } of linksIn(text)) {
          // Letters that make no host lead nowhere in any browser.
          if (href === null || !URL.canParse(href)) continue;
          expect(href).toMatch(/^https?:\/\/[\p{L}\p{N}[]/iu);
          const { protocol, username, password } = new URL(href);
          expect(['http:', 'https:']).toContain(protocol);
          expect([username, password]).toEqual(['', '']);
          expect(href).not.toMatch(/[\p{C}\s<>"]/u);
        }
      }),
    );
  });

  it('should be found in the middle of a sentence, without what ends the sentence', () => {
    const end = fc.constantFrom('', '.', ', og mer', ').', '?', '!', ' (se der)', '\n');
    fc.assert(
      fc.property(address, end, (link, after) => {
        expect(linksIn(`Se (${link}${after}`).filter(({ href }) => href !== null)).toEqual([
          { text: link, href: link },
        ]);
      }),
    );
  });

  it('should not come from text that only looks like an address', () => {
    fc.assert(
      fc.property(
        hostile.filter((text) => !text.includes('\u202e')),
        (text) => {
          expect(linksIn(text).filter(({ href }) => href !== null)).toEqual([]);
        },
      ),
    );
  });
});

describe('a long message', () => {
  const long = fc
    .tuple(message, fc.integer({ min: 1, max: 2_000 }))
    .map(([text, times]) => text.repeat(Math.min(times, Math.ceil(20_000 / Math.max(text.length, 1)))));

  it('should be folded to its beginning, and end within no link and no letter', () => {
    fc.assert(
      fc.property(long, (text) => {
        const parts = linksIn(text);
        const folded = foldedParts(parts);
        const shown = folded?.map((part) => part.text).join('') ?? text;
        expect(text.startsWith(shown)).toBe(true);
        expect(/\p{Cs}/u.test(shown) && !/\p{Cs}/u.test(text)).toBe(false);
        expect(shown.length).toBeLessThanOrEqual(3_000);
        expect(shown.split('\n').length).toBeLessThanOrEqual(40);
        const links = new Set(parts.map(({ href }) => href));
        for (const { href } of folded ?? []) expect(links.has(href)).toBe(true);
      }),
    );
  });

  it.each([
    ['3,000 letters', 'a'.repeat(3_000), null],
    ['one letter more', 'a'.repeat(3_001), 3_000],
    ['40 lines', 'a\n'.repeat(39), null],
    ['one line more', 'a\n'.repeat(40), 79],
  ])('should be shown whole up to a length: %s', (_, text, length) => {
    const folded = foldedParts(linksIn(text));
    expect(folded?.map((part) => part.text).join('').length ?? null).toBe(length);
  });
});
