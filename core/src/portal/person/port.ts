import type { Reply } from '../../shared/reply.ts';
import type { MunicipalityLookup, PhoneLookup } from './model.ts';

/** What the service can tell about a place, and about the person who has a phone number. */
export interface PersonPort {
  municipality(postalCode: string): Reply<MunicipalityLookup>;
  /** Gives a name and an address to every caller: the page looks a person up only when the visitor asks. */
  phone(number: string): Reply<PhoneLookup>;
}
