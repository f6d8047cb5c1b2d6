import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { id, text } from '../../shared/wire-values.ts';

/** [W-VISITS-05] The service keeps a list of visits for each of these types. */
export const VISIT_TYPES = ['person', 'resource', 'contact', 'project'] as const;
/** The types of records whose visits the service stores. */
export type VisitType = (typeof VISIT_TYPES)[number];

/** [W-VISITS-01] A record that the user has visited; one without `dataid` is not listed, as it could not be opened. */
export const VisitEntry = z.object({ dataid: id(), name: text(), node_id: id() });
export type VisitEntry = Readonly<z.infer<typeof VisitEntry>>;

/** [W-VISITS-02] `time` is known only for visits from this page (milliseconds). */
export interface LastVisited {
  readonly datatype: number;
  readonly node_id: string | null;
  readonly dataid: string;
  readonly name: string;
  readonly time: number | null;
}

/** `idtype` is the kind of the id. */
export interface Visit {
  readonly type: VisitType;
  readonly idtype: 'dataid' | 'node';
  readonly id: string;
}

/** The calls for the user's own visits to records. */
export interface VisitsPort {
  last(type: VisitType, count: number): Reply<readonly VisitEntry[]>;
  record(visit: Visit): Reply<unknown>;
}
