// The service's record of the logged-in member.
import type { Observable } from 'rxjs';
import type { Answer, Query } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load, loading } from '../../shared/load.ts';
import type { Tabs } from '../../shell/ports.ts';
import { createMemberQuery } from '../session/member-query.ts';
import type { SessionStore } from '../session/store.ts';
import type { Profile, ProfilePort } from './model.ts';

/** The question is the session's id. */
export type ProfileAnswer = Answer<string, Profile>;

/** The session whose record is loaded; a refusal makes it check the session. */
export interface RecordNeeds {
  readonly port: Pick<ProfilePort, 'profile'>;
  readonly session: Pick<SessionStore, 'session$' | 'check'>;
  /** Each emission refreshes the record. */
  readonly again$?: Observable<unknown>;
}

/** Asks nothing while no member is logged in. */
export const createRecord = ({ port, session, again$ }: RecordNeeds): Query<string, Profile> =>
  createMemberQuery({ session, ask: () => port.profile(), ...(again$ && { again$ }) });

/** The profile for pages other than the profile page. */
export interface CurrentProfile {
  /** Idle without a logged-in member, or while the session is unknown. */
  readonly load$: Behavior<Load<Profile>>;
  readonly profile$: Behavior<Profile | null>;
  open(): void;
  close(): void;
  reload(): void;
}

/** The record is refreshed each time the visitor returns to the tab. */
export interface CurrentProfileNeeds extends Pick<RecordNeeds, 'port' | 'session'> {
  readonly tabs: Pick<Tabs, 'returned$'>;
}

/** The record of the member who is logged in, which several pages share. */
export function createCurrentProfile({ port, session, tabs }: CurrentProfileNeeds): CurrentProfile {
  // The visitor may have become a member meanwhile, in another tab or at the counter.
  const record = createRecord({ port, session, again$: tabs.returned$ });
  const load$ = derive({ session: session.session$, answer: record.answer$ }, ({ session: current, answer }) => {
    if (current === null) return idle;
    return answer.load.status === 'idle' ? loading : answer.load;
  });

  return {
    load$,
    profile$: derive({ load: load$ }, ({ load }) => (load.status === 'ready' ? load.value : null)),
    open: record.open,
    close: record.close,
    reload: record.reload,
  };
}
