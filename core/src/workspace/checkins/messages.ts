import type { MessageOf, NoParams } from '../../shared/messages.ts';

export interface CheckInMessages {
  'checkin.firstNameMissing': NoParams;
  'checkin.lastNameMissing': NoParams;
  'checkin.companyMissing': NoParams;
  'checkin.noPhone': NoParams;
  'checkin.noBirthday': NoParams;
  'checkin.leaving': NoParams;
}

export type CheckInMessage = MessageOf<CheckInMessages>;
