import type { Reply } from '../../shared/reply.ts';
import type { Visit, VisitEntry, VisitType } from './model.ts';

export interface VisitsPort {
  last(type: VisitType, count: number): Reply<readonly VisitEntry[]>;
  record(visit: Visit): Reply<unknown>;
}
