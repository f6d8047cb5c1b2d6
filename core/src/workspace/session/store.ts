import { BehaviorSubject, map } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Reply } from '../../shared/reply.ts';
import { isRefused, ok, type Result } from '../../shared/result.ts';
import { createScope } from '../../shared/scope.ts';
import type { SignInMessage } from '../../texts/sign-in.ts';
import type { SignInFlow, Tokens } from './model.ts';
import type { HostPort, PagePort, SignInPlace } from './port.ts';
import { comesBack, ENDS, isReturn, ownerAtService, ownerBySignIn, pathToRestore, returnAddressOf } from './rules.ts';
import { createTokenStore, type TokenStoreNeeds } from './token-store.ts';

/** Where the session stands; the pages are there only while it is 'signedIn'. */
export type SessionState =
  | { readonly kind: 'starting' }
  /** The provider's answer is being exchanged. */
  | { readonly kind: 'returning' }
  | { readonly kind: 'signedIn'; readonly owner: string }
  /** The browser is leaving for the provider. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'signingOut' }
  /** The token belongs to another user, so the page reloads. */
  | { readonly kind: 'changing' }
  /** The user must sign in. */
  | { readonly kind: 'signedOut'; readonly why: SignInMessage | null };

/** The session of the workspace, one for the page; its access token goes with every call. */
export interface StaffSessionStore {
  readonly state$: Behavior<SessionState>;
  /** The valid access token; null without one. */
  readonly access$: Behavior<string | null>;
  open(): void;
  close(): void;
  signIn(): void;
  signOut(): void;
  /** [W-AUTH-15] True if a refused request should be repeated. */
  renew(refused: string | null): Reply<boolean>;
}

/** Tokens with a known owner. */
type OwnedTokens = Tokens & { readonly owner: string };

/** The tokens, the browser's place for a sign-in that has started, and the page around the session. */
export interface StaffSessionNeeds extends TokenStoreNeeds {
  readonly pending: SignInPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  readonly flow: SignInFlow;
  readonly newKey: () => string;
  /** [W-AUTH-15] Called before the session ends by itself, while all input is still there. */
  readonly leaving: () => void;
  /** Called after a sign-out or a cancelled sign-in, to drop all drafts. */
  readonly gaveUp: () => void;
}

/** The number of automatic returns in a short time before the user is asked. */
const MOST_ARRIVALS = 2;
const SOON = 60_000;

/** The session: sign-in, one shared renewal and sign-out. It belongs to one user; another user's token reloads the page. */
export function createStaffSessionStore(needs: StaffSessionNeeds): StaffSessionStore {
  const { port, who, tokens, pending, page, host, flow, clock, newKey, leaving, gaveUp } = needs;
  const state$ = new BehaviorSubject<SessionState>({ kind: 'starting' });
  const tokenStore = createTokenStore(needs, { isSignedOut: () => isIn('signedOut'), leave: () => leave(false) });
  const { own$, access: now } = tokenStore;
  const scope = createScope();

  /** The page's owner; null until the first sign-in. */
  let owner: string | null = null;
  /** Whether the owner has signed out. */
  let isOver = false;
  /** The host's token counts only for this frame: other tabs may have another user. */
  let isOfHost = false;

  /** The number of recent returns from the provider, and the time of the last one. */
  let arrivals = 0;
  let arrivedAt = Number.NEGATIVE_INFINITY;

  const isIn = (...kinds: readonly SessionState['kind'][]): boolean => kinds.includes(state$.value.kind);

  function signedOut(why: SignInMessage | null): void {
    isOver = owner !== null;
    state$.next({ kind: 'signedOut', why });
  }

  /** A page serves one user, so that the next one never sees data of the first. */
  function enter(given: OwnedTokens): void {
    if (owner !== null && owner !== given.owner) {
      change();
      return;
    }
    own$.next(given);
    if (isOver) {
      page.reload();
      return;
    }
    owner = given.owner;
    state$.next({ kind: 'signedIn', owner });
  }

  /** Ends the session of the owner, whose unsent work waits for them. */
  function change(): void {
    leaving();
    own$.next(null);
    state$.next({ kind: 'changing' });
    page.restart(ROOT);
  }

  /** Finds the owner of tokens. The service may name no user; without its answer the tokens have no owner. */
  const owned = (given: Tokens): Reply<OwnedTokens> =>
    who(given.access).pipe(
      map((result): Result<OwnedTokens> => {
        if (result.ok) return ok({ ...given, owner: ownerAtService(result.value) });
        if (result.error.kind === 'refused' && result.error.refusal === 'unauthorized') return result;
        if (given.owner) return ok({ ...given, owner: given.owner });
        return result.error.kind === 'unreachable' ? result : ok({ ...given, owner: ownerBySignIn(newKey()) });
      }),
    );

  const admit = (given: Tokens, keep: (known: OwnedTokens) => void): void =>
    scope.add(
      owned(given).subscribe((result) => {
        if (!result.ok) return signedOut(isRefused(result.error) ? ENDS.refused : ENDS.failed(result.error));
        keep(result.value);
        enter(result.value);
      }),
    );

  /** Uses the tokens of all tabs. */
  function enterWithShared(): void {
    const shared = own$.value;
    if (shared === null) return;
    const { owner: known } = shared;
    if (known) enter({ ...shared, owner: known });
    else admit(shared, tokens.write);
  }

  /** Called when this or another tab has written the shared tokens. */
  function follow(shared: Tokens | null): void {
    if (isOfHost || isIn('changing')) return;
    if (owner !== null && shared !== null && shared.owner !== owner) {
      change();
      return;
    }
    const isEnded = shared === null && isIn('signedIn');
    if (isEnded) leaving();
    own$.next(shared);
    if (isEnded) signedOut({ key: 'signIn.ended', params: {} });
    if (shared !== null && isIn('signedOut')) enterWithShared();
  }

  function takeAnswer(): void {
    const answer = page.address();
    // State and verifier can be used once, also after a failure.
    const expected = pending.take();
    const left = expected && pathToRestore(expected.left, page.origin);
    // Removes the code or token from the address at once.
    page.restore(left ?? ROOT);
    if (expected === null) {
      if (now() === null) signedOut(ENDS.stray);
      else enterWithShared();
      return;
    }
    arrivals = (expected.arrivals ?? 0) + 1;
    arrivedAt = clock.now();
    state$.next({ kind: 'returning' });
    scope.add(
      port.redeem(answer, expected).subscribe((result) => {
        if (result.ok)
          return admit(result.value, (known) => {
            // Another user must not see the page of the previous one.
            if (expected.owner && comesBack(expected.owner) && expected.owner !== known.owner) page.restore(ROOT);
            tokens.write(known);
          });
        if (result.error.kind === 'refused' && result.error.type === CANCELLED) gaveUp();
        signedOut(isRefused(result.error) ? ENDS.refused : ENDS.failed(result.error));
      }),
    );
  }

  /** Called with the renewal at the start. After a refusal, the browser is leaving for the provider already. */
  function begin(result: Result<boolean>): void {
    if (result.ok) {
      if (result.value) enterWithShared();
      return;
    }
    // Without a network the user works with the data on the device; the service refuses the next call if the token is old.
    const owner = own$.value?.owner;
    if (result.error.kind === 'unreachable' && own$.value && owner) enter({ ...own$.value, owner });
    else signedOut(ENDS.failed(result.error));
  }

  const beginWithShared = (): void => {
    if (now() !== null) enterWithShared();
    else scope.add(tokenStore.renew(null).subscribe(begin));
  };

  /** Leaves once, for any number of refused requests. */
  function leave(isWanted: boolean): void {
    if (isIn('leaving', 'signingOut', 'returning', 'changing')) return;
    if (isWanted || clock.now() - arrivedAt >= SOON) arrivals = 0;
    // Before the state changes, as that closes the pages with their input.
    leaving();
    // Prevents a loop if the service refuses each new token of the provider.
    if (arrivals >= MOST_ARRIVALS) {
      signedOut(ENDS.refused);
      return;
    }
    state$.next({ kind: 'leaving' });
    if (host.isEmbedded) askHost(withoutHost);
    else goToProvider();
  }

  function goToProvider(): void {
    const { go } = page;
    if (go === null) {
      signedOut(ENDS.noPage);
      return;
    }
    const left = page.address();
    const returnAddress = returnAddressOf(left);
    scope.add(
      port.prepare(flow, returnAddress).subscribe((result) => {
        if (!result.ok) return signedOut(ENDS.failed(result.error));
        const { address, state, verifier } = result.value;
        // Without stored state the answer would be useless, and the loop would not end.
        if (pending.put({ flow, state, verifier, returnAddress, left, owner, arrivals })) go(address);
        else signedOut(ENDS.keepsNothing);
      }),
    );
  }

  /** Asks the host first, as the login page may not allow a frame; otherwise the user signs in in a new window. */
  function askHost(without: () => void): void {
    scope.add(
      host.token().subscribe((result) => {
        if (!result.ok || result.value === null) return without();
        isOfHost = true;
        admit(result.value, () => undefined);
      }),
    );
  }

  /** A frame without a host token uses the shared tokens. */
  function withoutHost(): void {
    isOfHost = false;
    follow(tokens.tokens$.value);
    if (isIn('leaving')) signedOut(ENDS.inFrame);
  }

  return {
    state$,
    access$: tokenStore.access$,
    open() {
      if (!scope.open()) return;
      scope.add(tokens.tokens$.subscribe(follow));
      scope.add(tokenStore.watch());
      // A page restored from the history is no longer leaving.
      scope.add(page.returned$.subscribe(() => isIn('leaving') && !host.isEmbedded && signedOut(null)));
      if (isReturn(page.address())) takeAnswer();
      // In a frame, the host decides the user, not the other tabs.
      else if (host.isEmbedded) askHost(() => (own$.value === null ? signedOut(ENDS.inFrame) : beginWithShared()));
      else beginWithShared();
    },
    close() {
      scope.close();
      // The sign-in begins anew with the next opening.
      state$.next({ kind: 'starting' });
    },
    signIn() {
      const state = state$.value;
      // The login page may not allow a frame, and browsers open a window only on a click.
      const hostHasNone = state.kind === 'signedOut' && state.why?.key === ENDS.inFrame.key;
      if (host.isEmbedded && hostHasNone) page.open(page.address());
      else leave(true);
    },
    signOut() {
      const shared = own$.value;
      if (isIn('signingOut')) return;
      state$.next({ kind: 'signingOut' });
      // [W-AUTH-13] [W-AUTH-17] Signs out the other tabs at once, before the provider answers.
      if (!isOfHost) tokens.write(null);
      scope.add(
        tokenStore.revoke(shared).subscribe(() => {
          if (isOfHost) own$.next(null);
          // Clears the address, which shows the user's last page; a frame's address belongs to the host.
          else page.restore(ROOT);
          gaveUp();
          signedOut(ENDS.left);
        }),
      );
    },
    renew: tokenStore.renew,
  };
}

/** The provider's error for a cancelled sign-in. */
const CANCELLED = 'access_denied';
/** The first page. */
const ROOT = '/x/-/';
