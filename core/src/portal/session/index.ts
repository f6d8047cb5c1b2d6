export type { SessionMessage, SessionMessages } from '../../texts/session.ts';
export * from './login.ts';
export { type LoginFields, loginProblems, phoneProblem } from './login-rules.ts';
export * from './model.ts';
export * from './new-password.ts';
export {
  offeredTo,
  type SavedSession,
  SESSION,
  type Session,
  type SessionPerson,
} from './rules.ts';
export * from './store.ts';
