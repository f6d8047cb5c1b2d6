// Members for whom another pays.
import {
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from '@felles/core/portal/sponsor';
import * as z from 'zod/mini';
import { words } from '../call.ts';
import { visitor } from '../rows.ts';
import { WholeNumber } from '../values.ts';

/** Members for whom another pays: codes of payers, the request by SMS and its acceptance. */
export const sponsor = {
  // Whether a center takes sponsored members at all is asked with the center.

  /** [P-SPONSOR-11] An answer without the list of departments is malformed: it does not open all of them. */
  lookUpCode: visitor.get('/v1/boostsignup/sponsor/{sponsorcode}', 'The departments of a company’s code', {
    aliases: ['/sponsor/{sponsorcode}'],
    query: z.object({ contractId: z.optional(z.string()) }),
    reply: SponsorCodeLookup,
  }),
  /** [P-SPONSOR-36] A repeated request changes nothing, so it takes no key. Its answer is not needed. */
  useCode: visitor.post('/v1/boostsignup/sponsor/{sponsorcode}', 'The company of a code pays for a member', {
    aliases: ['/sponsor/{sponsorcode}'],
    body: SponsorCodeUse,
    reply: z.record(z.string(), z.string()),
  }),
  /** [P-SPONSOR-14] A GET that sends a message: a repeated one may send another. */
  contact: visitor.get(
    '/v1/boostsignup/lookup/sponsor/{phonenumber}',
    'Asks the owner of this number by SMS to pay for a member',
    {
      aliases: ['/lookup/sponsor/{phonenumber}'],
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
    aliases: ['/v1/boostsignup/sponsed'],
    query: z.object({ sponsorConnectionHash: z.string() }),
    reply: SponsoredMember,
  }),
  /** [P-SPONSOR-33] The hash in the body says which member it is for; the answer has the address to sign at. */
  createSponsor: visitor.post('/v1/boostsignup/sponsor', 'Creates a sponsor, who then signs', {
    aliases: ['/sponsor'],
    body: SponsorInformation,
    reply: SponsorCreated,
    takesKey: true,
  }),
  /** [P-SPONSOR-38] Accepting twice is accepting once. The hash may stand in the query instead of a body. */
  accept: visitor.post('/v1/boostsignup/sponsor_connection', 'Accepts to pay for a member', {
    aliases: ['/sponsor_connection'],
    query: z.object({ hash: z.optional(z.string()) }),
    body: z.optional(z.object({ hash: z.optional(z.string()) })),
    reply: SponsorConnection,
  }),
};
