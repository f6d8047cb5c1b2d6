import type { Message } from '../../messages.ts';
import type { NoParams } from '../../shared/messages.ts';

export interface PersonMessages {
  'person.firstnameMissing': NoParams;
  'person.lastnameMissing': NoParams;
  'person.addressMissing': NoParams;
  'person.postalCodeMissing': NoParams;
  'person.postalCodeShort': NoParams;
  'person.postalCodeUnknown': NoParams;
  'person.placeMissing': NoParams;
  'person.placeNotFound': { readonly reason: Message };
  'person.phoneMissing': NoParams;
  'person.phoneWrong': NoParams;
  'person.emailMissing': NoParams;
  'person.emailWrong': NoParams;
  'person.birthDateMissing': NoParams;
  'person.genderMissing': NoParams;
}
