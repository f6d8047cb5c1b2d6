import { hostOf, isWebAddress, mayLeaveFor, mayLoadFrom } from '@felles/core/internal/shared/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isWebAddress', () => {
  it('should allow only https or this machine, without a user name before the host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), hostile), (address) => {
        if (!isWebAddress(address)) return;
        expect(URL.canParse(address)).toBe(true);
        const url = new URL(address);
        expect(url.username + url.password).toBe('');
        expect(url.protocol === 'https:' || ['127.0.0.1', 'localhost'].includes(url.hostname)).toBe(true);
        expect(url.host).toBe(new URL(`${url.protocol}//${hostOf(address)}`).host);
      }),
    );
  });

  it('should let through every ordinary https address', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), (address) => {
        expect(isWebAddress(address)).toBe(true);
      }),
    );
  });
});

describe('mayLeaveFor', () => {
  const portal = { origin: 'https://portal.example', hosts: ['bank.example', '*.pay.example', 'test.example:8443'] };
  const local = { origin: 'http://127.0.0.1:4000', hosts: [] };

  it.each([
    ['https://bank.example/sign?id=1#top', true],
    ['https://BANK.example/sign', true],
    ['https://www.pay.example/checkout', true],
    ['https://test.example:8443/', true],
    ['https://pay.example/', false],
    ['https://notpay.example/', false],
    ['https://bank.example:8443/', false],
    ['https://bank.example.elsewhere.invalid/', false],
    ['https://elsewhere.invalid/bank.example', false],
    ['https://bank.example@elsewhere.invalid/', false],
    ['http://bank.example/', false],
    ['http://127.0.0.1:4001/', false],
    ['https://localhost/', false],
    ['//bank.example/', false],
    ['javascript:alert(1)//bank.example', false],
    ['', false],
  ])('should for a portal on the web be of %s: %s', (address, expected) => {
    expect(mayLeaveFor(address, portal)).toBe(expected);
  });

  it.each([
    ['http://127.0.0.1:4001/sign', true],
    ['http://localhost:4001/sign', true],
    ['https://bank.example/', false],
    ['http://127.0.0.1.elsewhere.invalid/', false],
  ])('should for a portal on this machine be of %s: %s', (address, expected) => {
    expect(mayLeaveFor(address, local)).toBe(expected);
  });

  it('should lead a page of the web nowhere but to https at a host that was named', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), hostile), (address) => {
        if (!mayLeaveFor(address, portal)) return;
        const { protocol, host } = new URL(address);
        expect(protocol).toBe('https:');
        expect(host === 'bank.example' || host === 'test.example:8443' || host.endsWith('.pay.example')).toBe(true);
      }),
    );
  });

  it('should lead to https at any host where the service has no list of hosts, and nowhere else', () => {
    const page = { origin: 'https://portal.example', hosts: null };
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https', 'http'] }), hostile), (address) => {
        const isOpen = isWebAddress(address) && /^https:/i.test(address);
        expect(mayLeaveFor(address, page)).toBe(
          isOpen && !/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/i.test(hostOf(address)),
        );
        expect(mayLoadFrom(address, page)).toBe(mayLeaveFor(address, page));
      }),
    );
    expect([mayLeaveFor('https://bank.example/sign', page), mayLoadFrom('https://pay.example/a.js', page)]).toEqual([
      true,
      true,
    ]);
  });

  it('should lead nowhere where the list of hosts names none', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.constantFrom('', '*', '*.'), (address, allowed) => {
        expect(mayLeaveFor(address, { origin: 'https://portal.example', hosts: [allowed] })).toBe(false);
      }),
    );
  });
});

/** Pieces that have led others astray, in any order. */
const hostile = fc
  .array(
    fc.constantFrom(
      'https:',
      'http:',
      'javascript:',
      'data:',
      '//',
      '/',
      '\\',
      '@',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'bank.example',
      '.pay.example',
      '127.0.0.1',
      'localhost',
      ':80',
      '#',
      '?',
      '%00',
      '.',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));
