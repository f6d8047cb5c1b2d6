import type { Observable } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { PendingSignIn, SignInFlow, Tokens } from './model.ts';

/** The sign-in provider. */
export interface SignInPort {
  /** [W-AUTH-04] The provider's address, and the data to store until the return. */
  prepare(flow: SignInFlow, returnAddress: string): Reply<SignInStart>;
  /** [W-AUTH-05] Exchanges the provider's answer for tokens. */
  redeem(answer: string, pending: PendingSignIn): Reply<Tokens>;
  renew(refresh: string): Reply<Tokens>;
  /** [W-AUTH-10] Makes one token invalid at the provider; `hint` says which of the two it is. */
  revoke(token: string, hint: 'access_token' | 'refresh_token'): Reply<unknown>;
}

/** A prepared sign-in: `state` and `verifier` are stored until the return; the token flow has no verifier. */
export interface SignInStart {
  readonly address: string;
  readonly state: string;
  readonly verifier: string | null;
}

/** Stores the tokens for all tabs. */
export interface TokenPlace {
  /** Follows other tabs too; null without usable tokens. */
  readonly tokens$: Behavior<Tokens | null>;
  write(tokens: Tokens | null): void;
  /** Runs work under a lock shared by all tabs. */
  alone<T>(work: () => Observable<T>): Observable<T>;
}

/** Stores a started sign-in for this tab. */
export interface SignInPlace {
  /** False if the browser cannot store it. */
  put(pending: PendingSignIn): boolean;
  /** Returns it once. */
  take(): PendingSignIn | null;
}

/** The browser window. */
export interface PagePort {
  readonly origin: string;
  address(): string;
  /** Goes to the provider; null where the application has no page, and so no sign-in by a browser. */
  readonly go: ((address: string) => void) | null;
  /** Opens an address in a new window. */
  open(address: string): void;
  /** Reloads the page and so clears the memory. */
  reload(): void;
  /** Loads another path, replacing the current history entry. */
  restart(path: string): void;
  /** Emits when the browser shows the page from its history cache. */
  readonly returned$: Observable<unknown>;
  /** Replaces the provider's answer in the address with a path, so that no history keeps it. */
  restore(path: string): void;
}

/** The host system around the workspace's frame. */
export interface HostPort {
  readonly isEmbedded: boolean;
  /** Null if the host has no token. */
  token(): Reply<Tokens | null>;
}
