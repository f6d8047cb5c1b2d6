// The place of unsent changes: one database for all tabs, of which one at a time sends.
import { type Failure, type FileContent, fail, ok, type Result } from '@felles/core';
import type { StoredEntry, StoredPlace, StoredPlaceNeeds } from '@felles/core/data';
import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { BehaviorSubject, from } from 'rxjs';
import { askForLastingStorage } from './lasting-storage.ts';
import { askBeforeLeaving } from './leave-question.ts';

const ENTRIES = 'entries';
/** [W-SITE-38] The bytes of files, beside the entries: a list of entries reads no bytes. */
const BYTES = 'bytes';

type Both = IDBPTransaction<unknown, [typeof ENTRIES, typeof BYTES], 'readwrite'>;

/** A shorter file stays in its entry (bytes). */
const SHORT = 4_096;
const NONE = new Uint8Array();

/** The database of this browser as the place of an outbox; the browser asks before a page with unstored changes is left. */
export function browserPlace<I>({ name, inputIn }: StoredPlaceNeeds<I>): StoredPlace<I> {
  const stored$ = new BehaviorSubject<readonly StoredEntry<I>[]>([]);
  const isSender$ = new BehaviorSubject(false);
  /** Changes that the browser cannot store, without right or room: they last as long as this page. */
  const unstored = new Map<string, StoredEntry<I>>();
  const unstored$ = new BehaviorSubject<ReadonlyMap<string, Failure>>(new Map());
  let puts = 0;
  const isUnsaved$ = new BehaviorSubject(false);
  const asking = askBeforeLeaving(isUnsaved$);
  const others = new BroadcastChannel(name);
  const lock = new AbortController();
  let isClosed = false;
  let letGo = (): void => undefined;
  const opened = databaseNamed(name).catch(() => null);

  /** The reason if the browser cannot store the change. */
  async function write(change: (both: Both) => readonly Promise<unknown>[]): Promise<Failure | null> {
    const database = await opened;
    if (database === null) return unavailable('forbidden');
    return committed(database, change).then(
      () => null,
      (problem: unknown) => unavailable(isFull(problem) ? 'full' : String(problem)),
    );
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

  /** The input with all bytes of its files. Without some of them it is a failure: a part of a photo is never sent. */
  async function wholeInput(key: string): Promise<Result<I | null>> {
    const here = unstored.get(key);
    if (here !== undefined) return ok(here.input);
    const database = await opened;
    const both = database?.transaction([ENTRIES, BYTES], 'readonly');
    try {
      const entry: unknown = await both?.objectStore(ENTRIES).get(key);
      if (!both || entry === undefined) return ok(null);
      const { input } = entry as StoredEntry<unknown>;
      const places = [...filesIn(input)].flatMap(({ bytesKey }) => bytesKey ?? []);
      const found = await Promise.all(places.map(async (at) => [at, await both.objectStore(BYTES).get(at)] as const));
      const lying = new Map(found);
      if (found.some(([, bytes]) => bytes === undefined)) return gone('bytes are missing');
      return ok(
        inputIn(
          mapFiles(input, (file) =>
            file.bytesKey ? { ...file, bytes: lying.get(file.bytesKey) as Uint8Array } : file,
          ),
        ),
      );
    } catch (problem) {
      return gone(String(problem));
    }
  }

  others.onmessage = read;
  read();

  /** An older program stored the bytes in the entries. While a tab has it open, it sends its own entries. */
  async function moveFromOlder(): Promise<void> {
    const { moveEntries } = await import('./older-outbox.ts');
    const move = async (entry: StoredEntry<unknown>) => (await write((both) => putApart(both, entry))) === null;
    if (await moveEntries(name, move)) await readForAll();
  }

  const waitToMove = async (): Promise<void> =>
    navigator.locks.request(name, { signal: lock.signal }, () => moveFromOlder());
  waitToMove().catch(() => undefined);

  const waitToSend = async (): Promise<void> =>
    navigator.locks.request(apart(name), { signal: lock.signal }, async () => {
      await read();
      isSender$.next(true);
      await new Promise<void>((released) => {
        letGo = released;
      });
    });
  // Without locks every tab sends, and the service accepts each key once.
  waitToSend().catch(() => isSender$.next(!isClosed));

  return {
    stored$,
    isSender$,
    unstored$,
    whole: (key) => from(wholeInput(key)),
    async put(entry) {
      isUnsaved$.next(++puts > 0);
      askForLastingStorage();
      const problem = await write((both) => putApart(both, entry));
      puts -= 1;
      if (problem === null) unstored.delete(entry.key);
      else {
        unstored.set(entry.key, entry);
        unstored$.next(new Map([...unstored$.value, [entry.key, problem]]));
      }
      await readForAll();
    },
    async remove(key) {
      const database = await opened;
      await (database === null ? false : removedFrom(database, key).catch(() => false));
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
      await write((both) => [both.objectStore(ENTRIES).clear(), both.objectStore(BYTES).clear()]);
      unstored.clear();
      await readForAll();
    },
  };
}

/** The older program has another name, so it neither reads nor sends these entries. */
const apart = (name: string): string => `${name} apart`;

const unavailable = (issue: string): Failure => ({ kind: 'unavailable', where: 'indexedDB', issues: [issue] });

/** [W-SITE-33] The device has no room left. */
const isFull = (problem: unknown): boolean => problem instanceof DOMException && problem.name === 'QuotaExceededError';

const gone = (issue: string): Result<never> => fail(unavailable(issue));

/** Stores the entry with keys of its bytes, and the bytes. An entry of the list has no bytes, so the stored ones stay. */
function putApart(both: Both, entry: StoredEntry<unknown>): readonly Promise<unknown>[] {
  const puts: Promise<unknown>[] = [];
  const input = mapFiles(entry.input, (file) => {
    if (file.bytes.length < SHORT) return file;
    const bytesKey = crypto.randomUUID();
    puts.push(both.objectStore(BYTES).put(file.bytes, bytesKey));
    return { ...file, bytes: NONE, size: file.bytes.length, bytesKey };
  });
  return [...puts, both.objectStore(ENTRIES).put({ ...entry, input })];
}

/** Bytes go with the last entry that names them: a message passes its files on to entries of their own. */
async function removedFrom(database: IDBPDatabase, key: string): Promise<true> {
  const both = database.transaction([ENTRIES, BYTES], 'readwrite');
  const entries: readonly StoredEntry<unknown>[] = await both.objectStore(ENTRIES).getAll();
  const placesOf = (some: readonly StoredEntry<unknown>[]): readonly string[] =>
    some.flatMap(({ input }) => [...filesIn(input)].flatMap(({ bytesKey }) => bytesKey ?? []));
  const named = new Set(placesOf(entries.filter((entry) => entry.key !== key)));
  const own = placesOf(entries.filter((entry) => entry.key === key)).filter((at) => !named.has(at));
  await Promise.all([
    both.objectStore(ENTRIES).delete(key),
    ...own.map((at) => both.objectStore(BYTES).delete(at)),
    both.done,
  ]);
  return true;
}

const isFile = (value: object): value is FileContent => 'bytes' in value && value.bytes instanceof Uint8Array;

/** Replaces the files within an input. */
function mapFiles(value: unknown, change: (file: FileContent) => FileContent): unknown {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (Array.isArray(value)) return value.map((each) => mapFiles(each, change));
  if (isFile(value)) return change(value);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapFiles(each, change)]));
}

function filesIn(value: unknown): ReadonlySet<FileContent> {
  const files = new Set<FileContent>();
  mapFiles(value, (file) => {
    files.add(file);
    return file;
  });
  return files;
}

/** Commits at once, so that the change survives the end of the page. */
async function committed(database: IDBPDatabase, change: (both: Both) => readonly Promise<unknown>[]): Promise<true> {
  const both: Both = database.transaction([ENTRIES, BYTES], 'readwrite');
  const changed = change(both);
  both.commit();
  await Promise.all([...changed, both.done]);
  return true;
}

/** A new name, not a new version: a version would wait until no tab has the older program. */
const databaseNamed = async (name: string): Promise<IDBPDatabase> =>
  openDB(apart(name), 1, {
    upgrade(database) {
      database.createObjectStore(ENTRIES, { keyPath: 'key' });
      database.createObjectStore(BYTES);
    },
    blocking: (_was, _will, event) => (event.target as IDBDatabase).close(),
  });
