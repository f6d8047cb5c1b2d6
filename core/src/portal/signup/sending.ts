// Submits a sign-up: one request after another, each created once, until the service has everything.
import { map, type Observable, type OperatorFunction, Subject, switchMap, takeUntil, takeWhile, tap } from 'rxjs';
import * as z from 'zod/mini';
import { type Action, type ActionNeeds, type ActionView, createAction, type RunEnd } from '../../data/action.ts';
import { type PendingPlace, sendOnce } from '../../data/idempotent.ts';
import { inSequence, type SequenceStep } from '../../data/sequence.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { PendingKey } from '../../shared/keys.ts';
import type { Reply } from '../../shared/reply.ts';
import { type Failure, fail, ok, type Result } from '../../shared/result.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { SignupMessage } from '../../texts/signup.ts';
import { memberIdOf } from '../profile/rules.ts';
import type { FlowDraftStore, SentRecord } from './drafts.ts';

/** The requests of one kind of sign-up, and the meaning of its failures. */
export interface Plan<I, R> {
  /** Completes the input before the first request. */
  prepare(input: I): Observable<I>;
  /** The next request; `sent` is confirmed by the service. */
  next(input: I, sent: SentRecord | null): SequenceStep<R, SentRecord, SignupMessage>;
  /** The text of a creating request, which is stored until it is answered; null for a repeatable one. */
  serialize(request: R): string | null;
  /** The stored request; null if it belongs to another visitor. */
  parse(text: string, input: I, sent: SentRecord | null): R | null;
  send(request: R, key: string, input: I): Reply<SentRecord>;
  failed(failure: Failure, request: R, input: I): RunEnd<SentRecord, SignupMessage>;
  /** The message for a creation whose outcome is unknown. */
  readonly notAnswered: SignupMessage;
}

/** The view for the screens. */
export type SubmitView = Pick<ActionView<SignupMessage>, 'isSending' | 'failure' | 'reason' | 'rejections'>;

/** Nothing is created twice, also after double clicks, reloads and replays. */
export interface Submit<I> extends Pick<Action<I, SentRecord, SignupMessage>, 'run' | 'reject' | 'clear' | 'forget'> {
  readonly view$: Behavior<SubmitView>;
  /** The page is closed: cancels a submit that is still being prepared; a sent one continues. */
  leave(): void;
}

/** The draft in which unanswered requests are stored, so that a reloaded page repeats them under their keys. */
export interface SubmitNeeds
  extends Pick<ActionNeeds<unknown, SentRecord, SignupMessage>, 'online$' | 'clock' | 'failed'> {
  readonly draft: Pick<FlowDraftStore, 'draft$' | 'keep' | 'isCurrent$'>;
  readonly newKey: () => string;
}

const OFFLINE: SignupMessage = { key: 'signup.offline', params: {} };

/** An uncertain failure stays shown without a network. */
const viewOf = ({ isSending, isOffline, failure, reason, rejections }: ActionView<SignupMessage>): SubmitView => ({
  isSending,
  failure: failure ?? (isOffline ? OFFLINE : null),
  reason: isOffline && failure !== null ? OFFLINE : reason,
  rejections,
});

export function createSubmit<I, R>(plan: Plan<I, R>, { draft, newKey, ...needs }: SubmitNeeds): Submit<I> {
  const { draft$, keep, isCurrent$ } = draft;
  const left$ = new Subject<void>();
  const action = createAction<I, SentRecord, SignupMessage>({
    ...needs,
    pending$: derive({ draft: draft$ }, ({ draft: { pending } }) => (pending.length > 0 ? plan.notAnswered : null)),
    run: (input) => plan.prepare(input).pipe(takeUntil(left$), switchMap(sendAll)),
  });
  const othersThan = (text: string | null): readonly PendingKey[] =>
    draft$.value.pending.filter(({ content }) => content !== text);
  const placeOf = (text: string): PendingPlace => ({
    get: () => draft$.value.pending.find(({ content }) => content === text) ?? null,
    set: (pending) => keep({ pending: [...othersThan(text), ...(pending ? [pending] : [])] }),
  });

  function sendAll(input: I): Observable<RunEnd<SentRecord, SignupMessage>> {
    return inSequence<R, SentRecord, SignupMessage>({
      online$: needs.online$,
      next: () => plan.next(input, draft$.value.sent),
      pending() {
        const { pending, sent } = draft$.value;
        return (
          pending.map(({ content }) => plan.parse(content, input, sent)).find((request) => request !== null) ?? null
        );
      },
      isSame: (one, other) =>
        one === other || (plan.serialize(one) !== null && plan.serialize(one) === plan.serialize(other)),
      send: (request) => send(request, input),
      failed: (failure, request) => plan.failed(failure, request, input),
    });
  }

  function send(request: R, input: I): Reply<SentRecord> {
    const text = plan.serialize(request);
    // Stops after the answer if the visitor has started over meanwhile.
    const sendUnder = (key: string) => plan.send(request, key, input).pipe(takeWhile(() => isCurrent$.value));
    return (text === null ? sendUnder('') : sendOnce(placeOf(text), newKey, text, sendUnder)).pipe(
      tap((answer) => {
        // One write, so that a reloaded page finds either the pending request or its answer.
        if (answer.ok) keep({ sent: answer.value, conflict: null, pending: othersThan(text) });
      }),
    );
  }

  const { run, reject, clear, forget } = action;
  return {
    view$: derive({ view: action.view$ }, ({ view }) => viewOf(view)),
    run,
    reject,
    clear,
    forget,
    leave: () => left$.next(),
  };
}

/** A request as text, to store and compare it. */
export const serialize = <R>(schema: z.ZodMiniType<R>, request: R): string => JSON.stringify(z.encode(schema, request));

/** Null if the text is invalid. */
export function parse<R>(schema: z.ZodMiniType<R>, text: string): R | null {
  try {
    const { data = null } = z.safeDecode(schema, JSON.parse(text));
    return data;
  } catch {
    return null;
  }
}

/** An answer without a member id does not prove that a member was created. */
const NO_MEMBER_ID: Failure = { kind: 'malformed', where: 'signup', issues: ['no member id'] };

export const toRecord = <A>(
  recordOf: (answer: A) => SentRecord | null,
): OperatorFunction<Result<A>, Result<SentRecord>> =>
  map((result) => {
    const record = result.ok ? recordOf(result.value) : null;
    if (!result.ok) return result;
    return record === null ? fail(NO_MEMBER_ID) : ok(record);
  });

export function withMemberId(
  { memberId }: { readonly memberId?: Id | null | undefined },
  recordOf: (memberId: string) => SentRecord,
): SentRecord | null {
  const id = memberIdOf(memberId);
  return id === null ? null : recordOf(id);
}
