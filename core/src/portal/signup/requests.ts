// The calls of a plan, as they are asked and as their answers are written down.
import { map } from 'rxjs';
import type { Message } from '../../messages.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { MemberInformation } from '../person/model.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { SponsorCodeUse } from '../sponsor/model.ts';
import type { Agreed } from './acceptance.ts';
import type { ContractRecord, NewContract, NewMember, SignupInformation } from './model.ts';
import { personText, type SentRecord, type SignupCall, type Wanted } from './plan.ts';
import type { SignupPort } from './port.ts';

type Update = Parameters<SignupPort['updateMember']>[1];

/** A call with all that it sends; two that are written alike are the same call. */
export type SignupRequest =
  | { readonly kind: 'createMember'; readonly body: NewMember }
  | { readonly kind: 'updateMember'; readonly memberId: string; readonly body: Update }
  | { readonly kind: 'createContract'; readonly memberId: string; readonly body: NewContract }
  | { readonly kind: 'useCode'; readonly code: string; readonly body: SponsorCodeUse };

/** [P-SIGNUP-61] [P-SIGNUP-63] [P-SIGNUP-65] */
export function requestOf(call: SignupCall, wanted: Wanted, agreed: Agreed): SignupRequest {
  const { person, departmentId, membershipId, netsCallbackUrl, payer } = wanted;
  const contract: NewContract = { departmentId, membershipId, netsCallbackUrl, ...agreed };
  switch (call.kind) {
    case 'createMember':
      return { ...call, body: { ...person, approve_tos: true, ...contract, ...payer } };
    case 'updateMember':
      return { ...call, body: person };
    case 'createContract':
      return { ...call, body: contract };
    case 'useCode': {
      const { kind, code, memberId, contractId } = call;
      return { kind, code, body: { departmentId, memberId, ...(contractId !== null && { contractId }) } };
    }
  }
}

/** An answer, with the call that it answers. */
export type Answered =
  | { readonly kind: 'createMember'; readonly answer: SignupInformation }
  | { readonly kind: 'updateMember'; readonly answer: MemberInformation }
  | { readonly kind: 'createContract'; readonly memberId: string; readonly answer: ContractRecord }
  | { readonly kind: 'useCode'; readonly code: string };

/** A key is asked for only by a call that creates something. */
export function asked(port: SignupPort, request: SignupRequest, key: () => string): Reply<Answered> {
  const { kind } = request;
  switch (kind) {
    case 'createMember':
      return port.createMember(request.body, key()).pipe(map(answeredBy((answer) => ({ kind, answer }))));
    case 'updateMember':
      return port.updateMember(request.memberId, request.body).pipe(map(answeredBy((answer) => ({ kind, answer }))));
    case 'createContract': {
      const { memberId } = request;
      return port
        .createContract(memberId, request.body, key())
        .pipe(map(answeredBy((answer) => ({ kind, memberId, answer }))));
    }
    case 'useCode':
      return port.useCode(request.code, request.body).pipe(map(answeredBy(() => ({ kind, code: request.code }))));
  }
}

/** What is known after an answer; null where the answer does not say whom it is about. */
export function recorded(answered: Answered, before: SentRecord | null, wanted: Wanted): SentRecord | null {
  const { departmentId, membershipId, payer } = wanted;
  const choice = { departmentId, membershipId };
  if (answered.kind === 'useCode') return before && { ...before, code: answered.code };
  if (answered.kind === 'createContract') {
    return before && { ...before, ...cameOf(answered.answer), choice, code: null };
  }
  const memberId = memberIdOf(answered.answer.memberId);
  if (memberId === null) return null;
  const person = personText(wanted.person);
  if (answered.kind === 'createMember')
    return { memberId, person, choice, ...cameOf(answered.answer), code: payer.sponsor_code ?? null };
  const isSame = before?.memberId === memberId;
  return isSame ? { ...before, person } : { memberId, person, choice: null, ...NOTHING_CAME };
}

/** An answer that does not say whom it is about has not said that anybody was created. */
export const NOBODY_NAMED: Failure = { kind: 'malformed', where: 'signup', issues: ['no member id'] };

/** [P-SIGNUP-72] What to say of a sending that failed. Where nobody knows how it ended, that is what is said. */
export function sendingFailure(failure: Failure): Message {
  if (failure.kind === 'unreachable') return { key: 'signup.notAnswered', params: {} };
  const changed = failure.kind === 'refused' ? CHANGED[failure.type] : undefined;
  return { key: changed ?? 'signup.notCreated', params: {} };
}

/** What is no longer as it was shown, by the service's own words for it. */
const CHANGED: Readonly<Record<string, 'signup.priceChanged' | 'signup.termsChanged'>> = {
  PriceChanged: 'signup.priceChanged',
  TermsChanged: 'signup.termsChanged',
};

const NOTHING_CAME = { contractId: null, invoiceId: null, link: null } as const;

const cameOf = ({ contractId, invoiceId, link_to_nets }: ContractRecord | SignupInformation) => ({
  contractId: memberIdOf(contractId),
  invoiceId: memberIdOf(invoiceId),
  link: link_to_nets?.trim() || null,
});

const answeredBy =
  <T>(wrap: (answer: T) => Answered) =>
  (result: Result<T>): Result<Answered> =>
    result.ok ? { ok: true, value: wrap(result.value) } : result;
