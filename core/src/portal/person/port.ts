import type { Reply } from '../../shared/reply.ts';
import type { MunicipalityLookup, PhoneLookup } from './model.ts';

/** What the service can tell about a place, and about whoever has a phone number. */
export interface PersonPort {
  municipality(postalCode: string): Reply<MunicipalityLookup>;
  /** Tells a name and an address to anybody: nobody is looked up unless the visitor asks. */
  phone(number: string): Reply<PhoneLookup>;
}
