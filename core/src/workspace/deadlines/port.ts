import type { Reply } from '../../shared/reply.ts';
import type { Deadline } from './model.ts';

/** One request for the deadlines of all projects, the done ones too. */
export interface DeadlinesPort {
  /** [W-PHASES-21] All in one answer; the store filters and sorts them. */
  deadlines(): Reply<readonly Deadline[]>;
}
