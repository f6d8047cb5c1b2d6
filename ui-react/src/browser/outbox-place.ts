// Where what is to be sent outlives the page: one database for all tabs, of which one at a time sends.
import type { OutboxPlace, StoredEntry } from '@felles/core/data';
import { type IDBPDatabase, openDB } from 'idb';
import { BehaviorSubject } from 'rxjs';

export interface BrowserPlaceNeeds<I> {
  /** One for each area and each user: no user sends what another has typed. */
  readonly name: string;
  /** What is kept may be of an older version of the application; null where it cannot be read. */
  inputIn(kept: unknown): I | null;
}

export interface BrowserPlace<I> extends OutboxPlace<I> {
  /** Lets another tab send. What is kept stays. */
  close(): void;
  /** Removes all that is kept, for good. */
  clear(): void;
}

const ENTRIES = 'entries';

export function browserPlace<I>({ name, inputIn }: BrowserPlaceNeeds<I>): BrowserPlace<I> {
  const kept$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const isSender$ = new BehaviorSubject(false);
  /** What the browser does not keep, because it may not or has no room: it lasts as long as this page. */
  const unkept = new Map<string, StoredEntry<I>>();
  const others = new BroadcastChannel(name);
  const lock = new AbortController();
  let isClosed = false;
  let letGo = (): void => undefined;
  const opened = databaseNamed(name).catch(() => null);

  let work: Promise<void> = Promise.resolve();
  /** One after the other, in the order of the calls; each ends with what is kept by then. */
  function inTurn(change: (database: IDBPDatabase | null) => Promise<unknown>): Promise<void> {
    work = work.then(async () => {
      const database = await opened;
      await change(database);
      const stored: readonly unknown[] = (await database?.getAll(ENTRIES).catch(() => null)) ?? [];
      kept$.next([...stored.flatMap(entryIn), ...unkept.values()]);
    });
    return work;
  }

  function entryIn(stored: unknown): readonly StoredEntry<I>[] {
    // Only this file writes there, in this shape; what an area has put in is for the area to read.
    const entry = stored as StoredEntry<unknown>;
    const input = inputIn(entry.input);
    return input === null || unkept.has(entry.key) ? [] : [{ ...entry, input }];
  }

  const tellOthers = (): void => {
    if (!isClosed) others.postMessage(null);
  };
  others.onmessage = () => inTurn(async () => undefined);
  inTurn(async () => undefined);

  const waitToSend = async (): Promise<void> =>
    navigator.locks.request(name, { signal: lock.signal }, async () => {
      await inTurn(async () => undefined);
      isSender$.next(true);
      await new Promise<void>((released) => {
        letGo = released;
      });
    });
  // Without locks every tab sends, and the service does each key once.
  waitToSend().catch(() => isSender$.next(!isClosed));

  return {
    kept$,
    isSender$,
    put: (entry) =>
      void inTurn(async (database) => {
        unkept.delete(entry.key);
        await (database?.put(ENTRIES, entry) ?? Promise.reject()).catch(() => unkept.set(entry.key, entry));
        tellOthers();
      }),
    remove: (key) =>
      void inTurn(async (database) => {
        unkept.delete(key);
        await database?.delete(ENTRIES, key).catch(() => undefined);
        tellOthers();
      }),
    close() {
      isClosed = true;
      lock.abort();
      letGo();
      isSender$.next(false);
      others.close();
    },
    clear: () =>
      void inTurn(async (database) => {
        unkept.clear();
        await database?.clear(ENTRIES).catch(() => undefined);
        tellOthers();
      }),
  };
}

/** Async, because a browser that forbids it throws at once. */
const databaseNamed = async (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore(ENTRIES, { keyPath: 'key' }) });
