// What a workspace needs of its browser to sign staff in, without a browser.
import { ok } from '@felles/core';
import type { AddressWords } from '@felles/core/data';
import type { PendingSignIn, Tokens } from '@felles/core/workspace';
import { BehaviorSubject, defer, NEVER, type Observable, of } from 'rxjs';

interface Given {
  /** The access token of a user who is signed in. */
  readonly access?: string | null;
  readonly address?: string;
  readonly origin?: string;
  /** What was typed before the page was left. */
  readonly drafts?: Readonly<Record<string, unknown>>;
}

export function aStaffPlace({
  access = null,
  address = '/x/-/',
  origin = 'https://page.example',
  drafts = {},
}: Given = {}) {
  const draftsPut: Readonly<Record<string, unknown>>[] = [];
  const kept$ = new BehaviorSubject<Tokens | null>(
    access === null ? null : { access, expiresAt: Number.MAX_SAFE_INTEGER, refresh: null },
  );
  const went: string[] = [];
  /** Where the page began anew. */
  const restarts: string[] = [];
  let pending: PendingSignIn | null = null;
  let question: AddressWords = {};
  return {
    went,
    tokens: {
      kept$,
      write: (tokens: Tokens | null) => kept$.next(tokens),
      alone: <T>(work: () => Observable<T>) => defer(work),
    },
    pending: {
      put(one: PendingSignIn) {
        pending = one;
        return true;
      },
      take() {
        const taken = pending;
        pending = null;
        return taken;
      },
    },
    page: {
      origin,
      address: () => `${origin}${address}`,
      go: (to: string) => void went.push(to),
      restore: () => undefined,
      open: () => undefined,
      reload: () => void restarts.push('as it is'),
      restart: (path: string) => void restarts.push(path),
      returned$: NEVER,
    },
    host: { isEmbedded: false, token: () => of(ok(null)) },
    drafts: {
      put: (_owner: string, typed: Readonly<Record<string, unknown>>) => void draftsPut.push(typed),
      take: () => drafts,
      clear: () => undefined,
    },
    draftsPut,
    restarts,
    listAddress: {
      read: () => question,
      write(next: AddressWords) {
        question = { ...question, ...next };
      },
    },
  };
}
