export type { ParticipantMessage } from '../../texts/participants.ts';
export { type ParticipantDraft, rolesAmong } from './choices.ts';
export { Participant, ParticipantRole, type ParticipantsPort } from './model.ts';
export {
  customerRoles,
  customersOf,
  EVERY_PARTICIPANT,
  isOfEmployer,
  mobileOf,
  numberOf,
  participantCompanies,
  participantInitials,
  participantName,
  participantsFor,
  rolesHeld,
} from './rules.ts';
export type { ParticipantsStore } from './store.ts';
