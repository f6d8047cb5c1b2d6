// Where unsent changes outlive the page: one database for all tabs, of which one at a time sends.
import type { StoredEntry, StoredPlace, StoredPlaceNeeds } from '@felles/core/data';
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { BehaviorSubject } from 'rxjs';
import { askBeforeLeaving } from './leave-question.ts';

const ENTRIES = 'entries';

type Entries = IDBPObjectStore<unknown, string[], typeof ENTRIES, 'readwrite'>;

/** The database of this browser as the place of an outbox; the browser asks before a page with unstored changes is left. */
export function browserPlace<I>({ name, inputIn }: StoredPlaceNeeds<I>): StoredPlace<I> {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const isSender$ = new BehaviorSubject(false);
  /** For changes that the browser does not store, as it may not or has no room: they last as long as this page. */
  const unstored = new Map<string, StoredEntry<I>>();
  let puts = 0;
  const isUnsaved$ = new BehaviorSubject(false);
  const asking = askBeforeLeaving(isUnsaved$);
  const others = new BroadcastChannel(name);
  const lock = new AbortController();
  let isClosed = false;
  let letGo = (): void => undefined;
  const opened = databaseNamed(name).catch(() => null);

  /** False where the browser does not store the change. */
  async function write(change: (store: Entries) => Promise<unknown>): Promise<boolean> {
    const database = await opened;
    return database !== null && committed(database, change).catch(() => false);
  }

  async function read(): Promise<void> {
    const database = await opened;
    const stored: readonly unknown[] = (await database?.getAll(ENTRIES).catch(() => null)) ?? [];
    stored$.next([...stored.flatMap(entryIn), ...unstored.values()]);
    isUnsaved$.next(puts > 0 || unstored.size > 0);
  }

  async function readForAll(): Promise<void> {
    await read();
    if (!isClosed) others.postMessage(null);
  }

  function entryIn(stored: unknown): readonly StoredEntry<I>[] {
    // Only this file writes there, in this shape; each area reads its own entries.
    const entry = stored as StoredEntry<unknown>;
    const input = inputIn(entry.input);
    return input === null || unstored.has(entry.key) ? [] : [{ ...entry, input }];
  }

  others.onmessage = read;
  read();

  const waitToSend = async (): Promise<void> =>
    navigator.locks.request(name, { signal: lock.signal }, async () => {
      await read();
      isSender$.next(true);
      await new Promise<void>((released) => {
        letGo = released;
      });
    });
  // Without locks every tab sends, and the service does each key once.
  waitToSend().catch(() => isSender$.next(!isClosed));

  return {
    stored$,
    isSender$,
    async put(entry) {
      isUnsaved$.next(++puts > 0);
      const isStored = await write((store) => store.put(entry));
      puts -= 1;
      if (isStored) unstored.delete(entry.key);
      else unstored.set(entry.key, entry);
      await readForAll();
    },
    async remove(key) {
      await write((store) => store.delete(key));
      unstored.delete(key);
      await readForAll();
    },
    close() {
      isClosed = true;
      asking.unsubscribe();
      lock.abort();
      letGo();
      isSender$.next(false);
      others.close();
    },
    async clear() {
      await write((store) => store.clear());
      unstored.clear();
      await readForAll();
    },
  };
}

/** Handed over whole at once, so that a page that ends now does not take it along. */
async function committed(database: IDBPDatabase, change: (store: Entries) => Promise<unknown>): Promise<true> {
  const transaction = database.transaction(ENTRIES, 'readwrite');
  const changed = change(transaction.store);
  transaction.commit();
  await Promise.all([changed, transaction.done]);
  return true;
}

/** Async, because a browser that forbids it throws at once. */
const databaseNamed = async (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, { upgrade: (database) => void database.createObjectStore(ENTRIES, { keyPath: 'key' }) });
