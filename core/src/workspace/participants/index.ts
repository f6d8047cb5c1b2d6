export type { ParticipantMessage, ParticipantMessages } from '../../texts/participants.ts';
export { type ParticipantDraft, PICKING, personQuestion, readParticipantDraft, rolesAmong } from './choices.ts';
export * from './form.ts';
export * from './model.ts';
export * from './outbox.ts';
export * from './rules.ts';
export * from './store.ts';
