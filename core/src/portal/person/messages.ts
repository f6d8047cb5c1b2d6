import type { MessageOf, NoParams, SharedMessages } from '../../shared/messages.ts';

/** The problems of the form's fields, the age limits, and the look-up of a phone number. */
export interface PersonMessages {
  'person.firstnameMissing': NoParams;
  'person.lastnameMissing': NoParams;
  'person.addressMissing': NoParams;
  'person.postalCodeMissing': NoParams;
  'person.postalCodeShort': NoParams;
  'person.postalCodeUnknown': NoParams;
  'person.placeMissing': NoParams;
  'person.placeNotFound': NoParams;
  'person.phoneMissing': NoParams;
  'person.phoneWrong': NoParams;
  'person.emailMissing': NoParams;
  'person.emailWrong': NoParams;
  'person.birthDateMissing': NoParams;
  'person.birthDateToCome': NoParams;
  'person.genderMissing': NoParams;
  'person.termsMissing': NoParams;
  'person.tooLong': { readonly longest: number };
  'person.placeAwaited': NoParams;
  'person.lookupShort': NoParams;
  'person.lookupNotFound': NoParams;
  'person.lookupFailed': NoParams;
  'person.belowMinimum': { readonly age: number };
  'short-term-membership-under-age': { readonly age: number };
  'person.sponsorRoute': NoParams;
  'person.underage': NoParams;
  'person.departmentUnchanged': NoParams;
  'person.changesLost': NoParams;
}

/** The text under a field or above the form. */
export type PersonMessage = MessageOf<SharedMessages & PersonMessages>;
