// Saves a profile once for any number of clicks. If the answer is lost, the record shows the outcome.
import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  takeWhile,
  tap,
} from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { commandView } from '../../data/command.ts';
import { findOut } from '../../data/find-out.ts';
import type { FormCommand } from '../../data/form.ts';
import type { Behavior } from '../../shared/behavior.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { ProfileMessage } from '../../texts/profile.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { Profile, ProfilePort } from './model.ts';
import { mayBeSaved, type SentUpdate, updateFailure, updateOutcome } from './rules.ts';

export interface Saver extends FormCommand<SentUpdate | null, null, ProfileMessage> {
  /** Reads a record that was requested at `askedAt`: it may show whether an uncertain save has succeeded. */
  hear(profile: Profile, askedAt: number): void;
  forget(): void;
}

interface SaverNeeds {
  readonly port: ProfilePort;
  readonly sessionRefused: () => void;
  /** Loads the record again, as it may be out of date. */
  readonly reload: () => void;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

type End = RunEnd<null, ProfileMessage>;

/** A save, and its effect on the page after success. */
interface Save {
  readonly sent: SentUpdate;
  readonly done: () => void;
}

/** A record that the service has sent. */
interface RecordAnswer {
  readonly answer: Result<Profile>;
  readonly isSecond: boolean;
}

const DONE: End = { kind: 'done', value: null };
const OFFLINE: ProfileMessage = { key: 'failure.unreachable', params: {} };

export function createSaver({ port, sessionRefused, reload, online$, clock }: SaverNeeds): Saver {
  const records$ = new Subject<{ readonly profile: Profile; readonly askedAt: number }>();
  // Outlives the uncertain failure, which ends with the next save.
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
        // Replacing the record in `done` comes back here at once with the same result.
        distinctUntilChanged(),
        // Inside the run: a logout waits for its end, and must then find no unsaved changes.
        tap((end) => {
          if (end.kind !== 'done') return;
          mayRecordBeUntrue = false;
          done();
        }),
        // The service may still save it after an answer that it did not.
        takeWhile((end) => end.kind !== 'done', true),
      ),
  });

  /** Loads the record until it shows the outcome of the update. */
  function foundOut(sent: SentUpdate, failure: ProfileMessage): Observable<End> {
    const since = clock.now();
    mayRecordBeUntrue = true;
    const asked$ = findOut(port.profile, FINDING_OUT, clock).pipe(
      map((answer, before) => ({ answer, isSecond: before > 0 })),
    );
    const recordsSince$ = records$.pipe(
      // A record that was requested earlier shows the old state.
      filter(({ askedAt }) => askedAt >= since),
      map(({ profile, askedAt }) => ({ answer: ok(profile), isSecond: askedAt - since >= FINDING_OUT.again })),
    );
    const ends = ({ answer, isSecond }: RecordAnswer): End | null => {
      if (!answer.ok) return { kind: 'rejected', failure, isUncertain: true, cause: answer.error };
      const outcome = updateOutcome(sent, answer.value);
      if (outcome === 'saved') return DONE;
      // The service may still be working on it: only a second record proves that it was not saved.
      if (outcome === 'notSaved' && !isSecond) return null;
      return { kind: 'rejected', failure, isUncertain: outcome === 'unknown' };
    };
    return merge(
      // A failed request is followed by the next one.
      asked$.pipe(
        map(ends),
        takeWhile((end) => end === null || (end.kind === 'rejected' && end.cause !== undefined), true),
      ),
      recordsSince$.pipe(map(ends)),
    ).pipe(filter((end) => end !== null));
  }

  return {
    view$: commandView(action.view$, OFFLINE),
    run: (sent, done) => sent !== null && action.run({ sent, done: () => done(null, sent) }, () => undefined),
    reject: action.reject,
    // After an uncertain save, the record is loaded again.
    inputChanged() {
      const { failure } = action.view$.value;
      action.clear();
      if (failure === null || !mayRecordBeUntrue) return;
      mayRecordBeUntrue = false;
      reload();
    },
    hear: (profile, askedAt) => records$.next({ profile, askedAt }),
    forget() {
      mayRecordBeUntrue = false;
      // Otherwise a waiting logout would take the save as successful.
      if (action.view$.value.isSending) action.reject(null);
      action.forget();
    },
  };
}

/** The time limit of a request, the first pause and the longest pause between requests (milliseconds). */
const FINDING_OUT = { limit: 10_000, again: 2_000, longest: 60_000 } as const;
