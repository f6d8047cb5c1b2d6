import type { Reply } from '../../shared/reply.ts';
import type { MunicipalityLookup } from './model.ts';

/** What the service can tell about a place. */
export interface PersonPort {
  municipality(postalCode: string): Reply<MunicipalityLookup>;
}
