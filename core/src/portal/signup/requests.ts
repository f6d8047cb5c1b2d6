// The requests of a member's sign-up, in their order. The first one that the service still needs is sent.
import { defer, map, type Observable, tap } from 'rxjs';
import * as z from 'zod/mini';
import type { RunRejection } from '../../data/action.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { isRefused } from '../../shared/result.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import type { MemberUpdate, PersonalInformation } from '../person/model.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { SponsorCodeUse } from '../sponsor/model.ts';
import { type Conflict, type FlowDraft, type FlowDraftStore, personText, type SentRecord } from './drafts.ts';
import { CREATION_NOT_ANSWERED, isConflict, type SendingWords, sendingFailure, sendingReason } from './failures.ts';
import {
  type AgreedOffer,
  type ContractRecord,
  NewContract,
  NewMember,
  type SignupInformation,
  type SignupPort,
} from './model.ts';
import type { SentState } from './reasons.ts';
import { type Plan, parse, serialize, toRecord, withMemberId } from './sending.ts';

/** The complete input of a sign-up. */
export interface SignupInput {
  readonly person: PersonalInformation;
  readonly departmentId: number;
  readonly membershipId: number;
  /** The return address of the direct-debit provider. */
  readonly netsCallbackUrl: string;
  /** The payer, if it is not the member. */
  readonly payer: { readonly sponsor_code?: string; readonly is_privately_sponsored?: true };
}

/** The data to submit, and the logged-in member. */
export interface Submission {
  readonly input: SignupInput;
  readonly memberId: string | null;
  /** The shown price and terms; set by `prepare`. */
  readonly offer?: AgreedOffer;
}

interface Requests {
  readonly createMember: { readonly body: NewMember };
  readonly updateMember: { readonly memberId: string; readonly body: Omit<MemberUpdate, 'memberId'> };
  readonly createContract: { readonly memberId: string; readonly body: NewContract };
  /** Names the company that pays: an existing member's agreement has no such field. */
  readonly useCode: { readonly code: string; readonly body: SponsorCodeUse };
}
type Kind = keyof Requests;
export type SignupRequest<K extends Kind = Kind> = { [P in K]: { readonly kind: P } & Requests[P] }[K];

/** A request that creates something: sent under a key, and stored until it is answered. */
export const CreatingRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('createMember'), body: NewMember }),
  z.object({ kind: z.literal('createContract'), memberId: z.string(), body: NewContract }),
]);
export type CreatingRequest = Readonly<z.infer<typeof CreatingRequest>>;

/** The data that the service has of this visitor, and the input that it should have. */
interface Situation {
  readonly sent: SentRecord | null;
  readonly memberId: string | null;
  readonly input: SignupInput;
  readonly agreement: NewContract;
}

interface Row<K extends Kind> extends SendingWords {
  /** The request; null if the service does not need it. */
  needed(now: Situation): SignupRequest<K> | null;
  /** Emits the record after the answer; null if the answer proves nothing. `hadSession`: a member is logged in. */
  send(port: SignupPort, request: SignupRequest<K>, key: string, draft: Draft, hadSession: boolean): Reply<SentRecord>;
}
type Draft = Pick<FlowDraftStore, 'draft$' | 'keep'>;

/** [P-SIGNUP-60] [P-SIGNUP-61] [P-SIGNUP-63] [P-SIGNUP-65] [P-SIGNUP-90] When each request is needed, and how its answer changes the record. */
const REQUESTS: { readonly [K in Kind]: Row<K> } = {
  createMember: {
    needed: ({ sent, memberId, input: { person, payer }, agreement }) =>
      sent === null && memberId === null
        ? { kind: 'createMember', body: { ...person, approve_tos: true, ...agreement, ...payer } }
        : null,
    send: (port, { body }, key, _, hadSession) =>
      port.createMember(body, key).pipe(
        toRecord((answer) =>
          withMemberId(answer, (memberId) => ({
            ...{ memberId, person: personText(body), code: body.sponsor_code ?? null, hadSession },
            ...agreementOf(body, answer),
          })),
        ),
      ),
    refused: 'signup.notCreated',
    notAnswered: 'signup.notAnswered',
  },
  updateMember: {
    needed({ sent, memberId, input: { person } }) {
      const whose = sent?.memberId ?? memberId;
      const isKnown = sent?.person === personText(person);
      if (whose === null || isKnown) return null;
      return { kind: 'updateMember', memberId: whose, body: { ...person, approve_tos: true } };
    },
    send: (port, { memberId: whose, body }, _, { draft$ }, hadSession) =>
      port.updateMember(whose, body).pipe(
        toRecord((answer) =>
          withMemberId(answer, (memberId) => {
            const { sent } = draft$.value;
            const before = sent?.memberId === memberId ? sent : { memberId, ...NO_AGREEMENT };
            return { ...before, person: personText(body), hadSession };
          }),
        ),
      ),
    refused: 'signup.notUpdated',
    notAnswered: 'signup.updateNotAnswered',
  },
  createContract: {
    needed({ sent, input, agreement }) {
      const { is_privately_sponsored } = input.payer;
      if (sent === null || (hasChoice(sent, input) && !hasOtherPayer(sent, input))) return null;
      const body = { ...agreement, ...(is_privately_sponsored && { is_privately_sponsored }) };
      return { kind: 'createContract', memberId: sent.memberId, body };
    },
    send: (port, { memberId, body }, key, { draft$ }, hadSession) =>
      port.createContract(memberId, body, key).pipe(
        toRecord((answer) => {
          const { sent } = draft$.value;
          return sent && { ...sent, ...agreementOf(body, answer), code: null, triedCode: null, hadSession };
        }),
      ),
    refused: 'signup.notCreated',
    replaces: 'signup.notReplaced',
    conflict: 'signup.hasActiveAgreement',
    notAnswered: 'signup.notAnswered',
  },
  useCode: {
    needed({ sent, input: { departmentId, payer } }) {
      const { sponsor_code: code } = payer;
      if (sent === null || code === undefined || code === sent.code) return null;
      const { memberId, contractId } = sent;
      return { kind: 'useCode', code, body: { departmentId, memberId, ...(contractId !== null && { contractId }) } };
    },
    /** The code is stored before it is sent: without an answer, the company may be the payer. */
    send: (port, { code, body }, _, { draft$, keep }) =>
      defer(() => {
        const before = draft$.value.sent?.triedCode ?? null;
        const keepTried = (triedCode: string | null): void =>
          keep({ sent: draft$.value.sent && { ...draft$.value.sent, triedCode } });
        keepTried(code);
        return port.useCode(code, body).pipe(
          toRecord(() => draft$.value.sent && { ...draft$.value.sent, code, triedCode: null }),
          tap((answer) => {
            if (!answer.ok && isRefused(answer.error)) keepTried(before);
          }),
        );
      }),
    refused: 'signup.codeNotUsed',
    notAnswered: 'signup.codeNotAnswered',
  },
};
const ORDER = ['createMember', 'updateMember', 'createContract', 'useCode'] as const satisfies readonly Kind[];

/** The next request; null when the service has everything. */
export function nextRequest(
  sent: SentRecord | null,
  input: SignupInput,
  memberId: string | null,
  offer: AgreedOffer = {},
): SignupRequest | null {
  const { departmentId, membershipId, netsCallbackUrl } = input;
  const agreement = { departmentId, membershipId, netsCallbackUrl, ...offer };
  const now = { sent: ownRecord(sent, memberId), memberId, input, agreement };
  return ORDER.map((kind) => REQUESTS[kind].needed(now)).find((request) => request !== null) ?? null;
}

const isCreating = (request: SignupRequest): request is CreatingRequest =>
  request.kind === 'createMember' || request.kind === 'createContract';

export interface MemberPlanNeeds {
  readonly port: SignupPort;
  readonly draft: Draft;
  /** The current input; null while anything is missing. */
  readonly submission$: Behavior<Submission | null>;
  /** Whether the visitor may start the chosen agreement. */
  readonly isEligible$: Behavior<boolean>;
  /** Checks price and terms again, then emits the offer that the visitor agrees to. */
  readonly agreement$: Observable<AgreedOffer>;
}

/** The page shows the reason elsewhere. */
const REJECTED: RunRejection<SignupMessage> = { kind: 'rejected' };

/** The sign-up of a member: the person, the agreement, and who pays for it. */
export function memberPlan({ port, draft, submission$, isEligible$, agreement$ }: MemberPlanNeeds) {
  const { draft$, keep } = draft;
  /** Nothing is sent or confirmed that differs from the screen. */
  const isUnchanged = ({ input, memberId }: Submission): boolean =>
    JSON.stringify({ input, memberId }) === JSON.stringify(submission$.value);
  const send = <K extends Kind>(request: SignupRequest<K>, key: string, hadSession: boolean): Reply<SentRecord> =>
    REQUESTS[request.kind].send(port, request, key, draft, hadSession);

  const plan: Plan<Submission, SignupRequest> = {
    notAnswered: CREATION_NOT_ANSWERED,
    prepare: (submission) => agreement$.pipe(map((offer) => ({ ...submission, offer }))),
    next(submission, sent) {
      const { input, memberId, offer } = submission;
      const record = ownRecord(sent, memberId);
      const request = nextRequest(sent, input, memberId, offer);
      if (!isUnchanged(submission)) return REJECTED;
      if (request === null) return record === null ? REJECTED : { kind: 'done', value: record };
      // Checked before each request, as the profile may arrive between two of them.
      return isEligible$.value ? { kind: 'send', request } : REJECTED;
    },
    serialize: (request) => (isCreating(request) ? serialize(CreatingRequest, request) : null),
    parse: (text, { memberId }, sent) => pendingRequest(text, memberId, sent),
    send: (request, key, { memberId }) => send(request, key, memberId !== null),
    failed(cause, request, { memberId }) {
      const { pending, sent } = draft$.value;
      const words = REQUESTS[request.kind];
      const conflict = isConflict(cause) ? conflictOf(request, memberId) : null;
      if (conflict === null)
        return {
          kind: 'rejected',
          failure: sendingFailure(cause, words, (sent?.choice ?? null) !== null),
          reason: sendingReason(cause, words),
          isUncertain: cause.kind !== 'refused',
          cause,
        };
      // The existing member may come from this sign-up, whose answer was lost.
      const isPerhapsOwn = hasPending(draft$.value, memberId);
      // The visitor may send another number, so the refused request is not repeated.
      const text = plan.serialize(request);
      keep({
        conflict: isPerhapsOwn ? { ...conflict, isPerhapsOwn } : conflict, // [P-SIGNUP-68]
        pending: pending.filter(({ content }) => content !== text),
      });
      return REJECTED;
    },
  };
  return plan;
}

/** Compares the sent data with the form. Incomplete input counts as changed. */
export function sentState(sent: SentRecord | null, input: SignupInput | null, memberId: string | null): SentState {
  if (ownRecord(sent, memberId) === null) return 'nothing';
  return input !== null && nextRequest(sent, input, memberId) === null ? 'current' : 'changed';
}

/** A record counts only for its sender: after a logout, or a login as another member, nothing counts as sent. */
const ownRecord = (sent: SentRecord | null, memberId: string | null): SentRecord | null =>
  sent && (memberId === null ? sent.hadSession !== true : memberId === sent.memberId) ? sent : null;

/** The stored request, if it belongs to this visitor. */
function pendingRequest(text: string, memberId: string | null, sent: SentRecord | null): CreatingRequest | null {
  const request = parse(CreatingRequest, text);
  const record = ownRecord(sent, memberId);
  if (request?.kind === 'createMember') return record === null && memberId === null ? request : null;
  return request !== null && record?.memberId === request.memberId ? request : null;
}

/** Whether this visitor has an unanswered request. */
export const hasPending = ({ pending, sent }: Pick<FlowDraft, 'pending' | 'sent'>, memberId: string | null): boolean =>
  pending.some(({ content }) => pendingRequest(content, memberId, sent) !== null);

const hasChoice = ({ choice }: SentRecord, { departmentId, membershipId }: SignupInput): boolean =>
  choice?.departmentId === departmentId && choice.membershipId === membershipId;

/** Only a company can become the payer later. */
const hasOtherPayer = ({ code, triedCode, isPrivate }: SentRecord, { payer }: SignupInput): boolean =>
  (isPrivate === true) !== (payer.is_privately_sponsored === true) ||
  (payer.sponsor_code === undefined && (code ?? triedCode ?? null) !== null);

/** [P-SIGNUP-68] The person that the service knows already; null for a request without personal data. */
export function conflictOf(request: SignupRequest, memberId: string | null): Conflict | null {
  if (request.kind !== 'createMember' && request.kind !== 'updateMember') return null;
  const { body } = request;
  const conflict = { phone: body.phone_number, memberId };
  return request.kind === 'createMember' ? conflict : { ...conflict, person: personText(body) };
}

const NO_AGREEMENT = { choice: null, contractId: null, invoiceId: null, link: null } as const;

const agreementOf = (
  { departmentId, membershipId, is_privately_sponsored }: NewContract,
  answer: Pick<SignupInformation & ContractRecord, 'contractId' | 'invoiceId' | 'link_to_nets'>,
) => ({
  choice: { departmentId, membershipId },
  contractId: memberIdOf(answer.contractId),
  invoiceId: memberIdOf(answer.invoiceId),
  link: answer.link_to_nets?.trim() || null,
  isPrivate: is_privately_sponsored === true,
});
