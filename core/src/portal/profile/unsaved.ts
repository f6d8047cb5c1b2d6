// Unsaved changes when their session ends: they wait, in memory alone, for the same member.
import { BehaviorSubject, filter, merge, type Observable, pairwise, tap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { PersonChanges } from '../person/prefill.ts';
import type { Session } from '../session/rules.ts';
import type { ProfileForm } from './form.ts';
import type { ProfileAnswer } from './record.ts';
import { memberIdOf } from './rules.ts';

export interface Unsaved {
  /** Whether there are changes, be it in the form or waiting for their owner. */
  readonly unsaved$: Behavior<boolean>;
  /** Puts changes away and gives them back for as long as it is listened to. */
  readonly following$: Observable<unknown>;
}

export interface UnsavedNeeds {
  readonly session$: Behavior<Session | null>;
  readonly answer$: Behavior<ProfileAnswer>;
  readonly form: Pick<ProfileForm, 'changes$' | 'change'>;
  /** Drops all that belongs to the session that has ended. */
  readonly forget: () => void;
}

interface Owned {
  readonly sessid: string;
  readonly owner: string;
  readonly changes: PersonChanges;
}

interface Waiting {
  readonly owner: string;
  readonly changes: PersonChanges;
}

export function createUnsaved({ session$, answer$, form, forget }: UnsavedNeeds): Unsaved {
  const waiting$ = new BehaviorSubject<Waiting | null>(null);

  /** How it stood while the owner was known: once a session has ended nothing of it is shown. */
  let last: Owned | null = null;

  function putAway(session: Session | null): void {
    if (last && last.sessid === session?.sessid && hasAny(last.changes))
      waiting$.next({ owner: last.owner, changes: last.changes });
    last = null;
  }

  /** Another member gets nothing and ends the waiting: on a shared computer the page must not keep changes for later. */
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
    ({ session, answer, changes }): Owned | null => {
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
    // The ending comes first, so that nothing of the last session is taken for the next one's.
    following$: merge(ended$, owned$, came$),
  };
}

const hasAny = (changes: PersonChanges): boolean => Object.keys(changes).length > 0;

/** Who a session and its profile belong to: a person and a member; null unless both are known. */
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
