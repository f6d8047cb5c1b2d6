// The outbox of an older program, whose entries hold the bytes of their files.
import type { StoredEntry } from '@felles/core/data';
import { type IDBPDatabase, openDB } from 'idb';

const ENTRIES = 'entries';

/** Moves its entries one by one; true if there were any. */
export async function moveEntries(
  name: string,
  store: (entry: StoredEntry<unknown>) => Promise<boolean>,
): Promise<boolean> {
  const older = await olderDatabase(name);
  if (older === null) return false;
  const keys = await older.getAllKeys(ENTRIES);
  for (const key of keys) {
    const entry: StoredEntry<unknown> | undefined = await older.get(ENTRIES, key);
    // It is stored in the new place first: if the page ends now, it is there twice under one key, and is sent once.
    if (entry && (await store(entry))) await older.delete(ENTRIES, key);
  }
  older.close();
  return keys.length > 0;
}

/** Null if there is none, or none that can be opened. */
async function olderDatabase(name: string): Promise<IDBPDatabase | null> {
  try {
    const known = await indexedDB.databases?.();
    if (known && !known.some((each) => each.name === name)) return null;
    const older = await openDB(name);
    if (older.objectStoreNames.contains(ENTRIES)) return older;
    older.close();
    return null;
  } catch {
    return null;
  }
}
