// Where the browser keeps what lets staff in: for all tabs, of which one at a time renews it.
import type { PendingPlace, TokenPlace } from '@felles/core/workspace';
import { PendingSignIn, Tokens } from '@felles/core/workspace';
import { BehaviorSubject, defer, firstValueFrom, from, fromEvent, type Observable } from 'rxjs';
import { attempt } from './attempt.ts';

const TOKENS = 'felles.workspace.tokens';
const PENDING = 'felles.workspace.signIn';

/** A browser that keeps nothing keeps it as long as the page. */
export function staffTokens(): TokenPlace {
  const kept$ = new BehaviorSubject<Tokens | null>(read());
  fromEvent<StorageEvent>(window, 'storage').subscribe(({ key }) => {
    if (key === TOKENS || key === null) kept$.next(read());
  });
  return {
    kept$,
    write(tokens) {
      attempt('local storage', () => {
        if (tokens === null) window.localStorage.removeItem(TOKENS);
        else window.localStorage.setItem(TOKENS, JSON.stringify(tokens));
        return null;
      });
      kept$.next(tokens);
    },
    alone: <T>(work: () => Observable<T>): Observable<T> =>
      defer(() => from(navigator.locks.request(TOKENS, () => firstValueFrom(work())))),
  };
}

/** A sign-in that is under way belongs to the tab that began it. */
export const pendingSignIn: PendingPlace = {
  put(pending) {
    attempt('session storage', () => {
      window.sessionStorage.setItem(PENDING, JSON.stringify(pending));
      return null;
    });
  },
  take() {
    const kept = attempt('session storage', () => {
      const text = window.sessionStorage.getItem(PENDING);
      window.sessionStorage.removeItem(PENDING);
      return text;
    });
    return PendingSignIn.safeParse(parsed(kept.ok ? kept.value : null)).data ?? null;
  },
};

function read(): Tokens | null {
  const kept = attempt('local storage', () => window.localStorage.getItem(TOKENS));
  return Tokens.safeParse(parsed(kept.ok ? kept.value : null)).data ?? null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
