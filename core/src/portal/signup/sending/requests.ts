// The calls of a plan, as they are asked and as their answers are written down.
import { map } from 'rxjs';
import type { Reply } from '../../../shared/reply.ts';
import type { Failure, Result } from '../../../shared/result.ts';
import type { MemberInformation } from '../../person/model.ts';
import { memberIdOf } from '../../profile/rules.ts';
import type { SponsorCodeUse } from '../../sponsor/model.ts';
import type { ContractRecord, NewContract, NewMember, SignupInformation } from '../model.ts';
import type { SignupPort } from '../port.ts';
import type { Agreed } from './acceptance.ts';
import { personText, type SentRecord, type SignupCall, type Wanted } from './plan.ts';

type Update = Parameters<SignupPort['updateMember']>[1];

interface MemberRequest {
  readonly kind: 'createMember';
  readonly body: NewMember;
}
interface ContractRequest {
  readonly kind: 'createContract';
  readonly memberId: string;
  readonly body: NewContract;
}
interface UpdateRequest {
  readonly kind: 'updateMember';
  readonly memberId: string;
  readonly body: Update;
}
interface CodeRequest {
  readonly kind: 'useCode';
  readonly code: string;
  readonly body: SponsorCodeUse;
}

/** What creates something, and is sent under a key. */
export type CreatingRequest = MemberRequest | ContractRequest;
/** A call with all that it sends; two that are written alike are the same call. */
export type SignupRequest = CreatingRequest | UpdateRequest | CodeRequest;

export const isCreating = (request: SignupRequest): request is CreatingRequest =>
  request.kind === 'createMember' || request.kind === 'createContract';

/** [P-SIGNUP-61] [P-SIGNUP-63] [P-SIGNUP-65] */
export function requestOf(call: SignupCall, wanted: Wanted, agreed: Agreed): SignupRequest {
  const { person, departmentId, membershipId, netsCallbackUrl, payer } = wanted;
  const contract: NewContract = { departmentId, membershipId, netsCallbackUrl, ...agreed };
  switch (call.kind) {
    case 'createMember':
      return { ...call, body: { ...person, approve_tos: true, ...contract, ...payer } };
    case 'updateMember':
      return { ...call, body: { ...person, approve_tos: true } };
    case 'createContract': {
      const { is_privately_sponsored } = payer;
      return { ...call, body: { ...contract, ...(is_privately_sponsored && { is_privately_sponsored }) } };
    }
    case 'useCode': {
      const { kind, code, memberId, contractId } = call;
      return { kind, code, body: { departmentId, memberId, ...(contractId !== null && { contractId }) } };
    }
  }
}

/** An answer, with the call that it answers. */
export type Answered =
  | (MemberRequest & { readonly answer: SignupInformation })
  | (ContractRequest & { readonly answer: ContractRecord })
  | (UpdateRequest & { readonly answer: MemberInformation })
  | CodeRequest;

export function askedUnderKey(port: SignupPort, request: CreatingRequest, key: string): Reply<Answered> {
  if (request.kind === 'createMember')
    return port.createMember(request.body, key).pipe(map(answeredBy((answer) => ({ ...request, answer }))));
  return port
    .createContract(request.memberId, request.body, key)
    .pipe(map(answeredBy((answer) => ({ ...request, answer }))));
}

export function askedOnce(port: SignupPort, request: UpdateRequest | CodeRequest): Reply<Answered> {
  if (request.kind === 'updateMember')
    return port
      .updateMember(request.memberId, request.body)
      .pipe(map(answeredBy((answer) => ({ ...request, answer }))));
  return port.useCode(request.code, request.body).pipe(map(answeredBy(() => request)));
}

/**
 * What is known after an answer, to a call of whoever was logged in as a member then; null where the answer does not say
 * whom it is about.
 */
export function recorded(answered: Answered, before: SentRecord | null, loggedInAs: string | null): SentRecord | null {
  const hadSession = loggedInAs !== null;
  switch (answered.kind) {
    case 'useCode':
      return before && { ...before, code: answered.code };
    case 'createContract':
      return before && { ...before, ...agreementOf(answered), code: null, hadSession };
    case 'createMember': {
      const memberId = memberIdOf(answered.answer.memberId);
      const { body } = answered;
      const code = body.sponsor_code ?? null;
      return memberId === null
        ? null
        : { memberId, person: personText(body), ...agreementOf(answered), code, hadSession };
    }
    case 'updateMember': {
      const memberId = memberIdOf(answered.answer.memberId);
      const person = personText(answered.body);
      if (before !== null && before.memberId === memberId) return { ...before, person, hadSession };
      return memberId === null ? null : { memberId, person, ...NO_AGREEMENT, hadSession };
    }
  }
}

/** An answer that does not say whom it is about has not said that anybody was created. */
export const NOBODY_NAMED: Failure = { kind: 'malformed', where: 'signup', issues: ['no member id'] };

const NO_AGREEMENT = { choice: null, contractId: null, invoiceId: null, link: null } as const;

function agreementOf({ body, answer }: Extract<Answered, { readonly kind: 'createMember' | 'createContract' }>) {
  const { departmentId, membershipId, is_privately_sponsored } = body;
  return {
    choice: { departmentId, membershipId },
    contractId: memberIdOf(answer.contractId),
    invoiceId: memberIdOf(answer.invoiceId),
    link: answer.link_to_nets?.trim() || null,
    isPrivate: is_privately_sponsored === true,
  };
}

const answeredBy =
  <T>(wrap: (answer: T) => Answered) =>
  (result: Result<T>): Result<Answered> =>
    result.ok ? { ok: true, value: wrap(result.value) } : result;
