import type { Reply } from '../../shared/reply.ts';
import type { MunicipalityLookup, PhoneLookup } from './model.ts';

/** Look-ups of places and persons. */
export interface PersonPort {
  municipality(postalCode: string): Reply<MunicipalityLookup>;
  /** Every caller can get a name and an address this way, so the page looks up only on the visitor's request. */
  phone(number: string): Reply<PhoneLookup>;
}
