// The needs of a workspace of its browser to sign staff in, without a browser.
import { type Failure, ok } from '@felles/core';
import type { AddressWords } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import type { PendingSignIn, Tokens } from '@felles/core/workspace/session';
import { BehaviorSubject, defer, NEVER, type Observable, of } from 'rxjs';
import { memoryPlace } from './memory-place.ts';

interface Given {
  /** The access token of a user who is signed in. */
  readonly access?: string | null;
  readonly address?: string;
  readonly origin?: string;
  /** Drafts from before the page was left. */
  readonly drafts?: Readonly<Record<string, unknown>>;
  /** Unsent entries of before, by the name of their store. */
  readonly outboxes?: Map<string, OutboxPlace<unknown>>;
}

export function aStaffPlace({
  access = null,
  address = '/x/-/',
  origin = 'https://page.example',
  drafts = {},
  outboxes = new Map(),
}: Given = {}) {
  const draftsPut: Readonly<Record<string, unknown>>[] = [];
  const tokens$ = new BehaviorSubject<Tokens | null>(
    access === null ? null : { access, expiresAt: Number.MAX_SAFE_INTEGER, refresh: null },
  );
  const went: string[] = [];
  /** The entries of the log. */
  const logged: string[] = [];
  /** Where the page began anew. */
  const restarts: string[] = [];
  let pending: PendingSignIn | null = null;
  let question: AddressWords = {};
  let typed = drafts;
  return {
    went,
    logged,
    log: (what: string, failure?: Failure) =>
      void logged.push(failure === undefined ? what : `${what}: ${failure.kind}`),
    tokens: {
      tokens$,
      write: (tokens: Tokens | null) => tokens$.next(tokens),
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
      put(_owner: string, drafts: Readonly<Record<string, unknown>>) {
        draftsPut.push(drafts);
        typed = drafts;
      },
      take() {
        const taken = typed;
        typed = {};
        return taken;
      },
      clear() {
        typed = {};
      },
    },
    outboxPlace: <I>({ name }: { readonly name: string }) => {
      const place = outboxes.get(name) ?? memoryPlace<unknown>();
      outboxes.set(name, place);
      // The value under a name was put there by its own area.
      return { ...(place as OutboxPlace<I>), close: () => undefined, clear: () => void outboxes.delete(name) };
    },
    draftsPut,
    /** The drafts that are stored now. */
    draftsNow: () => typed,
    restarts,
    listAddress: {
      read: () => question,
      write(next: AddressWords) {
        question = { ...question, ...next };
      },
    },
  };
}
