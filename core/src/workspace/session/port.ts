import type { Observable } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import type { PendingSignIn, SignInFlow, Tokens } from './model.ts';

/** The provider that knows the users. */
export interface SignInPort {
  /** [W-AUTH-04] Where the browser goes to, and what is kept until it comes back. */
  prepare(flow: SignInFlow, returnAddress: string): Reply<SignInStart>;
  /** [W-AUTH-05] What the answer in an address is worth. */
  redeem(answer: string, pending: PendingSignIn): Reply<Tokens>;
  renew(refresh: string): Reply<Tokens>;
  /** [W-AUTH-10] */
  revoke(token: string, hint: 'access_token' | 'refresh_token'): Reply<unknown>;
}

export interface SignInStart {
  readonly address: string;
  readonly state: string;
  readonly verifier: string | null;
}

/** Where the tokens are kept, for all tabs of the browser. */
export interface TokenPlace {
  /** Hears of other tabs too. What is kept and cannot be used counts as nothing. */
  readonly kept$: Behavior<Tokens | null>;
  write(tokens: Tokens | null): void;
  /** Does a piece of work while no other tab does its own. */
  alone<T>(work: () => Observable<T>): Observable<T>;
}

/** Where a sign-in that is under way is kept, for this tab. */
export interface SignInPlace {
  /** Whether the browser keeps it. */
  put(pending: PendingSignIn): boolean;
  /** Gives it once. */
  take(): PendingSignIn | null;
}

/** The window that the workspace stands in. */
export interface PagePort {
  readonly origin: string;
  address(): string;
  /** Leaves for the provider. */
  go(address: string): void;
  /** Opens an address in a window of its own. */
  open(address: string): void;
  /** Begins anew, with nothing of what is in memory. */
  reload(): void;
  /** The same at another path, in the place of the page that is shown. */
  restart(path: string): void;
  /** Speaks when the browser shows the page again as it was left. */
  readonly returned$: Observable<unknown>;
  /** Shows a path of this page in the place of the answer, which no history keeps. */
  restore(path: string): void;
}

/** The host system, where the workspace stands in a frame of it. */
export interface HostPort {
  readonly isEmbedded: boolean;
  /** Null where the host has no token to give. */
  token(): Reply<Tokens | null>;
}
