export type { SessionMessage } from '../../texts/session.ts';
export type { LoginStore } from './login.ts';
export type { LoginPort, SessionPort } from './model.ts';
export type { NewPasswordStore } from './new-password.ts';
export { offeredTo, SESSION } from './rules.ts';
export type { SessionStore } from './store.ts';
