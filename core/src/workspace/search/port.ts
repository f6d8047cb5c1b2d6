import type { Reply } from '../../shared/reply.ts';
import type { SearchHit } from './model.ts';

export interface SearchPort {
  /** `most` hits, or fewer. */
  search(text: string, most: number): Reply<readonly SearchHit[]>;
}
