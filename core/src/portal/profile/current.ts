import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load, loading } from '../../shared/load.ts';
import type { Tabs } from '../../shell/ports.ts';
import { type AnswersNeeds, createAnswers } from './answers.ts';
import type { Profile } from './model.ts';

/** The profile of the logged-in member, for the pages that are about something else. */
export interface CurrentProfile {
  /** Idle for a visitor, and while it is not known yet whether a member is logged in. */
  readonly load$: Behavior<Load<Profile>>;
  readonly profile$: Behavior<Profile | null>;
  open(): void;
  close(): void;
  reload(): void;
}

export interface CurrentProfileNeeds extends Pick<AnswersNeeds, 'port' | 'session'> {
  readonly tabs: Pick<Tabs, 'returned$'>;
}

export function createCurrentProfile({ port, session, tabs }: CurrentProfileNeeds): CurrentProfile {
  // A visitor who comes back may have become a member meanwhile, in another tab or at the counter.
  const profile = createAnswers({ port, session, again$: tabs.returned$ });
  const load$ = derive({ session: session.session$, answer: profile.answer$ }, ({ session: current, answer }) => {
    if (current === null) return idle;
    return answer.load.status === 'idle' ? loading : answer.load;
  });

  return {
    load$,
    profile$: derive({ load: load$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    open: profile.open,
    close: profile.close,
    reload: profile.reload,
  };
}
