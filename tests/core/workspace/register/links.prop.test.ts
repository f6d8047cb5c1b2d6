import { addressFields } from '@felles/core/internal/workspace/register/addresses';
import {
  addressLines,
  callLink,
  draftOfAddress,
  mailLink,
  nameIn,
  smsLink,
  webLink,
} from '@felles/core/workspace/register';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../../../support/arbitraries/text.ts';

const ATTACKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' data:text/html,<script>',
  'https://firma.no@evil.example',
  'http://firma.no:80@evil.example/',
  'https:\\\\evil.example',
  'http://a\u0000.no',
  '//evil.example',
  'vbscript:x',
  'ftp://firma.no',
  'https://',
  'http://firma.no/\u202Egpj.exe x',
  '',
];

const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  unicodeText(),
  fc.webUrl(),
  fc.emailAddress(),
  fc
    .tuple(fc.constantFrom(...ATTACKS, 'http://', 'https://', 'tel:', 'mailto:'), fc.string())
    .map((parts) => parts.join('')),
);

describe('where a number, an e-mail and a web site lead', () => {
  it('should be by tel, sms, mailto, http and https alone, without anything that could be read as more', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(callLink(given) ?? 'tel:10').toMatch(/^tel:\+?\d+$/);
        expect(smsLink(given) ?? 'sms:10').toMatch(/^sms:\+?\d+$/);
        expect(mailLink(given) ?? 'mailto:a@b.no').toMatch(/^mailto:[^\s?&%,;<>"]+@[^\s?&%,;<>"@]+$/);
        const site = webLink(given);
        if (site === null) return;
        expect(site).toMatch(/^https?:\/\//i);
        // No browser goes to a host that is none.
        if (!URL.canParse(site)) return;
        expect(new URL(site).username + new URL(site).password).toBe('');
        expect(site).not.toMatch(/[\s\\\p{Cc}]/u);
      }),
    );
  });

  it.each(ATTACKS)('should be nowhere for %j', (given) => {
    expect([webLink(given), callLink(given), smsLink(given), mailLink(given)]).toEqual([null, null, null, null]);
  });

  it('should be as they are written, with what people write between the digits left out', () => {
    expect(callLink('+47 10 10 00-01')).toBe('tel:+4710100001');
    expect(smsLink(10_100_001)).toBe('sms:10100001');
    expect(mailLink(' post@firma.no ')).toBe('mailto:post@firma.no');
    expect(webLink('http://firma.example.no/om')).toBe('http://firma.example.no/om');
    expect(webLink('www.blåbær.no')).toBe('https://www.blåbær.no');
    expect([webLink('ingen'), mailLink('post hos firma'), callLink('ring meg'), callLink(null)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('an address', () => {
  const address = fc.record({ address: fc.string(), postal_code: fc.string(), city: fc.string() });
  const given = fc.oneof(address, fc.string(), fc.constantFrom(null, undefined), fc.record({ city: fc.string() }));

  it('should be sent in the form that the service had it in, and be read as it was typed', () => {
    fc.assert(
      fc.property(given, address, (before, typed) => {
        const sent = addressFields(typed, before);
        expect(typeof sent).toBe(typeof before === 'string' ? 'string' : 'object');
        expect(addressLines(sent).join(', ')).toBe(addressLines(draftOfAddress(typed)).join(', '));
      }),
    );
    const more = { address: 'a', floor: 2 };
    expect(addressFields({ address: 'b', postal_code: '', city: '' }, more)).toMatchObject({ address: 'b', floor: 2 });
  });

  it('should have no empty line', () => {
    fc.assert(
      fc.property(given, (one) => void expect(addressLines(one).every((line) => line.trim() !== '')).toBe(true)),
    );
    expect(addressLines({ address: ' Storgata 1 ', postal_code: 150, city: 'Oslo' })).toEqual([
      'Storgata 1',
      '150 Oslo',
    ]);
  });
});

it('should call what a record names by its name, else by its id', () => {
  const names = [{ id: '2', name: 'Bygg' }, { id: '2', name: '' }, 'Bygg', 7, null, undefined, {}];
  expect(names.map(nameIn)).toEqual(['Bygg', '2', 'Bygg', '7', '', '', '']);
});
