// Saves what was changed in a profile: once, however often the member asks. Where the answer is lost, asks what was saved.
import {
  defer,
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  Subject,
  switchMap,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { createAction, type Ended } from '../../data/action.ts';
import type { CommandView } from '../../data/command.ts';
import type { FormCommand } from '../../data/form.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { ProfileMessage } from './messages.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';
import { mayBeSaved, outcomeOf, type SentUpdate, updateFailure } from './rules.ts';

export interface Saver extends FormCommand<SentUpdate | null, null, ProfileMessage> {
  /** Takes a record that the page asked for at `askedAt`: it may show whether an uncertain saving has succeeded. */
  hear(profile: Profile, askedAt: number): void;
  forget(): void;
}

export interface SaverNeeds {
  readonly port: ProfilePort;
  readonly sessionRefused: () => void;
  /** Asks for the record again, which is not known to be true any more. */
  readonly reload: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

type End = Ended<null, ProfileMessage>;

/** One saving, and what it changes on the page once the service has it. */
interface Save {
  readonly sent: SentUpdate;
  readonly done: () => void;
}

/** What the service says that it holds. */
interface Heard {
  readonly answer: Result<Profile>;
  readonly isSecond: boolean;
}

const DONE: End = { kind: 'done', value: null };
const OFFLINE: ProfileMessage = { key: 'failure.unreachable', params: {} };

export function createSaver({ port, sessionRefused, reload, online$, clock }: SaverNeeds): Saver {
  const heard$ = new Subject<{ readonly profile: Profile; readonly askedAt: number }>();
  // Longer than there is a doubt, which ends with the next saving as well.
  let mayRecordBeUntrue = false;
  const action = createAction<Save, null, ProfileMessage>({
    online$,
    clock,
    failed(failure) {
      if (isSessionRefused(failure)) sessionRefused();
    },
    run: ({ sent, done }) =>
      port.update(sent.update).pipe(
        switchMap((answer): Observable<End> => {
          const failure = updateFailure(answer);
          if (failure === null) return of(DONE);
          if (mayBeSaved(answer)) return foundOut(sent, failure);
          return of({ kind: 'rejected', failure, ...(!answer.ok && { cause: answer.error }) });
        }),
        // The record that `done` replaces is heard at once, and says the same again.
        distinctUntilChanged(),
        // Inside the run: a member who logs out waits for its end, and must find nothing unsaved then.
        tap((end) => {
          if (end.kind !== 'done') return;
          mayRecordBeUntrue = false;
          done();
        }),
        // The service may still do it after it has said that it did not.
        takeWhile((end) => end.kind !== 'done', true),
      ),
  });

  /** The service is asked what it holds, until that says what became of it. */
  function foundOut(sent: SentUpdate, failure: ProfileMessage): Observable<End> {
    const since = clock.now();
    mayRecordBeUntrue = true;
    const asked$ = findOut(port, clock).pipe(map((answer, before) => ({ answer, isSecond: before > 0 })));
    const heardSince$ = heard$.pipe(
      // What was asked before tells how it was then.
      filter(({ askedAt }) => askedAt >= since),
      map(({ profile, askedAt }) => ({ answer: ok(profile), isSecond: askedAt - since >= FINDING_OUT.again })),
    );
    const ends = ({ answer, isSecond }: Heard): End | null => {
      if (!answer.ok) return { kind: 'rejected', failure, isUncertain: true, cause: answer.error };
      const outcome = outcomeOf(sent, answer.value);
      if (outcome === 'saved') return DONE;
      // What the service has not done yet it may be at work on: only a second asking tells that it does not do it.
      if (outcome === 'notSaved' && !isSecond) return null;
      return { kind: 'rejected', failure, isUncertain: outcome === 'unknown' };
    };
    return merge(
      // An asking that was not answered itself is followed by the next.
      asked$.pipe(
        map(ends),
        takeWhile((end) => end === null || (end.kind === 'rejected' && end.cause !== undefined), true),
      ),
      heardSince$.pipe(map(ends)),
    ).pipe(filter((end) => end !== null));
  }

  return {
    view$: derive(
      { view: action.view$ },
      ({ view: { isOffline, reason: _, ...view } }): CommandView<ProfileMessage> =>
        isOffline ? { ...view, failure: view.failure ?? OFFLINE } : view,
    ),
    run: (sent, done) => sent !== null && action.run({ sent, done: () => done(null, sent) }, () => undefined),
    reject: action.reject,
    // Where it was not known whether the last change was saved, the record is asked for again.
    inputChanged() {
      const { failure } = action.view$.value;
      action.clear();
      if (failure === null || !mayRecordBeUntrue) return;
      mayRecordBeUntrue = false;
      reload();
    },
    hear: (profile, askedAt) => heard$.next({ profile, askedAt }),
    forget() {
      mayRecordBeUntrue = false;
      // A member who waits to log out must not be told that it was saved.
      if (action.view$.value.isSending) action.reject(null);
      action.forget();
    },
  };
}

/** How long one asking is waited for, how soon the next one follows, and how far they come apart; in milliseconds. */
const FINDING_OUT = { limit: 10_000, again: 2_000, longest: 60_000 } as const;

/** The answers, for as long as they are listened to. */
const findOut = (port: Pick<ProfilePort, 'profile'>, clock: SchedulerLike): Observable<Result<Profile>> =>
  defer(port.profile).pipe(
    timeout({ first: FINDING_OUT.limit, scheduler: clock, with: () => of(TOO_LATE) }),
    repeat({ delay: (times) => timer(pauseAfter(times), clock) }),
  );

const pauseAfter = (times: number): number => Math.min(FINDING_OUT.again * 2 ** (times - 1), FINDING_OUT.longest);

const TOO_LATE = fail({ kind: 'unreachable', cause: 'timeout' } as const);
