import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { CheckIn, CheckInFields } from './model.ts';

/** A project's check-ins. A `key` is the idempotency key, so that a repeated request checks in once. */
export interface CheckInsPort {
  checkIns(projectId: Id): Reply<readonly CheckIn[]>;
  checkIn(projectId: Id, fields: CheckInFields, key: string): Reply<CheckIn>;
  checkOut(projectId: Id, checkInId: Id, key: string): Reply<CheckIn>;
}
