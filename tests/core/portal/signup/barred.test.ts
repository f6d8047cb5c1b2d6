import { describe, expect, it } from 'vitest';
import { aCompanySignup } from '../../../support/a-company.ts';
import { aProfile } from '../../../support/a-profile.ts';
import { aPaymentRegister, aPrivateSignup, aStandardRegister } from '../../../support/a-register.ts';
import { SECOND } from '../../../support/at.ts';

type Given = Parameters<typeof aStandardRegister>[0];

const FLOWS = [
  ['standard register', (given: Given) => aStandardRegister(given)],
  ['payment register', (given: Given) => aPaymentRegister(given)],
  ['company sign-up', (given: Given) => aCompanySignup(given)],
  ['private sign-up', (given: Given) => aPrivateSignup(given)],
] as const;

const WHO = [
  ['an agreement', 'hasActiveAgreement', aProfile()],
  ['a sponsor', 'hasSponsor', aProfile({ avtaler: [], is_sponsored: true })],
] as const;

describe.each(FLOWS)('the %s', (_, open) => {
  it.each(WHO)(
    '[P-MEMBERSHIP-45] should send nothing for a member who has %s, be it known at once or late',
    (_who, why, profile) => {
      for (const profileAfter of [50, 30 * SECOND]) {
        const signup = open({ profile, profileAfter });
        const press = () => {
          signup.send();
        };
        if ('giveCode' in signup) signup.giveCode();
        press();
        signup.choose();
        press();
        signup.fillIn();
        press();
        signup.clock.pass(30 * SECOND);
        press();
        press();
        expect([...signup.created, ...signup.updated, ...signup.contracted]).toEqual([]);
        expect(signup.view()).toMatchObject({ barred: why, next: { isOffered: false } });
      }
    },
  );
});
