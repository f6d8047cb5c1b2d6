export type { PartingMessage, SignInMessage } from '../../texts/sign-in.ts';
export { HOST_PATIENCE, TOKEN_WANTED, tokensGiven } from './host.ts';
export { PendingSignIn, Tokens } from './model.ts';
export type { HostPort, PagePort, SignInPlace, SignInPort, TokenPlace } from './port.ts';
export { unsentMessages } from './rules.ts';
export type { SessionState, StaffSessionStore } from './store.ts';
