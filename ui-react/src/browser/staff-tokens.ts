// The browser's place for staff tokens: for all tabs, of which one at a time renews them.
import type { SignInPlace, TokenPlace } from '@felles/core/workspace/session';
import { PendingSignIn, Tokens } from '@felles/core/workspace/session';
import { BehaviorSubject, defer, filter, firstValueFrom, from, fromEvent, merge, type Observable } from 'rxjs';
import { attempt } from './storage.ts';

const TOKENS = 'felles.workspace.tokens';
const PENDING = 'felles.workspace.signIn';

/** A browser that keeps nothing keeps it as long as the page. */
export function staffTokens(): TokenPlace {
  let written = read();
  const tokens$ = new BehaviorSubject<Tokens | null>(tokensIn(written));
  /** Reads changes that this page missed: while asleep, in the history, or a moment ago. */
  function readAgain(): void {
    const stored = read();
    if (stored === written) return;
    written = stored;
    tokens$.next(tokensIn(stored));
  }
  merge(
    fromEvent<StorageEvent>(window, 'storage').pipe(filter(({ key }) => key === TOKENS || key === null)),
    fromEvent(window, 'pageshow'),
    fromEvent(document, 'visibilitychange'),
  ).subscribe(readAgain);
  return {
    tokens$,
    write(tokens) {
      attempt('local storage', () => {
        if (tokens === null) window.localStorage.removeItem(TOKENS);
        else window.localStorage.setItem(TOKENS, JSON.stringify(tokens));
        return null;
      });
      written = read();
      tokens$.next(tokens);
    },
    alone: <T>(work: () => Observable<T>): Observable<T> =>
      defer(() => {
        const begin = (): Observable<T> => {
          readAgain();
          return work();
        };
        const { locks }: Partial<Navigator> = navigator;
        return locks ? from(locks.request(TOKENS, () => firstValueFrom(begin()))) : begin();
      }),
  };
}

/** A sign-in that is under way belongs to the tab that began it. */
export const pendingSignIn: SignInPlace = {
  put: (pending) =>
    attempt('session storage', () => {
      window.sessionStorage.setItem(PENDING, JSON.stringify(pending));
      return null;
    }).ok,
  take() {
    const kept = attempt('session storage', () => {
      const text = window.sessionStorage.getItem(PENDING);
      window.sessionStorage.removeItem(PENDING);
      return text;
    });
    return PendingSignIn.safeParse(parsed(kept.ok ? kept.value : null)).data ?? null;
  },
};

/** As it is written; null where there is nothing, or nothing may be read. */
function read(): string | null {
  const stored = attempt('local storage', () => window.localStorage.getItem(TOKENS));
  return stored.ok ? stored.value : null;
}

const tokensIn = (text: string | null): Tokens | null => Tokens.safeParse(parsed(text)).data ?? null;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
