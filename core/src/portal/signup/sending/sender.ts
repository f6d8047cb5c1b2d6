import { type Observable, Subscription } from 'rxjs';
import type { Failure, Result } from '../../../shared/result.ts';
import { isSessionRefused } from '../../session/rules.ts';
import type { FlowDraft } from '../drafts/kept.ts';
import type { SignupPort } from '../port.ts';
import type { Agreed } from './acceptance.ts';
import { conflictOf, isConflict } from './conflict.ts';
import { askInTurn } from './in-turn.ts';
import { createKeyedCall, type Done, type KeyedCall, type KeyedCallNeeds } from './keyed-call.ts';
import { nextCall, type SentRecord, sentBy, type Wanted } from './plan.ts';
import {
  type Answered,
  askedOnce,
  askedUnderKey,
  isCreating,
  NOBODY_NAMED,
  recorded,
  requestOf,
  type SignupRequest,
} from './requests.ts';
import {
  areTermsChanged,
  CREATION_NOT_ANSWERED,
  isServiceError,
  sendingFailure,
  sendingReason,
} from './sending-failure.ts';
import { textOf, unansweredIn } from './unanswered.ts';

/** What is to be sent, and for which member where one is logged in. */
export interface Order {
  readonly wanted: Wanted;
  readonly memberId: string | null;
}

/** Sends what a flow has gathered: whatever is pressed, reloaded or replayed, nothing is created twice. */
export interface Sender extends Pick<KeyedCall<SentRecord>, 'sending$' | 'changed' | 'arrive' | 'leave' | 'forget'> {
  /** Sends what there is to send now. `done` hears of it once the service has just that. */
  send(done: Done<SentRecord>): void;
}

export interface SenderNeeds extends KeyedCallNeeds {
  readonly port: SignupPort;
  /** What there is to send at this moment; null where anything is missing. */
  readonly order: () => Order | null;
  /** Asks once more for what was chosen, before anything is agreed to. */
  readonly recheck: () => Observable<unknown>;
  /** What was shown of it when it was agreed to. */
  readonly agreed: () => Agreed;
  /** Those terms are no longer the ones that hold. */
  readonly termsChanged: () => void;
  /** Whether whoever is here may begin the agreement they have seen, at this moment. */
  readonly mayStart: () => boolean;
  readonly sessionRefused: () => void;
  /** Where a failure is told that no screen shows in its own place. */
  readonly report: (failure: Failure) => void;
}

export function createSender(needs: SenderNeeds): Sender {
  const { port, draft } = needs;
  const call: KeyedCall<SentRecord> = createKeyedCall(needs, () => call.turnDownOffline(CREATION_NOT_ANSWERED));
  let checking = Subscription.EMPTY;

  const keep = (changes: Partial<FlowDraft>): void => draft.next({ ...draft.value, ...changes });
  const isUnsettled = (): boolean => draft.value.pending !== null;
  const isStillWanted = (order: Order): boolean => JSON.stringify(order) === JSON.stringify(needs.order());

  function check(order: Order): void {
    checking = needs.recheck().subscribe({
      complete: () => (isStillWanted(order) ? proceed(order) : call.turnDown()),
    });
  }

  /** One call after another, until the service has everything. */
  function proceed(order: Order): void {
    const { wanted, memberId } = order;
    const { sent } = draft.value;
    const next = nextCall(sent, wanted, memberId);
    const known = sentBy(sent, memberId);
    if (next === null && known !== null) finish(known, order);
    // The profile may have come between two calls.
    else if (next === null || !needs.mayStart()) call.turnDown();
    else if (call.mayLeave())
      askInTurn<SignupRequest, Answered>({
        unanswered: unansweredIn(draft.value, memberId),
        wished: requestOf(next, wanted, needs.agreed()),
        isSame,
        isUnsettled,
        ask,
        keep: (answered, request) => keepAnswer(answered, request, memberId),
        proceed: () => proceed(order),
        fail: (failure, request) => fail(failure, request, order),
      });
  }

  function ask(request: SignupRequest, hear: (answer: Result<Answered>) => void): void {
    if (!isCreating(request)) call.follow(askedOnce(port, request), hear);
    else call.ask(textOf(request), (key) => askedUnderKey(port, request, key), hear);
  }

  function keepAnswer(answered: Answered, request: SignupRequest, memberId: string | null): Failure | null {
    const sent = recorded(answered, draft.value.sent, memberId);
    if (sent === null) return NOBODY_NAMED;
    // The answer to a call without a key says nothing of one that has a key.
    keep({ sent, conflict: null, ...(isCreating(request) && { pending: null }) });
    return null;
  }

  function fail(failure: Failure, request: SignupRequest, { wanted, memberId }: Order): void {
    const conflict = isConflict(failure) ? conflictOf(request.kind, wanted.person, memberId) : null;
    if (conflict !== null) {
      keep({ conflict: isUnsettled() ? { ...conflict, isPerhapsOwn: true } : conflict }); // [P-SIGNUP-68]
      call.turnDown();
      return;
    }
    if (isSessionRefused(failure)) needs.sessionRefused();
    if (areTermsChanged(failure)) {
      call.stop();
      needs.termsChanged();
    }
    const hasAgreement = (draft.value.sent?.choice ?? null) !== null;
    const words = sendingFailure(failure, request.kind, hasAgreement);
    call.failed(failure, words, sendingReason(failure, request.kind));
    // [P-TRANSPORT-16] Any other failure is told by the form, to a visitor who is still there.
    if (!call.isHere() || isServiceError(failure)) needs.report(failure);
  }

  /** Nobody is led on by something else than what they have before them. */
  function finish(sent: SentRecord, order: Order): void {
    if (isStillWanted(order)) call.finish(sent);
    else call.turnDown();
  }

  return {
    sending$: call.sending$,
    send(done) {
      const order = needs.order();
      if (order === null) return;
      if (call.begin(done)) check(order);
    },
    changed: call.changed,
    arrive: call.arrive,
    leave() {
      call.leave();
      if (checking.closed) return;
      checking.unsubscribe();
      call.stop();
    },
    forget() {
      checking.unsubscribe();
      call.forget();
    },
  };
}

const isSame = (a: SignupRequest, b: SignupRequest): boolean =>
  isCreating(a) && isCreating(b) && textOf(a) === textOf(b);
