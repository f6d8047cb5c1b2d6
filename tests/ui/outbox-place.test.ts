import 'fake-indexeddb/auto';

import type { StoredEntry } from '@felles/core/data';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { browserPlace } from '@felles/ui-react/internal/browser/outbox-place';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { memoryPlace } from '../support/memory-place.ts';

const PLACE = 'check-in of Kari';
const entry = (key: string, input = 'Kari'): StoredEntry<string> => ({ key, lane: '', order: 1, input, refusal: null });
const inputIn = (kept: unknown) => (typeof kept === 'string' ? kept : null);
const keys = <T>(place: OutboxPlace<T>) => place.stored$.value.map(({ key }) => key);

describe.each([
  ['memory', () => memoryPlace<string>()],
  ['the browser', () => aTab(aBrowser())],
])('a place in %s', (_, open) => {
  it('should show what is put, in the order of the calls, and what is put again once', async () => {
    const place = open();
    for (const key of ['b', 'a', 'b']) place.put(entry(key));
    await eventually(() => expect(keys(place).toSorted()).toEqual(['a', 'b']));
  });

  it('should show nothing of what is removed, also right after it was put', async () => {
    const place = open();
    place.put(entry('a'));
    place.put(entry('b'));
    place.remove('a');
    await eventually(() => expect(keys(place)).toEqual(['b']));
  });

  it('should let its only tab send', async () => {
    const place = open();
    await eventually(() => expect(place.isSender$.value).toBe(true));
  });
});

describe('a place in the browser', () => {
  it('should show every tab what any of them has put or removed', async () => {
    const browser = aBrowser();
    const [one, other] = [aTab(browser), aTab(browser)];
    one.put(entry('a'));
    await eventually(() => expect(keys(other)).toEqual(['a']));
    other.remove('a');
    await eventually(() => expect(keys(one)).toEqual([]));
  });

  it('should let one tab send, and then the next one, with all stored entries', async () => {
    const browser = aBrowser();
    const one = aTab(browser);
    await eventually(() => expect(one.isSender$.value).toBe(true));
    const other = aTab(browser);
    one.put(entry('a'));
    one.close();
    await eventually(() => expect([one.isSender$.value, other.isSender$.value]).toEqual([false, true]));
    expect(keys(other)).toEqual(['a']);
  });

  it('should keep it over the end of every tab', async () => {
    const browser = aBrowser();
    const one = aTab(browser);
    one.put(entry('a'));
    await eventually(() => expect(keys(one)).toEqual(['a']));
    one.close();
    const later = aTab(browser);
    await eventually(() => expect(later.stored$.value).toEqual([entry('a')]));
  });

  it('should keep for this page what the browser does not keep, and send without locks', async () => {
    const place = aTab({ indexedDB: { open: () => undefined }, navigator: {} });
    place.put(entry('a'));
    await eventually(() => expect([keys(place), place.isSender$.value]).toEqual([['a'], true]));
    place.remove('a');
    await eventually(() => expect(keys(place)).toEqual([]));
  });

  it('should show nothing that its area cannot read, and another name nothing at all', async () => {
    const browser = aBrowser();
    const place = aTab(browser);
    const stranger = browserPlace({ name: 'of another user', inputIn });
    onTestFinished(stranger.close);
    place.put({ ...entry('old'), input: JSON.parse('{"version":0}') });
    place.put(entry('a'));
    await eventually(() => expect(keys(place)).toEqual(['a']));
    expect(keys(stranger)).toEqual([]);
  });

  it('should keep nothing once it is cleared', async () => {
    const browser = aBrowser();
    const place = aTab(browser);
    place.put(entry('a'));
    place.clear();
    const later = aTab(browser);
    place.put(entry('b'));
    await eventually(() => expect(keys(later)).toEqual(['b']));
  });
});

describe('[W-SITE-38] the bytes of a file in the browser', () => {
  const PHOTO = Uint8Array.from({ length: 10_000 }, (_, index) => index % 251);
  const photo = (name: string, bytes = PHOTO) => ({ name, type: 'image/jpeg', bytes });

  it('should not be in the list of entries, and be whole for sending', async () => {
    const place = aPhotoTab(aBrowser());
    place.put({ ...entry('a'), input: { photos: [photo('one'), photo('two', PHOTO.toReversed())] } });
    await eventually(() => expect(keys(place)).toEqual(['a']));
    const listed = place.stored$.value[0]?.input.photos ?? [];
    expect(listed.map(({ bytes, size }) => [bytes.length, size])).toEqual([
      [0, 10_000],
      [0, 10_000],
    ]);
    const whole = await wholeOf(place, 'a');
    expect(whole.map(({ bytes }) => [...bytes])).toEqual([[...PHOTO], [...PHOTO.toReversed()]]);
  });

  it('should survive a second put of the listed entry, as after a refusal', async () => {
    const place = aPhotoTab(aBrowser());
    place.put({ ...entry('a'), input: { photos: [photo('one')] } });
    await eventually(() => expect(keys(place)).toEqual(['a']));
    const [listed] = place.stored$.value;
    if (listed) place.put({ ...listed, order: 2 });
    await eventually(() => expect(place.stored$.value[0]?.order).toBe(2));
    expect((await wholeOf(place, 'a'))[0]?.bytes).toEqual(PHOTO);
  });

  it('should go with the last entry that names them', async () => {
    const browser = aBrowser();
    const place = aPhotoTab(browser);
    place.put({ ...entry('a'), input: { photos: [photo('one')] } });
    await eventually(() => expect(keys(place)).toEqual(['a']));
    const [listed] = place.stored$.value;
    if (listed) place.put({ ...listed, key: 'b' });
    place.remove('a');
    await eventually(() => expect(keys(place)).toEqual(['b']));
    expect((await wholeOf(place, 'b'))[0]?.bytes).toEqual(PHOTO);
    place.remove('b');
    await eventually(() => expect(keys(place)).toEqual([]));
    expect(await storedBytes()).toBe(0);
  });

  it('should be whole while the browser cannot store them', async () => {
    const place = aPhotoTab({ indexedDB: { open: () => undefined }, navigator: {} });
    place.put({ ...entry('a'), input: { photos: [photo('one')] } });
    await eventually(() => expect(keys(place)).toEqual(['a']));
    expect((await wholeOf(place, 'a'))[0]?.bytes).toEqual(PHOTO);
  });

  it('should be moved from the database of an older program, and be sent once', async () => {
    const browser = aBrowser();
    vi.stubGlobal('indexedDB', browser.indexedDB);
    const older = await open(PLACE, (database) => database.createObjectStore('entries', { keyPath: 'key' }));
    const oldEntry = { ...entry('old'), input: { photos: [photo('one')] } };
    await answered(older.transaction('entries', 'readwrite').objectStore('entries').put(oldEntry));
    older.close();
    const place = aPhotoTab(browser);
    await eventually(() => expect(keys(place)).toEqual(['old']));
    expect((await wholeOf(place, 'old'))[0]?.bytes).toEqual(PHOTO);
    const again = await open(PLACE);
    await eventually(async () => expect(await countIn(again, 'entries')).toBe(0));
    again.close();
  });

  interface Photos {
    readonly photos: readonly { name: string; type: string; bytes: Uint8Array; size?: number }[];
  }

  const storedBytes = async (): Promise<number> => {
    const database = await open(`${PLACE} apart`);
    const count = await countIn(database, 'bytes');
    database.close();
    return count;
  };

  const answered = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const open = (name: string, upgrade?: (database: IDBDatabase) => void): Promise<IDBDatabase> => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => upgrade?.(request.result);
    return answered(request);
  };

  const countIn = (database: IDBDatabase, store: string): Promise<number> =>
    answered(database.transaction(store).objectStore(store).count());

  async function wholeOf(place: OutboxPlace<Photos>, key: string) {
    const result = place.whole && (await firstValueFrom(place.whole(key)));
    return result?.ok ? (result.value?.photos ?? []) : [];
  }

  function aPhotoTab(browser: Browser) {
    stub(browser);
    const place = browserPlace<Photos>({ name: PLACE, inputIn: (stored) => stored as Photos });
    onTestFinished(place.close);
    return place;
  }
});

describe('a page that is left', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constantFrom('put', 'remove'), key: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('wait'), key: fc.constant('') }),
  );

  it('should lose nothing at any moment without the browser asking first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(20), async (steps, moments) => {
        const browser = aBrowser();
        const page = new EventTarget();
        const place = aTab(browser, page);
        const there = new Set<string>();
        for (const { kind, key } of steps) {
          if (kind === 'put') place.put(entry(key));
          if (kind === 'remove') place.remove(key);
          if (kind === 'put') there.add(key);
          if (kind === 'remove') there.delete(key);
          if (kind === 'wait') await nextTask();
        }
        for (let moment = 0; moment < moments; moment += 1) await nextTask();
        if (asks(page)) return;
        const later = aTab(browser);
        await eventually(() => expect(keys(later).toSorted()).toEqual([...there].toSorted()));
      }),
      { numRuns: 60 },
    );
  });

  it('should ask until what was put is stored, and no longer', async () => {
    const page = new EventTarget();
    const place = aTab(aBrowser(), page);
    place.put(entry('a'));
    expect(asks(page)).toBe(true);
    await eventually(() => expect(asks(page)).toBe(false));
    expect(keys(place)).toEqual(['a']);
  });

  it('should ask as long as the browser stores nothing and something is to be sent', async () => {
    const page = new EventTarget();
    const place = aTab({ ...aBrowser(), indexedDB: { open: () => undefined } }, page);
    place.put(entry('a'));
    await eventually(() => expect(keys(place)).toEqual(['a']));
    expect(asks(page)).toBe(true);
    place.remove('a');
    await eventually(() => expect(asks(page)).toBe(false));
  });
});

const nextTask = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Whether the browser asks before the page is left. */
function asks(page: EventTarget): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

interface Browser {
  readonly indexedDB: unknown;
  readonly navigator: unknown;
}

/** A browser with a database of its own, and locks that go to one tab after the other. */
function aBrowser(): Browser {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, { signal }: { readonly signal: AbortSignal }, hold: () => Promise<unknown>) => {
    const before = last;
    const held = before.then(() => {
      signal.throwIfAborted();
      return hold();
    });
    last = held.catch(() => undefined);
    return held;
  };
  return { indexedDB: new IDBFactory(), navigator: { locks: { request } } };
}

function stub(browser: Browser, window: EventTarget = new EventTarget()): void {
  vi.stubGlobal('window', window);
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
}

function aTab(browser: Browser, window?: EventTarget) {
  stub(browser, window);
  const place = browserPlace({ name: PLACE, inputIn });
  onTestFinished(place.close);
  return place;
}
