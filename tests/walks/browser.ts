// One browser, as far as the portal needs it: its storage, its history, its tabs and the address of its page.
import { createHash, webcrypto } from 'node:crypto';
import { type KeyValue, ok, type PageAddress, type Surroundings, type Tabs } from '@felles/core';
import { BehaviorSubject, defer, NEVER, of, Subject } from 'rxjs';
import { vi } from 'vitest';
import { ORIGIN } from './network.ts';

/** An entry of the history of a tab. */
interface Entry {
  readonly address: string;
  readonly state: unknown;
}

/** Where a page may write. A page that is gone writes nothing more. */
interface Life {
  isOver: boolean;
}

export interface Browser {
  readonly local: Map<string, string>;
  readonly cookies: Map<string, string>;
  /** The tab's own storage. */
  tab: Map<string, string>;
  /** Addresses that the page wanted to be left for, since it was opened. */
  readonly left: string[];
  /** The page's own surroundings, for as long as it lives. */
  page(): PageSurroundings;
  address(): string;
  /** The step that the entry of the history remembers that the page is at, if it does. */
  step(): string | null;
  /** Another page of the application in the same tab, by a link; the page itself stays. */
  follow(path: string): void;
  /** Another page in its place, whole. */
  visit(address: string): void;
  /** Goes one entry back or forth, and tells the page. False where there is none, or another page's. */
  move(by: number): boolean;
  /** A new tab with nothing in it but this page. */
  openTab(address: string): void;
  /** The visitor comes back to the page as it stood. */
  bringBack(): void;
}

export interface PageSurroundings {
  readonly storage: KeyValue;
  readonly tabStorage: KeyValue;
  readonly cookies: KeyValue;
  readonly sessionCookie: KeyValue;
  readonly address: PageAddress;
  readonly surroundings: Surroundings;
  readonly tabs: Tabs;
  end(): void;
}

/** The window for the parts of the portal that reach for it themselves. There is one, and the walks take turns. */
interface Window {
  readonly listeners: Map<string, Set<(event: unknown) => void>>;
  browser: {
    readonly current: () => Entry;
    readonly push: (entry: Entry, isNew: boolean) => void;
    left: string[];
  } | null;
}
const shared: Window = { listeners: new Map(), browser: null };

/** At once: no walk waits for the machine's own threads. */
const digest = async (_: string, bytes: Uint8Array): Promise<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(bytes).digest()).buffer;

const OF_ALL = {
  addEventListener(type: string, listener: (event: unknown) => void) {
    shared.listeners.set(type, (shared.listeners.get(type) ?? new Set()).add(listener));
  },
  removeEventListener: (type: string, listener: (event: unknown) => void) =>
    shared.listeners.get(type)?.delete(listener),
  history: {
    get state() {
      return shared.browser?.current().state ?? null;
    },
    pushState: (state: unknown) => shared.browser?.push({ address: shared.browser.current().address, state }, true),
    replaceState: (state: unknown) => shared.browser?.push({ address: shared.browser.current().address, state }, false),
  },
  location: {
    origin: ORIGIN,
    get pathname() {
      return new URL(shared.browser?.current().address ?? ORIGIN).pathname;
    },
    search: '',
    hash: '',
    assign: (address: string) => shared.browser?.left.push(address),
  },
  localStorage: { getItem: () => null, setItem: () => undefined },
};

/** Puts the window in its place until it is closed: other tests of the same process have none. */
export function openWindow(): { close(): void } {
  vi.stubGlobal('window', OF_ALL);
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto), subtle: { digest } });
  return { close: () => void vi.unstubAllGlobals() };
}

const say = (type: string, event: unknown): void => {
  for (const listener of [...(shared.listeners.get(type) ?? [])]) listener(event);
};

export function createBrowser(): Browser {
  const local = new Map<string, string>();
  const cookies = new Map<string, string>();
  const left: string[] = [];
  let entries: Entry[] = [];
  let place = -1;
  let returned$ = new Subject<void>();
  const current = (): Entry => entries[place] ?? { address: ORIGIN, state: null };

  function push(entry: Entry, isNew: boolean): void {
    if (isNew) place += 1;
    entries = isNew ? [...entries.slice(0, place), entry] : entries.with(place, entry);
  }

  const keptIn = (map: () => Map<string, string>, life: Life): KeyValue => ({
    read: (key) => defer(() => of(ok(map().get(key) ?? null))),
    write: (key, value) =>
      defer(() => {
        if (!life.isOver) map().set(key, value);
        return of(ok(null));
      }),
  });

  function address(life: Life): PageAddress {
    const url = () => new URL(current().address);
    const put = (changed: URL) => {
      if (!life.isOver) push({ ...current(), address: changed.href }, false);
    };
    return {
      path: () => url().pathname,
      isOpened: () => false,
      parameter: (name) => url().searchParams.get(name),
      parameters: () => Object.fromEntries(url().searchParams),
      setParameter(name, value) {
        const changed = url();
        if (value === null) changed.searchParams.delete(name);
        else changed.searchParams.set(name, value);
        put(changed);
      },
      remove(names) {
        const changed = url();
        for (const name of names) changed.searchParams.delete(name);
        put(changed);
      },
    };
  }

  const browser: Browser = {
    local,
    cookies,
    left,
    tab: new Map(),
    address: () => current().address,
    step() {
      const { state } = current();
      const step: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'signupStep') : null;
      return typeof step === 'string' ? step : null;
    },
    page() {
      const life: Life = { isOver: false };
      shared.browser = { current, push, left };
      left.length = 0;
      returned$ = new Subject();
      const tab = browser.tab;
      return {
        storage: keptIn(() => local, life),
        tabStorage: keptIn(() => tab, life),
        cookies: keptIn(() => cookies, life),
        sessionCookie: keptIn(() => cookies, life),
        address: address(life),
        surroundings: { width$: new BehaviorSubject(390), online$: new BehaviorSubject(true), userAgent: 'a walk' },
        tabs: { messages$: NEVER, returned$, post: () => undefined },
        end() {
          life.isOver = true;
          shared.listeners.clear();
        },
      };
    },
    follow: (path) => push({ address: `${ORIGIN}${path}`, state: null }, true),
    visit: (wanted) => push({ address: wanted, state: null }, true),
    move(by) {
      const target = entries[place + by];
      if (target === undefined || pathOf(target) !== pathOf(current())) return false;
      place += by;
      say('popstate', { state: target.state });
      return true;
    },
    openTab(wanted) {
      browser.tab = new Map();
      entries = [{ address: wanted, state: null }];
      place = 0;
    },
    bringBack: () => returned$.next(),
  };
  return browser;
}

const pathOf = ({ address }: Entry): string => new URL(address).pathname;
