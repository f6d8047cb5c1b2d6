import { map, merge, Subscription } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Load } from '../../shared/load.ts';
import type { Tabs } from '../../shell/ports.ts';
import { type AnswersNeeds, createAnswers, NOBODY } from './answers.ts';
import type { Profile } from './model.ts';

/** Whoever is logged in, for the pages that are about something else. */
export interface CurrentProfile {
  /** Idle while nobody is logged in, or nobody knows yet whether anybody is. */
  readonly load$: Behavior<Load<Profile>>;
  readonly profile$: Behavior<Profile | null>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface CurrentProfileNeeds extends AnswersNeeds {
  readonly tabs: Pick<Tabs, 'returned$'>;
}

export function createCurrentProfile({ port, session, tabs }: CurrentProfileNeeds): CurrentProfile {
  const { answer$, sessid$, asking$, askAgain } = createAnswers({ port, session });
  let running = Subscription.EMPTY;
  // Of a session that has just begun nothing is known, and least of all what was known of the one before.
  const load$ = derive({ answer: answer$, sessid: sessid$ }, ({ answer, sessid }): Load<Profile> => {
    if (sessid === null) return NOBODY.load;
    return answer.sessid === sessid ? answer.load : { status: 'loading' };
  });

  return {
    load$,
    profile$: derive({ load: load$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    open() {
      running.unsubscribe();
      // Whoever comes back may have become a member meanwhile, in another tab or at the counter.
      running = merge(asking$, tabs.returned$.pipe(map(askAgain))).subscribe();
    },
    close: () => running.unsubscribe(),
    reload: askAgain,
  };
}
