import { phoneDigits } from '@felles/core/internal/portal/session/login-rules';
import { isCredential, parseSaved, writeSaved } from '@felles/core/internal/portal/session/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../../../support/arbitraries/text.ts';

const opener = fc.stringMatching(/^[\w.~+/=:-]{1,60}$/);
const ownerId = fc.nat({ max: 999_999_999_999_999 });

describe('a saved session', () => {
  it('should come back as it was written', () => {
    fc.assert(
      fc.property(opener, ownerId, (sessid, owner) => {
        expect(parseSaved(writeSaved({ sessid, ownerId: owner }))).toEqual({ sessid, ownerId: owner });
      }),
    );
  });

  it('should never be read as something that cannot be sent', () => {
    const text = fc.oneof(
      unicodeText(),
      fc.tuple(ownerId, fc.string()).map(([owner, rest]) => `${owner}.${rest}`),
    );
    fc.assert(
      fc.property(text, (given) => {
        const saved = parseSaved(given);
        expect(saved === null || (isCredential(saved.sessid) && Number.isSafeInteger(saved.ownerId))).toBe(true);
      }),
    );
  });
});

describe('phoneDigits', () => {
  it('[P-SESSION-22] should leave every number of digits as it is, its leading zeros too', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,17}$/), (digits) => {
        expect(phoneDigits(digits)).toBe(digits);
      }),
    );
  });

  it('[P-SESSION-22] should give digits or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[+\d ()a.-]{0,20}$/)), (phone) => {
        expect(phoneDigits(phone) ?? '0').toMatch(/^\d{1,17}$/);
      }),
    );
  });
});
