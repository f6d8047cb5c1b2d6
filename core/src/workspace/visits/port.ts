import type { Reply } from '../../shared/reply.ts';
import type { Visit, VisitEntry, VisitType } from './model.ts';

/** The calls for the user's own visits to records. */
export interface VisitsPort {
  last(type: VisitType, count: number): Reply<readonly VisitEntry[]>;
  record(visit: Visit): Reply<unknown>;
}
