import type { Reply } from '../../shared/reply.ts';
import type { Deadline } from './model.ts';

export interface DeadlinesPort {
  /** [W-PHASES-21] */
  deadlines(): Reply<readonly Deadline[]>;
}
