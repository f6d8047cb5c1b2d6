import type { Reply } from '../../shared/reply.ts';
import type { SearchHit } from './model.ts';

export interface SearchPort {
  search(text: string): Reply<readonly SearchHit[]>;
}
