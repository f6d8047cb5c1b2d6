import { activeSignup } from '@felles/core/internal/portal/signup/active-signup';
import { describe, expect, it } from 'vitest';
import { aCompanySignup, CODE } from '../../../../support/a-company.ts';
import { aPrivateSignup, aStandardRegister, aTab } from '../../../../support/a-register.ts';

describe('the sign-up that the visitor is in the middle of', () => {
  const flows = [
    ['member', aStandardRegister],
    ['company', aCompanySignup],
    ['private', aPrivateSignup],
  ] as const;

  it.each(flows)('should be the one whose page was shown last: %s', (flow, open) => {
    const where = aTab();
    const first = aStandardRegister({ where });
    first.needs.person.change('firstname', 'Ola');
    first.store.close();
    const { store, needs } = open({ where });
    store.close();
    expect(activeSignup(needs.drafts)).toBe(flow);
  });

  it.each(flows)('should be none that was only looked at, or emptied again: %s', (_, open) => {
    const { needs, store } = open();
    needs.person.change('firstname', 'Ola');
    needs.person.chooseBirthDate({ day: 1, month: null, year: null });
    expect(activeSignup(needs.drafts)).not.toBeNull();
    needs.person.change('firstname', '');
    needs.person.chooseBirthDate({ day: null, month: null, year: null });
    expect(activeSignup(needs.drafts)).toBeNull();
    store.close();
    expect(activeSignup(needs.drafts)).toBeNull();
  });

  it('should be the one in which something was chosen, agreed to, or typed for the payer', () => {
    const standard = aStandardRegister();
    standard.choose();
    expect(activeSignup(standard.needs.drafts)).toBe('member');
    const agreed = aStandardRegister();
    agreed.needs.person.approveTerms(true);
    expect(activeSignup(agreed.needs.drafts)).toBe('member');
    const company = aCompanySignup();
    company.code.type(CODE);
    expect(activeSignup(company.needs.drafts)).toBe('company');
    const privately = aPrivateSignup();
    privately.store.contact.type('10000011');
    expect(activeSignup(privately.needs.drafts)).toBe('private');
  });

  it('should be none once the visitor has started over, or it has ended', () => {
    const { needs } = aCompanySignup();
    needs.person.change('firstname', 'Ola');
    needs.drafts.startOver();
    expect(activeSignup(needs.drafts)).toBeNull();
    const { needs: others } = aPrivateSignup();
    others.person.change('firstname', 'Ola');
    others.drafts.clear();
    expect(activeSignup(others.drafts)).toBeNull();
  });
});
