import { datatypeId } from '../datatypes/rules.ts';
import type { LastVisited, Visit, VisitEntry, VisitType } from './model.ts';

/** [W-VISITS-06] The number of visits in the list. */
export const LAST_VISITED = 10;

/** [W-VISITS-08] The wait for further visits before a refresh (milliseconds). */
export const VISITS_SETTLE = 1_000;

/** The times of visits from this page, by type and id. */
export type VisitTimes = ReadonlyMap<string, number>;

export const visitKey = (type: VisitType, idtype: Visit['idtype'], id: string): string => `${type} ${idtype} ${id}`;

/** [W-VISITS-02] Adds the times to the service's entries, without those that have no id. */
export function lastVisited(
  type: VisitType,
  entries: readonly VisitEntry[],
  times: VisitTimes = new Map(),
): readonly LastVisited[] {
  const datatype = datatypeId(type) ?? 0;
  return entries.slice(0, LAST_VISITED).flatMap(({ dataid, name, node_id: node }) => {
    if (dataid === null || dataid === undefined) return [];
    const byNode = node === null || node === undefined ? null : times.get(visitKey(type, 'node', node));
    const time = times.get(visitKey(type, 'dataid', dataid)) ?? byNode ?? null;
    return [{ datatype, dataid, node_id: node ?? null, name: name ?? '', time }];
  });
}
