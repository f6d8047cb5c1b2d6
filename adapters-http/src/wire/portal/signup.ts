// A sign-up creates a member, a contract or a profile, each once by its key.
import { ContractRecord, NewContract, NewMember, NewProfile, SignupInformation } from '@felles/core/portal/signup';
import { visitor } from '../rows.ts';

// A member is brought up to date by the row of the profile.

const SHOWN = { acceptedTerms: 'accepted-terms', shownPrice: 'shown-price' } as const;

/** A sign-up creates a member, a contract and a profile, each once by its key. */
export const signup = {
  /** [P-SIGNUP-61] [P-SIGNUP-62] The answer has the invoice to pay, and the address where a direct debit is signed. */
  createMember: visitor.post('/v1/boostsignup/member', 'Creates a member with an agreement', {
    aliases: ['/member'],
    body: NewMember,
    reply: SignupInformation,
    takesKey: true,
    added: SHOWN,
  }),
  /** [P-SIGNUP-65] It changes nothing of the person, and answers with an invoice and an address as `createMember` does. */
  createContract: visitor.post('/v1/boostsignup/member/{memberId}/contract', 'A new agreement for a known person', {
    aliases: ['/member/{memberId}/contract'],
    body: NewContract,
    reply: ContractRecord,
    takesKey: true,
    added: { ...SHOWN, is_privately_sponsored: 'privately-sponsored' },
  }),
  /** [P-SIGNUP-54] Nothing is bought, so the answer has no invoice. */
  createProfile: visitor.post('/v1/boostsignup/profile', 'Creates a profile without an agreement', {
    aliases: ['/profile'],
    body: NewProfile,
    reply: SignupInformation,
    takesKey: true,
  }),
};
