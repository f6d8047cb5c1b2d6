// What is still to be sent of a sign-up, given what the service has answered so far.
import * as z from 'zod/mini';
import type { PersonalInformation } from '../../person/model.ts';
import { PERSON_FIELDS } from '../../person/rules.ts';
import type { Sent } from '../steps/progress.ts';

/** What somebody has chosen and filled in, all of it there. */
export interface Wanted {
  readonly person: PersonalInformation;
  readonly departmentId: number;
  readonly membershipId: number;
  /** Where the direct-debit provider sends the browser back to. */
  readonly netsCallbackUrl: string;
  /** Who pays, where it is not the member. */
  readonly payer: { readonly sponsor_code?: string; readonly is_privately_sponsored?: true };
}

/** What the service has taken in of this sign-up, and what it gave for it. Kept with the drafts. */
export const SentRecord = z.object({
  memberId: z.string(),
  /** The person as they were last sent, to compare with. */
  person: z.string(),
  /** The agreement that was last sent; null between a member that was made known and their agreement. */
  choice: z.nullable(z.object({ departmentId: z.number(), membershipId: z.number() })),
  contractId: z.nullable(z.string()),
  invoiceId: z.nullable(z.string()),
  /** Where to sign, as the service gave it: nobody is led there unasked. */
  link: z.nullable(z.string()),
  /** Of the company that the service knows to pay for the agreement. */
  code: z.optional(z.nullable(z.string())),
  /** Whether the service knows that somebody else is to pay for it. */
  isPrivate: z.optional(z.boolean()),
  /** By which name the service knows them, where it has said so. */
  knownAs: z.optional(z.nullable(z.string())),
  /** Whether the member was logged in: what they sent is nobody's who has no session. */
  hadSession: z.optional(z.boolean()),
});
export type SentRecord = Readonly<z.infer<typeof SentRecord>>;

export type SignupCall =
  | { readonly kind: 'createMember' }
  | { readonly kind: 'updateMember'; readonly memberId: string }
  | { readonly kind: 'createContract'; readonly memberId: string }
  /** An agreement of somebody who was known already does not say yet which company pays. */
  | { readonly kind: 'useCode'; readonly memberId: string; readonly code: string; readonly contractId: string | null };

/** The person as they are compared, wherever they stand among other things. That they approve of the terms is no part of who they are. */
export const personText = (person: PersonalInformation): string => JSON.stringify(person, [...PERSON_FIELDS]);

/** What was sent counts for the one it was sent of: whoever is logged in as somebody else, or as nobody any more, begins anew. */
export const sentBy = (sent: SentRecord | null, memberId: string | null): SentRecord | null =>
  sent && (memberId === null ? sent.hadSession !== true : memberId === sent.memberId) ? sent : null;

/**
 * [P-SIGNUP-60] [P-SIGNUP-90] The next call; null when the service has everything. A member is created once, and what
 * was changed since is an update; another choice is another agreement.
 */
export function nextCall(sent: SentRecord | null, wanted: Wanted, memberId: string | null): SignupCall | null {
  const known = sentBy(sent, memberId);
  if (known === null) return memberId === null ? { kind: 'createMember' } : { kind: 'updateMember', memberId };
  if (known.person !== personText(wanted.person)) return { kind: 'updateMember', memberId: known.memberId };
  if (!hasChoice(known, wanted) || isPaidOtherwise(known, wanted))
    return { kind: 'createContract', memberId: known.memberId };
  const { sponsor_code: code } = wanted.payer;
  const { memberId: whose, contractId } = known;
  return code === undefined || code === known.code ? null : { kind: 'useCode', memberId: whose, code, contractId };
}

/** How what was sent compares with what is there now. What is no longer whole has changed. */
export function sentState(sent: SentRecord | null, wanted: Wanted | null, memberId: string | null): Sent {
  if (sentBy(sent, memberId) === null) return 'nothing';
  return wanted !== null && nextCall(sent, wanted, memberId) === null ? 'current' : 'changed';
}

const hasChoice = ({ choice }: SentRecord, { departmentId, membershipId }: Wanted): boolean =>
  choice?.departmentId === departmentId && choice.membershipId === membershipId;

/** Only a company can be named afterwards. */
const isPaidOtherwise = ({ code, isPrivate }: SentRecord, { payer }: Wanted): boolean =>
  (isPrivate === true) !== (payer.is_privately_sponsored === true) ||
  (payer.sponsor_code === undefined && code !== undefined && code !== null);
