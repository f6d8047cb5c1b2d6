// Saves what was changed in a profile: once, however often the member asks, and never after the member has left.
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
import { type Action, createAction, type Ended } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { ok, type Result } from '../../shared/result.ts';
import { isSessionRefused } from '../session/rules.ts';
import { FINDING_OUT, findOut } from './finding-out.ts';
import type { Saving } from './form-view.ts';
import type { ProfileMessage } from './messages.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';
import { mayBeSaved, type SentUpdate, updateFailure, whatBecameOf } from './rules.ts';

export interface Saver extends Pick<Action<Save, null, ProfileMessage>, 'reject' | 'forget'> {
  readonly saving$: Behavior<Saving>;
  /** Where the answer is lost, asks the service what it holds before the page says anything. */
  save(sent: SentUpdate, saved: () => void): void;
  /** Takes a record that the page asked for at `askedAt`: it may show whether an uncertain saving has succeeded. */
  hear(profile: Profile, askedAt: number): void;
  /**
   * The form has changed: the message of the last saving goes. Where its end was not known, the record is asked for again.
   */
  clear(): void;
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
  saved(): void;
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
    run: ({ sent, saved }) =>
      port.update(sent.update).pipe(
        switchMap((answer): Observable<End> => {
          const failure = updateFailure(answer);
          if (failure === null) return of(DONE);
          if (mayBeSaved(answer)) return foundOut(sent, failure);
          return of({ kind: 'rejected', failure, ...(!answer.ok && { cause: answer.error }) });
        }),
        // The record that `saved` replaces is heard at once, and says the same again.
        distinctUntilChanged(),
        // Inside the run: a member who logs out waits for its end, and must find nothing unsaved then.
        tap((end) => {
          if (end.kind !== 'done') return;
          mayRecordBeUntrue = false;
          saved();
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
      const fate = whatBecameOf(sent, answer.value);
      if (fate === 'saved') return DONE;
      // What the service has not done yet it may be at work on: only a second asking tells that it does not do it.
      if (fate === 'notSaved' && !isSecond) return null;
      return { kind: 'rejected', failure, isUncertain: fate === 'unknown' };
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
    saving$: derive({ view: action.view$ }, ({ view: { isSending, failure, isOffline, isUncertain, rejections } }) => ({
      saving: isSending,
      failure: failure ?? (isOffline ? OFFLINE : null),
      isUncertain,
      setbacks: rejections,
    })),
    save: (sent, saved) => void action.run({ sent, saved }, () => undefined),
    hear: (profile, askedAt) => heard$.next({ profile, askedAt }),
    reject: action.reject,
    clear() {
      const { failure } = action.view$.value;
      action.clear();
      if (failure === null || !mayRecordBeUntrue) return;
      mayRecordBeUntrue = false;
      reload();
    },
    forget() {
      mayRecordBeUntrue = false;
      action.forget();
    },
  };
}
