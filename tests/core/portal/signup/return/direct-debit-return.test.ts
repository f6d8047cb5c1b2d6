import { parametersIn } from '@felles/core/internal/portal/center/parameters';
import { callbackIn, directDebitReturn } from '@felles/core/internal/portal/signup/returns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('where the direct-debit provider sends a member back to', () => {
  it('[P-PAYMENT-52] should be the member page of the center, with callback, shortterm and directdebit', () => {
    expect(directDebitReturn('https://portal.example', 'nordlys', { temporary: false, noDirectDebit: false })).toBe(
      'https://portal.example/nordlys/member?callback=avtalegiro&shortterm=false&directdebit=true',
    );
  });

  it('[P-PAYMENT-52] should say of any membership what it is, and be read as that return', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), fc.string(), (temporary, noDirectDebit, code) => {
        const well = code.replace(/[\ud800-\udfff]/g, '');
        const address = new URL(directDebitReturn('https://portal.example', well, { temporary, noDirectDebit }));
        const said = Object.fromEntries(address.searchParams);
        expect(said).toEqual({ callback: 'avtalegiro', shortterm: `${temporary}`, directdebit: `${!noDirectDebit}` });
        expect(callbackIn(parametersIn({ ...said, status: 'ok' }))).toEqual({ provider: 'directDebit', status: 'ok' });
      }),
    );
  });
});
