// A question about the member who is logged in.
import { createQuery, type Freshness, type Query } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { Tabs } from '../../shell/ports.ts';
import { isSessionRefused } from './rules.ts';
import type { SessionStore, SessionView } from './store.ts';

/** The session that a question belongs to; a refusal makes it check the session. */
export interface MemberQueryNeeds<T> extends Freshness {
  readonly session: Pick<SessionStore, 'session$' | 'check'>;
  readonly ask: () => Reply<T>;
}

/** The question is the session's id, so nothing of one member is shown to the next, and nothing is asked without one. */
export const createMemberQuery = <T>({ session, ...rest }: MemberQueryNeeds<T>): Query<string, T> =>
  createQuery({
    ...rest,
    question$: sessionId(session),
    failed: (failure) => isSessionRefused(failure) && session.check(),
  });

export const sessionId = ({ session$ }: Pick<SessionStore, 'session$'>): Behavior<string | null> =>
  derive({ session: session$ }, ({ session }) => session?.sessid ?? null);

/** Parts of a portal that each page of a member reads. */
export interface MemberPlace {
  readonly session: Pick<SessionStore, 'session$' | 'check'> & {
    readonly view$: Behavior<Pick<SessionView, 'status'>>;
  };
  readonly tabs: Pick<Tabs, 'returned$'>;
}
