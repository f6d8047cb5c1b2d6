import { begunSignup } from '@felles/core/portal';
import { describe, expect, it } from 'vitest';
import { aCompanySignup } from '../../../support/a-company.ts';
import { aPrivateSignup, aStandardRegister, aTab } from '../../../support/a-register.ts';

describe('the sign-up somebody is in the middle of', () => {
  it.each([
    ['member', aStandardRegister],
    ['company', aCompanySignup],
    ['private', aPrivateSignup],
  ] as const)('should be the one whose page was shown last: %s', (flow, open) => {
    const where = aTab();
    aStandardRegister({ where }).store.close();
    const { store, needs } = open({ where });
    store.close();
    expect(begunSignup(needs.drafts)).toBe(flow);
  });

  it('should be none once the visitor has begun anew, or it has ended', () => {
    const { needs } = aCompanySignup();
    needs.drafts.beginAnew();
    expect(begunSignup(needs.drafts)).toBeNull();
    const { needs: others } = aPrivateSignup();
    others.drafts.clear();
    expect(begunSignup(others.drafts)).toBeNull();
  });
});
