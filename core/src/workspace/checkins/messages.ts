import type { MessageOf, NoParams } from '../../shared/messages.ts';

/** The texts that the form of a guest needs. */
export interface CheckInMessages {
  'checkin.firstNameMissing': NoParams;
  'checkin.lastNameMissing': NoParams;
  'checkin.companyMissing': NoParams;
  'checkin.noPhone': NoParams;
  'checkin.noBirthday': NoParams;
  'checkin.leaving': NoParams;
}

/** A problem of a guest's form, or its warning before the page is left. */
export type CheckInMessage = MessageOf<CheckInMessages>;
