import { concat, map, type Observable, of } from 'rxjs';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { Profile } from './model.ts';
import type { ProfilePort } from './port.ts';

/** What the service last said of whoever is logged in, and whether a quiet second asking failed since. */
export interface Answer {
  /** Whose it is; nobody's while nobody is logged in. */
  readonly sessid: string | null;
  readonly load: Load<Profile>;
  readonly refreshFailure: Failure | null;
}

export const NOBODY: Answer = { sessid: null, load: idle, refreshFailure: null };

/** Asks for the profile of a session, given what is shown. Asking again for what is shown already is quiet. */
export function askFor(sessid: string, shown: Answer, port: Pick<ProfilePort, 'profile'>): Observable<Answer> {
  const reply$ = port.profile();
  if (shown.sessid === sessid && shown.load.status === 'ready')
    return reply$.pipe(map((answer) => refreshed(shown, answer)));
  const begun: Answer = { sessid, load: loading, refreshFailure: null };
  return concat(of(begun), reply$.pipe(map((answer) => ({ ...begun, load: toLoad(answer) }))));
}

const refreshed = (shown: Answer, answer: Result<Profile>): Answer =>
  answer.ok ? { ...shown, load: toLoad(answer), refreshFailure: null } : { ...shown, refreshFailure: answer.error };
