import type { Reply } from '../../shared/reply.ts';
import type { Me } from './model.ts';

export interface MePort {
  me(): Reply<Me>;
}
