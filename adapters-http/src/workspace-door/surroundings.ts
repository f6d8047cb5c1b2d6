import type { Behavior, Failure } from '@felles/core';
import type { AddressPlace, AddressWords, AnswerCache, StoredEntry, StoredPlace } from '@felles/core/data';
import type { OutboxStorage } from '@felles/core/internal/data/outbox-model';
import type { Connect } from '@felles/core/internal/realtime/model';
import { CLIENT_ID } from '@felles/core/internal/workspace/session/rules';
import type { DraftPlace } from '@felles/core/workspace/drafts';
import type {
  HostPort,
  PagePort,
  PendingSignIn,
  SignInPlace,
  TokenPlace,
  Tokens,
} from '@felles/core/workspace/session';
import { asyncScheduler, BehaviorSubject, defer, NEVER, of, type SchedulerLike } from 'rxjs';
import type { SendFile } from '../http.ts';
import { newKey } from '../new-key.ts';
import { NO_CACHE } from './user-cache.ts';

/** The place that the workspace runs in. Only `root` has no standard. */
export interface WorkspaceNeeds extends Partial<Omit<Surroundings, 'page'>> {
  /** Where the manifest is: the address of the service, or of the page beside it. In a browser '' is the page's own origin. */
  readonly root: string;
  readonly fetch?: typeof fetch;
  /** Opens the live connection. Without it the stores ask from time to time. */
  readonly connect?: Connect;
  /** Where a file can be sent with how far it has come. */
  readonly sendFile?: SendFile;
  /** The window: to sign in takes its address, and the way to another one. A browser has `browserPage` of `@felles/ui-react/browser`. */
  readonly page?: Partial<PagePort>;
}

/** The part of it that every area gets. */
export interface Surroundings {
  readonly online$: Behavior<boolean>;
  /** Whether the page is looked at. */
  readonly visible$: Behavior<boolean>;
  /** From 0 to 1. */
  readonly chance: () => number;
  /** The clock on the wall. */
  readonly clock: SchedulerLike;
  /** A clock that only goes forward, whatever a user does to the one on the wall. */
  readonly steadyClock: SchedulerLike;
  /** The name of the program, for the service's log. */
  readonly agent: string;
  /** The log for those who run the workspace. Users do not see it. Nothing secret goes there. */
  readonly log: (what: string, failure?: Failure) => void;
  readonly newKey: () => string;
  /** Who this application is for the provider of the sign-in. */
  readonly client: string;
  /** Who is signed in, and the way to the provider. */
  readonly tokens: TokenPlace;
  readonly pending: SignInPlace;
  readonly page: PagePort;
  readonly host: HostPort;
  /** The place where typed text waits while the user signs in. */
  readonly drafts: DraftPlace;
  /** Where unsent changes outlive the page. */
  readonly outboxPlace: OutboxStorage;
  /** Stores the last answers of the service for times without a network. */
  readonly answerCache: AnswerCache;
  /** Whether the user wants no more data than the pages need. */
  readonly savesData: () => boolean;
  /** Lets the device ask the user before unsaved data is left. */
  readonly askBeforeLeaving: (unsaved$: Behavior<boolean>) => void;
  /** The place of a list's search: the address. */
  readonly listAddress: AddressPlace;
}

/** The needs of a form, a command or an outbox to send. */
export const commandNeeds = ({ online$, newKey, clock }: Pick<Surroundings, 'online$' | 'newKey' | 'clock'>) => ({
  online$,
  newKey,
  clock,
});

/** A device that is always online and looked at, and stores nothing longer than the application runs. */
export function standardSurroundings(root: string): Surroundings {
  const tokens$ = new BehaviorSubject<Tokens | null>(null);
  let pending: PendingSignIn | null = null;
  let question: AddressWords = {};
  return {
    online$: new BehaviorSubject(true),
    visible$: new BehaviorSubject(true),
    chance: Math.random,
    clock: asyncScheduler,
    steadyClock: asyncScheduler,
    agent: '',
    log: () => undefined,
    newKey,
    client: CLIENT_ID,
    tokens: { tokens$, write: (tokens) => tokens$.next(tokens), alone: (work) => defer(work) },
    pending: {
      put(begun) {
        pending = begun;
        return true;
      },
      take() {
        const taken = pending;
        pending = null;
        return taken;
      },
    },
    page: {
      origin: root,
      address: () => `${root}/`,
      go: null,
      open: () => undefined,
      reload: () => undefined,
      restart: () => undefined,
      returned$: NEVER,
      restore: () => undefined,
    },
    host: { isEmbedded: false, token: () => of({ ok: true, value: null }) },
    drafts: { put: () => undefined, take: () => null, clear: () => undefined },
    outboxPlace: memoryStorage,
    answerCache: NO_CACHE,
    savesData: () => false,
    askBeforeLeaving: () => undefined,
    listAddress: {
      read: () => question,
      write(words) {
        question = { ...question, ...words };
      },
    },
  };
}

/** Stores unsent changes for as long as the application runs. */
export const memoryStorage: OutboxStorage = <I>(): StoredPlace<I> => {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const others = (key: string) => stored$.value.filter((entry) => entry.key !== key);
  return {
    stored$,
    isSender$: new BehaviorSubject(true),
    put: (entry) => stored$.next([...others(entry.key), entry]),
    remove: (key) => stored$.next(others(key)),
    close: () => undefined,
    clear: () => stored$.next([]),
  };
};
