import { datatypeId } from '../datatypes/rules.ts';
import type { LastVisited, Visit, VisitEntry, VisitType } from './model.ts';

/** [W-VISITS-06] How many of the last visits are asked for. */
export const LAST_VISITED = 10;

/** [W-VISITS-08] How long the list waits for further visits before it is loaded again (milliseconds). */
export const VISITS_SETTLE = 1_000;

/** When something was visited from this page, by its type and id. */
export type VisitTimes = ReadonlyMap<string, number>;

export const visitKey = (type: VisitType, idtype: Visit['idtype'], id: string): string => `${type} ${idtype} ${id}`;

/** [W-VISITS-02] The service's entries with what it does not tell. An entry without an id leads nowhere. */
export function lastVisited(
  type: VisitType,
  entries: readonly VisitEntry[],
  times: VisitTimes = new Map(),
): readonly LastVisited[] {
  const datatype = datatypeId(type) ?? 0;
  return entries.slice(0, LAST_VISITED).flatMap(({ dataid, name, node_id: node }) => {
    if (dataid === null || dataid === undefined) return [];
    const byNode = node === null || node === undefined ? null : times.get(visitKey(type, 'node', String(node)));
    const time = times.get(visitKey(type, 'dataid', String(dataid))) ?? byNode ?? null;
    return [{ datatype, dataid: String(dataid), node_id: node == null ? null : String(node), name: name ?? '', time }];
  });
}
