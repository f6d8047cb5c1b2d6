import { MembershipGroups, Memberships } from '@felles/core/internal/portal/membership/model';
import {
  ContractRecord,
  NewContract,
  NewMember,
  NewProfile,
  SignupInformation,
} from '@felles/core/internal/portal/signup/model';
import {
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from '@felles/core/internal/portal/sponsor/model';
import * as z from 'zod/mini';
import { loggable, words } from '../call.ts';
import { visitor } from '../rows.ts';
import { WholeNumber, WholeNumbers, YesOrNo } from '../values.ts';

// A member is brought up to date by the row of the profile.

const SHOWN = { acceptedTerms: 'accepted-terms', shownPrice: 'shown-price' } as const;

/** A sign-up creates a member, a contract and a profile, each once by its key. */
export const signup = {
  /** [P-SIGNUP-61] [P-SIGNUP-62] The answer has the invoice to pay, and the address where a direct debit is signed. */
  createMember: visitor.create('/v1/boostsignup/member', 'Creates a member with an agreement', {
    body: NewMember,
    reply: SignupInformation,
    added: SHOWN,
  }),
  /** [P-SIGNUP-65] It changes nothing of the person, and answers with an invoice and an address as `createMember` does. */
  createContract: visitor.create('/v1/boostsignup/member/{memberId}/contract', 'A new agreement for a known person', {
    body: NewContract,
    reply: ContractRecord,
    added: { ...SHOWN, is_privately_sponsored: 'privately-sponsored' },
  }),
  /** [P-SIGNUP-54] Nothing is bought, so the answer has no invoice. */
  createProfile: visitor.create('/v1/boostsignup/profile', 'Creates a profile without an agreement', {
    body: NewProfile,
    reply: SignupInformation,
  }),
};

/** Members for whom another pays: codes of payers, the request by SMS and its acceptance. */
export const sponsor = {
  // Whether a center takes sponsored members at all is asked with the center.

  /** [P-SPONSOR-11] An answer without the list of departments is malformed: it does not open all of them. */
  lookUpCode: visitor.get('/v1/boostsignup/sponsor/{sponsorcode}', 'The departments of a company’s code', {
    query: z.object({ contractId: z.optional(z.string()) }),
    reply: SponsorCodeLookup,
  }),
  /** [P-SPONSOR-36] A repeated request changes nothing, so it takes no key. Its answer is not needed. */
  useCode: visitor.post('/v1/boostsignup/sponsor/{sponsorcode}', 'The company of a code pays for a member', {
    body: SponsorCodeUse,
    reply: z.record(z.string(), z.string()),
  }),
  /** [P-SPONSOR-14] A GET that sends a message: a repeated one may send another. */
  contact: visitor.get(
    '/v1/boostsignup/lookup/sponsor/{phonenumber}',
    'Asks the owner of this number by SMS to pay for a member',
    {
      query: z.object({
        departmentId: WholeNumber,
        memberId: z.string(),
        signupUrl: z.string(),
        netsCallbackUrl: z.string(),
        acceptanceCallbackUrl: z.string(),
        contractId: z.optional(z.string()),
      }),
      loggableQuery: ['departmentId'],
      reply: words,
      hasSideEffect: true,
    },
  ),
  /** [P-SPONSOR-30] The service spells its path so. The hash of the link is enough, as a payer has no session. */
  sponsored: visitor.get('/sponsed', 'The member of a payer’s link', {
    query: z.object({ sponsorConnectionHash: z.string() }),
    reply: SponsoredMember,
  }),
  /** [P-SPONSOR-33] The hash in the body says which member it is for; the answer has the address to sign at. */
  createSponsor: visitor.create('/v1/boostsignup/sponsor', 'Creates a sponsor, who then signs', {
    body: SponsorInformation,
    reply: SponsorCreated,
  }),
  /** [P-SPONSOR-38] Accepting twice is accepting once. The hash may stand in the query instead of a body. */
  accept: visitor.post('/v1/boostsignup/sponsor_connection', 'Accepts to pay for a member', {
    query: z.object({ hash: z.optional(z.string()) }),
    body: z.optional(z.object({ hash: z.optional(z.string()) })),
    reply: SponsorConnection,
  }),
};

/** Memberships on sale at a center, and their groups. */
export const membership = {
  /** [P-MEMBERSHIP-13] Without groups those of every group. */
  memberships: visitor.get('/departments/{departmentid}/memberships', 'The memberships of a department', {
    params: z.object({ departmentid: WholeNumber }),
    query: loggable({ include_hidden: z.optional(YesOrNo), group_ids: z.optional(WholeNumbers) }),
    reply: Memberships,
  }),
  /** [P-MEMBERSHIP-14] Those of the whole center, also the ones that are not active. */
  groups: visitor.get('/departments/memberships/groups', 'The groups of memberships', { reply: MembershipGroups }),
};
