/** Members for whom another pays: codes of payers, the request by SMS and its acceptance. */

import {
  SponsorCodeLookup,
  SponsorCodeUse,
  SponsorConnection,
  SponsorCreated,
  SponsoredMember,
  SponsorInformation,
} from '@felles/core/portal';
import * as z from 'zod/mini';
import { call, json, words } from '../call.ts';
import { WholeNumber } from '../values.ts';

// Whether a center takes sponsored members at all is asked with the center.

/** [P-SPONSOR-11] An answer without the list of departments is malformed: it does not open all of them. */
export const lookUpCode = call({
  method: 'GET',
  path: '/v1/boostsignup/sponsor/{sponsorcode}',
  aliases: ['/sponsor/{sponsorcode}'],
  access: 'center',
  summary: 'The departments that a company’s code opens',
  params: z.object({ sponsorcode: z.string() }),
  query: z.object({ contractId: z.optional(z.string()) }),
  reply: json(SponsorCodeLookup),
});

/** [P-SPONSOR-36] A repeated request changes nothing, so it takes no key. Its answer is not needed. */
export const useCode = call({
  method: 'POST',
  path: '/v1/boostsignup/sponsor/{sponsorcode}',
  aliases: ['/sponsor/{sponsorcode}'],
  access: 'center',
  summary: 'Lets the company of a code pay for a member',
  params: z.object({ sponsorcode: z.string() }),
  body: { format: 'json', schema: SponsorCodeUse },
  reply: json(z.record(z.string(), z.string())),
});

/** [P-SPONSOR-14] A GET that sends a message: a repeated one may send another. */
export const contact = call({
  method: 'GET',
  path: '/v1/boostsignup/lookup/sponsor/{phonenumber}',
  aliases: ['/lookup/sponsor/{phonenumber}'],
  access: 'center',
  summary: 'Sends this number an SMS that asks its owner to pay for a member, and tells how they stand',
  params: z.object({ phonenumber: z.string() }),
  query: z.object({
    departmentId: WholeNumber,
    memberId: z.string(),
    signupUrl: z.string(),
    netsCallbackUrl: z.string(),
    acceptanceCallbackUrl: z.string(),
    contractId: z.optional(z.string()),
  }),
  harmless: ['departmentId'],
  reply: words,
  sends: true,
});

/** [P-SPONSOR-30] The service spells its path so. The hash of the link is enough, as a payer has no session. */
export const sponsored = call({
  method: 'GET',
  path: '/sponsed',
  aliases: ['/v1/boostsignup/sponsed'],
  access: 'center',
  summary: 'The member whom the payer was asked to pay for',
  query: z.object({ sponsorConnectionHash: z.string() }),
  reply: json(SponsoredMember),
});

/** [P-SPONSOR-33] The hash in the body says which member it is for; the answer has the address to sign at. */
export const createSponsor = call({
  method: 'POST',
  path: '/v1/boostsignup/sponsor',
  aliases: ['/sponsor'],
  access: 'center',
  summary: 'Writes a sponsor down, and tells where they sign',
  body: { format: 'json', schema: SponsorInformation },
  reply: json(SponsorCreated),
  takesKey: true,
});

/** [P-SPONSOR-38] Accepting twice is accepting once. The hash may stand in the query instead of a body. */
export const accept = call({
  method: 'POST',
  path: '/v1/boostsignup/sponsor_connection',
  aliases: ['/sponsor_connection'],
  access: 'center',
  summary: 'Accepts to pay for the member of a link',
  query: z.object({ hash: z.optional(z.string()) }),
  body: { format: 'json', schema: z.optional(z.object({ hash: z.optional(z.string()) })) },
  reply: json(SponsorConnection),
});
