import type { Reply } from '../../shared/reply.ts';
import type { Person } from './model.ts';

export interface PersonsPort {
  /** The first ones whose name, mobile or company has these words. */
  find(words: string, count: number): Reply<readonly Person[]>;
}
