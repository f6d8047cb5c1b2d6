import type { Id } from '../../shared/ids.ts';
import type { Reply } from '../../shared/reply.ts';
import type { CheckIn, CheckInFields } from './model.ts';

export interface CheckInsPort {
  checkIns(projectId: Id): Reply<readonly CheckIn[]>;
  checkIn(projectId: Id, fields: CheckInFields, key: string): Reply<CheckIn>;
  checkOut(projectId: Id, checkInId: Id, key: string): Reply<CheckIn>;
}
