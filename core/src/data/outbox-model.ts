import type { Observable, SchedulerLike } from 'rxjs';
import type { Behavior } from '../shared/behavior.ts';
import type { Reply } from '../shared/reply.ts';
import type { Failure } from '../shared/result.ts';

/** A change that the user has made and the service has not answered, as the device stores it. */
export interface StoredEntry<I> {
  readonly key: string;
  /** Entries of a lane are sent one after the other; lanes do not wait for each other. */
  readonly lane: string;
  readonly order: number;
  readonly input: I;
  /** The service's refusal. A refused entry is sent again only on request. */
  readonly refusal: Failure | null;
  /** It may have reached the service, so its input does not change any more. */
  readonly wasSent?: boolean;
  /** Grows with each change of the entry, so that an older one never replaces a newer one. */
  readonly version?: number;
}

/** Storage that outlives the page, shared by all tabs. */
export interface OutboxPlace<I> {
  /** The stored entries of all tabs, in the order of their creation. */
  readonly stored$: Behavior<readonly StoredEntry<I>[]>;
  put(entry: StoredEntry<I>): void;
  /** The input with the bytes of its files, which `stored$` may lack; null if the entry is gone. */
  whole?(key: string): Reply<I | null>;
  remove(key: string): void;
  /** Whether this is the one tab that sends. Another one takes over when it ends. */
  readonly isSender$: Behavior<boolean>;
  /** The reason for each entry of this tab that the device cannot store. */
  readonly unstored$?: Behavior<ReadonlyMap<string, Failure>>;
}

/** A place that is opened by name. */
export interface StoredPlace<I> extends OutboxPlace<I> {
  /** Lets another tab send. The stored entries stay. */
  close(): void;
  /** Removes all stored entries. */
  clear(): void;
}

/** Which place of the device's storage to open, and how to read what another version has left there. */
export interface StoredPlaceNeeds<I> {
  /** One for each area and each user: no user sends what another has typed. */
  readonly name: string;
  /** Reads a stored input, maybe of an older version of the application; null if it cannot be read. */
  inputIn(stored: unknown): I | null;
}

/** Opens the places of a device. */
export type OutboxStorage = <I>(needs: StoredPlaceNeeds<I>) => StoredPlace<I>;

/** A stored change with the state of its sending in this tab. */
export interface Entry<I> extends StoredEntry<I> {
  /** 'lost': sent but not answered; it is sent again under the same key. */
  readonly state: 'waiting' | 'sending' | 'lost' | 'failed';
  /** Only of a lost one: its last attempt found no network, so no answer is missing. */
  readonly isUnreached?: true;
}

/** The end of an entry that the service has accepted; a refused one has no settlement. */
export interface Settlement<I, A> {
  readonly entry: Entry<I>;
  /** Null if an event or another tab has shown that it is done. */
  readonly answer: A | null;
  /** Whether the service has taken it. Another tab that has removed it may have dropped it. */
  readonly isConfirmed: boolean;
}

/** The user's changes on their way to the service; they survive a reload and a lost network. */
export interface Outbox<I, A> {
  readonly entries$: Behavior<readonly Entry<I>[]>;
  /** Emits while the entry still exists. */
  readonly settled$: Observable<Settlement<I, A>>;
  open(): void;
  close(): void;
  /** The sent bytes of each entry under way, by key, where the sending reports them. */
  readonly progress$: Behavior<ReadonlyMap<string, number>>;
  /** Returns the key. Posting twice under the same key adds one entry. */
  post(input: I, lane?: string, key?: string): string;
  /**
   * [W-SITE-21] Posts, or replaces the input of the entry, and emits the key once the device has stored it. If the device
   * cannot store it, nothing is changed and the reply is the reason.
   */
  save(input: I, lane?: string, key?: string): Reply<string>;
  /** The input of an entry with the bytes of its files, which `entries$` may lack; null if the entry is gone. */
  whole(key: string): Reply<I | null>;
  /** Sends a refused entry again, and a lost one at once. */
  retry(key: string): void;
  /** Drops the entry. A sent request cannot be cancelled. */
  drop(key: string): void;
  /** An event has shown that the service has done it, maybe with its answer. */
  conclude(key: string, answer?: A | null): void;
  /** Replaces the input of an entry, which keeps its key and its place. */
  amend(key: string, input: I): void;
}

/** How an entry is sent, and where it is stored until it is answered. */
export interface OutboxNeeds<I, A> {
  /** The service does a key once, even if it is sent many times. `onProgress` is called with the number of sent bytes. */
  send(input: I, key: string, onProgress: (sent: number) => void): Reply<A>;
  /** The requests that follow an answer. Their keys derive from that of the entry, so that a repeated run adds each once. */
  readonly partsOf?: (entry: Entry<I>, answer: A) => readonly OutboxPart<I>[];
  /** [W-SITE-22] Whether an entry waits until no lighter one of any lane is pending; one of them is sent at a time. */
  readonly isHeavy?: (input: I) => boolean;
  /** Whether an entry has all that it needs to be sent. */
  readonly isReady?: (input: I) => boolean;
  /** Whether inputs change while they wait: an entry then notes that it was sent. */
  readonly marksSent?: true;
  readonly place: OutboxPlace<I>;
  readonly newKey: () => string;
  readonly online$: Behavior<boolean>;
  readonly clock: SchedulerLike;
}

/** A request that follows an answer. */
export interface OutboxPart<I> {
  readonly input: I;
  readonly lane: string;
}
