import type { Observable } from 'rxjs';
import { type Answer as AnswerTo, createQuery, type Query } from '../../data/query.ts';
import { derive } from '../../shared/behavior.ts';
import { isSessionRefused } from '../session/rules.ts';
import type { SessionStore } from '../session/store.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';

/** What the service last said of the member who is logged in; the question is their session. */
export type Answer = AnswerTo<string, Profile>;

export interface AnswersNeeds {
  readonly port: Pick<ProfilePort, 'profile'>;
  readonly session: Pick<SessionStore, 'session$' | 'check'>;
  /** Reasons to ask again. */
  readonly again$?: Observable<unknown>;
}

/** The profile of the member who is logged in; nothing is asked while no member is. */
export const createAnswers = ({ port, session, again$ }: AnswersNeeds): Query<string, Profile> =>
  createQuery({
    question$: derive({ session: session.session$ }, ({ session: current }) => current?.sessid ?? null),
    ask: () => port.profile(),
    ...(again$ && { again$ }),
    failed: (failure) => isSessionRefused(failure) && session.check(),
  });
