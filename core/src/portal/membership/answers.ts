import { concat, map, type Observable, of } from 'rxjs';
import { idle, type Load, loading, toLoad } from '../../shared/load.ts';
import type { Failure } from '../../shared/result.ts';
import type { Membership } from './model.ts';
import type { MembershipPort, MembershipQuery } from './port.ts';
import type { ListChange } from './rules.ts';

/** What the service last said of a department's memberships. */
export interface Answer {
  readonly asked: MembershipQuery | null;
  readonly load: Load<readonly Membership[]>;
  /** Why the list may be out of date: it was asked for again and did not come. */
  readonly refreshFailure: Failure | null;
}

export const NOTHING_ASKED: Answer = { asked: null, load: idle, refreshFailure: null };

/** One text for each question, so that two can be told apart. */
export const keyOf = ({ departmentId, groupIds }: MembershipQuery): string =>
  [departmentId, ...groupIds.toSorted((a, b) => a - b)].join();

/** What the visitor changed between two questions. */
export function changeBetween(before: MembershipQuery | null, after: MembershipQuery): ListChange {
  if (before?.departmentId !== after.departmentId) return 'department';
  return keyOf(before) === keyOf(after) ? 'same' : 'filters';
}

/** Asks for a list, given what is shown. A list that is there stays while it is only asked for again. */
export function askFor(query: MembershipQuery, shown: Answer, port: MembershipPort): Observable<Answer> {
  const reply$ = port.memberships(query);
  if (shown.asked !== null && keyOf(shown.asked) === keyOf(query) && shown.load.status === 'ready') {
    return reply$.pipe(
      map((result) =>
        result.ok
          ? { asked: query, load: toLoad(result), refreshFailure: null }
          : { ...shown, refreshFailure: result.error },
      ),
    );
  }
  const begun: Answer = { asked: query, load: loading, refreshFailure: null };
  return concat(of(begun), reply$.pipe(map((result): Answer => ({ ...begun, load: toLoad(result) }))));
}
