import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPaymentRegister, aStandardRegister, aTab, MONTHLY, PREPAID } from '../../../../support/a-register.ts';
import { SECOND } from '../../../../support/at.ts';

/** The sign-up that the visitor has really begun in the tab before an address reports a signature. */
const BEGUN = ['nothing', 'filledIn', 'sentWithoutDirectDebit', 'sentAndNotSigned', 'leftToSign'] as const;
type Begun = (typeof BEGUN)[number];
const STATUSES = ['ok', 'not_started', 'not_ok', 'strange', undefined] as const;
const OF_FLOW = { standard: BEGUN, payment: BEGUN.filter((begun) => begun !== 'sentAndNotSigned') };

function begin(register: ReturnType<typeof aStandardRegister> | ReturnType<typeof aPaymentRegister>, begun: Begun) {
  if (begun === 'nothing') return;
  register.fillOut(begun === 'sentWithoutDirectDebit' ? PREPAID.id : MONTHLY.id);
  if (begun === 'filledIn') return;
  register.send();
}

/** Whether the page of a flow calls a direct debit signed, and whether it says anything of one at all. */
const FLOWS = {
  standard(where: ReturnType<typeof aTab>, begun: Begun, back: typeof where, parameters: Record<string, string>) {
    const before = aStandardRegister({ where });
    begin(before, begun);
    if (begun === 'leftToSign') before.store.sign();
    const after = aStandardRegister({ where: back, later: 60 * SECOND, parameters });
    after.clock.pass(5 * SECOND);
    const { returned, evidence } = after.view();
    return { isSigned: returned === 'ok' && evidence === 'own', isMentioned: returned !== null };
  },
  payment(where: ReturnType<typeof aTab>, begun: Begun, back: typeof where, parameters: Record<string, string>) {
    begin(aPaymentRegister({ where }), begun);
    const after = aPaymentRegister({ where: back, later: 60 * SECOND, parameters });
    after.clock.pass(5 * SECOND);
    const { isSigned, step } = after.view();
    after.store.finish();
    after.clock.pass(5 * SECOND);
    const { completion } = after.view();
    const endsSigned = completion?.end === 'complete' && !completion.receipt.isPaid;
    return {
      isSigned: isSigned || endsSigned,
      isMentioned: isSigned || endsSigned || step === 'directDebit' || completion?.end === 'unsigned',
    };
  },
};

const drawn = fc.constantFrom('standard' as const, 'payment' as const).chain((flow) =>
  fc.record({
    flow: fc.constant(flow),
    begun: fc.constantFrom(...OF_FLOW[flow]),
    status: fc.constantFrom(...STATUSES),
    isSameTab: fc.boolean(),
  }),
);

describe('an address that reports a direct debit', () => {
  it('should be believed exactly where this tab left to sign, in any flow', () => {
    fc.assert(
      fc.property(drawn, ({ flow, begun, status, isSameTab }) => {
        const where = aTab();
        const parameters = { callback: 'avtalegiro', ...(status !== undefined && { status }) };
        const back = isSameTab ? where : aTab(undefined, where.saved);
        const seen = FLOWS[flow](where, begun, back, parameters);
        expect(seen.isSigned).toBe(isSameTab && begun === 'leftToSign' && status === 'ok');
        if (begun === 'sentWithoutDirectDebit') expect(seen.isMentioned).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
