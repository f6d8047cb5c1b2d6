import type { Reply } from '../../shared/reply.ts';
import type { Me } from './model.ts';

/** The call for the user whom the access token belongs to. */
export interface MePort {
  me(): Reply<Me>;
}
