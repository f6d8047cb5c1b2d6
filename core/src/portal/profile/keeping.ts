import { BehaviorSubject, filter, merge, type Observable, pairwise, tap } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Filling } from '../person/filling.ts';
import type { PersonChanges } from '../person/prefill.ts';
import type { Session } from '../session/rules.ts';
import type { Answer } from './answers.ts';
import type { ProfileFormView } from './form-view.ts';
import { memberIdOf } from './rules.ts';

/** What becomes of unsaved changes when their session ends: they wait, in memory alone, for the same member. */
export interface Keeping {
  /** Whether there are changes, be it in the form or waiting for their owner. */
  readonly unsaved$: Behavior<boolean>;
  /** Puts changes away and gives them back for as long as it is listened to. */
  readonly following$: Observable<unknown>;
}

export interface KeepingNeeds {
  readonly session$: Behavior<Session | null>;
  readonly answer$: Behavior<Answer>;
  readonly draft: Pick<Filling, 'changes$' | 'change'>;
  readonly form$: Behavior<Pick<ProfileFormView, 'hasChanges'> | null>;
  /** Drops all that belongs to the session that has ended. */
  readonly forget: () => void;
}

interface Owned {
  readonly sessid: string;
  readonly owner: string;
  readonly hasChanges: boolean;
}

interface Waiting {
  readonly owner: string;
  readonly changes: PersonChanges;
}

export function createKeeping({ session$, answer$, draft, form$, forget }: KeepingNeeds): Keeping {
  const kept$ = new BehaviorSubject<Waiting | null>(null);

  /** How it stood while the owner was known: once a session has ended nothing of it is shown. */
  let last: Owned | null = null;

  function putAway(session: Session | null): void {
    if (last?.hasChanges && last.sessid === session?.sessid)
      kept$.next({ owner: last.owner, changes: draft.changes$.value });
    last = null;
  }

  /** Another member gets nothing and ends the waiting: on a shared computer the page must not keep changes for later. */
  function giveBack(owner: string | null): void {
    const kept = kept$.value;
    if (kept === null || owner === null) return;
    kept$.next(null);
    if (kept.owner === owner) draft.change({ ...kept.changes, ...draft.changes$.value });
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
    { session: session$, answer: answer$, form: form$ },
    ({ session, answer, form }): Owned | null => {
      const owner = ownerOf({ session, answer });
      return session && form && owner !== null ? { sessid: session.sessid, owner, hasChanges: form.hasChanges } : null;
    },
  ).pipe(
    tap((owned) => {
      last = owned ?? last;
    }),
  );
  const came$ = derive({ session: session$, answer: answer$ }, ownerOf).pipe(tap(giveBack));

  return {
    unsaved$: derive({ kept: kept$, form: form$ }, ({ kept, form }) => kept !== null || form?.hasChanges === true),
    // The ending comes first, so that nothing of the last session is taken for the next one's.
    following$: merge(ended$, owned$, came$),
  };
}

/** Who a session and its profile belong to: a person and a member; null unless both are known. */
function ownerOf({ session, answer }: { readonly session: Session | null; readonly answer: Answer }): string | null {
  if (session === null || answer.question !== session.sessid || answer.load.status !== 'ready') return null;
  const pid = session.person?.pid ?? null;
  const memberId = memberIdOf(answer.load.value.memberid);
  return pid === null || memberId === null ? null : JSON.stringify([pid, memberId]);
}
