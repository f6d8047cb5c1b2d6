import type { Reply } from '../../shared/reply.ts';
import type { SearchHit } from './model.ts';

/** The call for the search over all datatypes. */
export interface SearchPort {
  /** At most `most` hits. */
  search(text: string, most: number): Reply<readonly SearchHit[]>;
}
