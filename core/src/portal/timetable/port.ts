import type { Day } from '../../shared/dates.ts';
import type { Reply } from '../../shared/reply.ts';
import type { ClassSession } from './model.ts';

export interface WeekQuery {
  readonly monday: Day;
  readonly departmentId: number;
}

export interface TimetablePort {
  sessions(query: WeekQuery): Reply<readonly ClassSession[]>;
}
