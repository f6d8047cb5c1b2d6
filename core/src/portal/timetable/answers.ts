import { map, merge, type Observable, of } from 'rxjs';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { Failure, Result } from '../../shared/result.ts';
import type { ClassSession } from './model.ts';
import type { TimetablePort, WeekQuery } from './port.ts';
import { sameSessions } from './same-sessions.ts';

/** What the service last said of a week, and whether a quiet second asking failed since. */
export interface Answer {
  readonly asked: WeekQuery | null;
  readonly load: Load<readonly ClassSession[]>;
  /** The newest classes of the same department, so that the filters stay while another week loads. */
  readonly latest: readonly ClassSession[];
  readonly refreshFailure: Failure | null;
}

export const NOTHING_ASKED: Answer = { asked: null, load: idle, latest: [], refreshFailure: null };

/**
 * Asks for a week, given what is shown. The first asking shows that it loads; asking again for what is shown already
 * is quiet, and the classes stay until there are newer ones.
 */
export function askFor(query: WeekQuery, shown: Answer, port: TimetablePort): Observable<Answer> {
  const reply$ = port.sessions(query);
  if (sameQuery(shown.asked, query) && shown.load.status === 'ready') {
    return reply$.pipe(map((result) => refreshed(shown, result)));
  }
  const latest = shown.asked?.departmentId === query.departmentId ? shown.latest : [];
  const begun: Answer = { asked: query, load: loading, latest, refreshFailure: null };
  return merge(of(begun), reply$.pipe(map((result) => first(begun, result))));
}

const sameQuery = (a: WeekQuery | null, b: WeekQuery): boolean =>
  a !== null && a.monday === b.monday && a.departmentId === b.departmentId;

/** A failed first answer leaves the week empty. */
const first = (begun: Answer, result: Result<readonly ClassSession[]>): Answer => ({
  ...begun,
  load: toLoad(result),
  latest: result.ok ? result.value : begun.latest,
});

function refreshed(shown: Answer, result: Result<readonly ClassSession[]>): Answer {
  if (!result.ok) return { ...shown, refreshFailure: result.error };
  if (sameSessions(result.value, shown.latest))
    return shown.refreshFailure ? { ...shown, refreshFailure: null } : shown;
  return { ...shown, load: toLoad(result), latest: result.value, refreshFailure: null };
}
