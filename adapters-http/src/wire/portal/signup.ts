/** What a sign-up creates: member, contract and profile, each once by its key. */

import { ContractRecord, NewContract, NewMember, NewProfile, SignupInformation } from '@felles/core/portal/signup';
import { visitor } from '../rows.ts';

// A member is brought up to date by the row of the profile.

const SHOWN = { acceptedTerms: 'accepted-terms', shownPrice: 'shown-price' } as const;

/** [P-SIGNUP-61] [P-SIGNUP-62] The answer has the invoice to pay, and the address where a direct debit is signed. */
export const createMember = visitor.post(
  '/v1/boostsignup/member',
  'Makes a visitor a member, with an agreement and its first invoice',
  { aliases: ['/member'], body: NewMember, reply: SignupInformation, takesKey: true, added: SHOWN },
);

/** [P-SIGNUP-65] It changes nothing of the person, and answers with an invoice and an address as `createMember` does. */
export const createContract = visitor.post(
  '/v1/boostsignup/member/{memberId}/contract',
  'A new agreement, with its first invoice, for a person who is known already',
  {
    aliases: ['/member/{memberId}/contract'],
    body: NewContract,
    reply: ContractRecord,
    takesKey: true,
    added: { ...SHOWN, is_privately_sponsored: 'privately-sponsored' },
  },
);

/** [P-SIGNUP-54] Nothing is bought, so the answer has no invoice. */
export const createProfile = visitor.post(
  '/v1/boostsignup/profile',
  'Makes a visitor known to the center, without an agreement',
  { aliases: ['/profile'], body: NewProfile, reply: SignupInformation, takesKey: true },
);
