import { isDirectDebitSetUp } from '@felles/core/internal/portal/payment/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('isDirectDebitSetUp', () => {
  it.each([
    [{ status: 'ok' }, true],
    [{ status: 'ok', success: 'false' }, true],
    [{ status: 'not_started', success: 'true' }, false],
    [{ status: 'not_ok', success: 'ok' }, false],
    [{ status: '', success: 'true' }, false],
    [{ status: 'OK' }, false],
    [{ status: 'true' }, false],
    [{ success: 'ok' }, true],
    [{ success: 'true' }, true],
    [{ success: 'false' }, false],
    [{ success: '' }, false],
    [{}, false],
  ])('[P-PAYMENT-48] should make of %j: %s', (result, expected) => {
    expect(isDirectDebitSetUp(result)).toBe(expected);
  });

  it('[P-PAYMENT-48] should listen to nothing but a status where there is one', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.option(fc.constantFrom('ok', 'true', 'false'), { nil: undefined }),
        (status, success) => {
          expect(isDirectDebitSetUp({ status, success })).toBe(isDirectDebitSetUp({ status }));
          expect(isDirectDebitSetUp({ status })).toBe(status === 'ok');
        },
      ),
    );
  });
});
