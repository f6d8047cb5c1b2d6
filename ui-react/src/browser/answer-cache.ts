// The last answers of the service in the database of the browser: one for each user.
import type { AnswerCache, CachedAnswer } from '@felles/core/data';
import { type IDBPDatabase, openDB } from 'idb';

const ANSWERS = 'answers';
/** Has the one entry OPEN from the sign-in to the sign-out: after that no tab stores a late answer. */
const STATE = 'state';
const OPEN = 'open';

/** [W-SITE-29] The room for the answers of a user (bytes). */
const ROOM = 50_000_000;

/** The database of this browser. A browser that forbids it stores no answer. */
export function browserAnswerCache(room = ROOM): AnswerCache {
  const opened = new Map<string, Promise<IDBPDatabase | null>>();
  /** Bytes since the room was measured last. */
  let written = 0;
  const databaseOf = (owner: string): Promise<IDBPDatabase | null> => {
    const known = opened.get(owner);
    if (known) return known;
    const opening = open(`felles.workspace.answers ${owner}`).catch(() => null);
    opened.set(owner, opening);
    return opening;
  };

  async function write(owner: string, change: (database: IDBPDatabase) => Promise<unknown>): Promise<void> {
    const database = await databaseOf(owner);
    // A full or forbidden database: the page works with the network alone.
    if (database !== null) await change(database).catch(() => undefined);
  }

  return {
    begin: (owner, oldest) =>
      void write(owner, async (database) => {
        await database.put(STATE, true, OPEN);
        await removeOld(database, oldest, room);
      }),
    put: (owner, key, answer) =>
      void write(owner, async (database) => {
        const both = database.transaction([ANSWERS, STATE], 'readwrite');
        if (await both.objectStore(STATE).get(OPEN)) await both.objectStore(ANSWERS).put(answer, key);
        await both.done;
        written += answer.bytes.length;
        if (written < room / 10) return;
        written = 0;
        await removeOld(database, 0, room);
      }),
    async get(owner, key) {
      const database = await databaseOf(owner);
      return (await database?.get(ANSWERS, key).catch(() => undefined)) ?? null;
    },
    retain: (owner, isKept) =>
      void write(owner, async (database) => {
        const { store, done } = database.transaction(ANSWERS, 'readwrite');
        for (const key of await store.getAllKeys()) if (!isKept(String(key))) store.delete(key);
        await done;
      }),
    wipe: (owner) =>
      void write(owner, async (database) => {
        const both = database.transaction([ANSWERS, STATE], 'readwrite');
        const cleared = [both.objectStore(ANSWERS).clear(), both.objectStore(STATE).clear()];
        both.commit();
        await Promise.all([...cleared, both.done]);
      }),
  };
}

/** Removes answers that are too old, and then the oldest ones until the others have room. */
async function removeOld(database: IDBPDatabase, oldest: number, room: number): Promise<void> {
  const found: { readonly key: IDBValidKey; readonly answer: CachedAnswer }[] = [];
  for (let at = await database.transaction(ANSWERS).store.openCursor(); at !== null; at = await at.continue())
    found.push({ key: at.key, answer: at.value });
  // A tenth is for the answers until it is measured again.
  let left = room * 0.9;
  for (const { key, answer } of found.toSorted((one, other) => other.answer.at - one.answer.at)) {
    left -= answer.bytes.length;
    if (left < 0 || answer.at < oldest) await database.delete(ANSWERS, key);
  }
}

/** Async, because a browser that forbids it throws at once. */
const open = async (name: string): Promise<IDBPDatabase> =>
  openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore(ANSWERS);
      database.createObjectStore(STATE);
    },
    blocking: (_was, _will, event) => (event.target as IDBDatabase).close(),
  });
