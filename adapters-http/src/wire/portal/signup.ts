/** What a sign-up creates: member, contract and profile, each once by its key. */

import { ContractRecord, NewContract, NewMember, NewProfile, SignupInformation } from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

// A member is brought up to date by the row of the profile.

const SHOWN = { acceptedTerms: 'accepted-terms', shownPrice: 'shown-price' } as const;

/** [P-SIGNUP-61] [P-SIGNUP-62] The answer has the invoice to pay, and the address where a direct debit is signed. */
export const createMember = call({
  method: 'POST',
  path: '/v1/boostsignup/member',
  aliases: ['/member'],
  access: 'center',
  summary: 'Makes a visitor a member, with an agreement and its first invoice',
  body: { format: 'json', schema: NewMember },
  reply: json(SignupInformation),
  takesKey: true,
  added: SHOWN,
});

/** [P-SIGNUP-65] It changes nothing of the person, and answers with an invoice and an address as `createMember` does. */
export const createContract = call({
  method: 'POST',
  path: '/v1/boostsignup/member/{memberId}/contract',
  aliases: ['/member/{memberId}/contract'],
  access: 'center',
  summary: 'A new agreement, with its first invoice, for a person who is known already',
  params: z.object({ memberId: z.string() }),
  body: { format: 'json', schema: NewContract },
  reply: json(ContractRecord),
  takesKey: true,
  added: { ...SHOWN, is_privately_sponsored: 'privately-sponsored' },
});

/** [P-SIGNUP-54] Nothing is bought, so the answer has no invoice. */
export const createProfile = call({
  method: 'POST',
  path: '/v1/boostsignup/profile',
  aliases: ['/profile'],
  access: 'center',
  summary: 'Makes a visitor known to the center, without an agreement',
  body: { format: 'json', schema: NewProfile },
  reply: json(SignupInformation),
  takesKey: true,
});
