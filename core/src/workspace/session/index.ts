export type { PartingMessage, PartingMessages, SignInMessage, SignInMessages } from '../../texts/sign-in.ts';
export { HOST_PATIENCE, TOKEN_WANTED, tokensGiven } from './host.ts';
export * from './model.ts';
export * from './port.ts';
export { CLIENT_ID, comesBack, isReturn, SCOPES, type UnsentWork, unsentMessages } from './rules.ts';
export * from './store.ts';
