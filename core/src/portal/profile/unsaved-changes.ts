// Unsaved changes after their session has ended: they wait in memory for the same member.
import { BehaviorSubject, filter, merge, type Observable, pairwise, tap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { PersonChanges } from '../person/prefill.ts';
import type { Session } from '../session/rules.ts';
import type { ProfileForm } from './form.ts';
import type { ProfileAnswer } from './record.ts';
import { memberIdOf } from './rules.ts';

interface UnsavedChanges {
  /** Whether there are changes in the form, or waiting for their owner. */
  readonly unsaved$: Behavior<boolean>;
  /** Stores and restores changes while it is subscribed. */
  readonly following$: Observable<unknown>;
}

interface UnsavedNeeds {
  readonly session$: Behavior<Session | null>;
  readonly answer$: Behavior<ProfileAnswer>;
  readonly form: Pick<ProfileForm, 'changes$' | 'change'>;
  /** Drops all data of the ended session. */
  readonly forget: () => void;
}

interface OwnedChanges {
  readonly sessid: string;
  readonly owner: string;
  readonly changes: PersonChanges;
}

interface WaitingChanges {
  readonly owner: string;
  readonly changes: PersonChanges;
}

export function createUnsavedChanges({ session$, answer$, form, forget }: UnsavedNeeds): UnsavedChanges {
  const waiting$ = new BehaviorSubject<WaitingChanges | null>(null);

  /** The last changes with a known owner: when the session ends, the form no longer has them. */
  let last: OwnedChanges | null = null;

  function putAway(session: Session | null): void {
    if (last && last.sessid === session?.sessid && hasAny(last.changes))
      waiting$.next({ owner: last.owner, changes: last.changes });
    last = null;
  }

  /** Another member gets nothing and clears the waiting changes: a shared computer must not keep them. */
  function giveBack(owner: string | null): void {
    const waiting = waiting$.value;
    if (waiting === null || owner === null) return;
    waiting$.next(null);
    if (waiting.owner === owner) form.change({ ...waiting.changes, ...form.changes$.value });
  }

  const ended$ = session$.pipe(
    pairwise(),
    filter(([before, after]) => before?.sessid !== after?.sessid),
    tap(([session]) => {
      putAway(session);
      forget();
    }),
  );
  const owned$ = derive(
    { session: session$, answer: answer$, changes: form.changes$ },
    ({ session, answer, changes }): OwnedChanges | null => {
      const owner = ownerOf({ session, answer });
      return session && owner !== null ? { sessid: session.sessid, owner, changes } : null;
    },
  ).pipe(
    tap((owned) => {
      last = owned ?? last;
    }),
  );
  const came$ = derive({ session: session$, answer: answer$ }, ownerOf).pipe(tap(giveBack));

  return {
    unsaved$: derive(
      { waiting: waiting$, changes: form.changes$ },
      ({ waiting, changes }) => waiting !== null || hasAny(changes),
    ),
    // The end of a session first, so that its changes are not taken for those of the next.
    following$: merge(ended$, owned$, came$),
  };
}

const hasAny = (changes: PersonChanges): boolean => Object.keys(changes).length > 0;

/** The person and member of a session; null unless both are known. */
function ownerOf({
  session,
  answer,
}: {
  readonly session: Session | null;
  readonly answer: ProfileAnswer;
}): string | null {
  if (session === null || answer.question !== session.sessid || answer.load.status !== 'ready') return null;
  const pid = session.person?.pid ?? null;
  const memberId = memberIdOf(answer.load.value.memberid);
  return pid === null || memberId === null ? null : JSON.stringify([pid, memberId]);
}
