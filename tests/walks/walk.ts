// A visitor's way through the portal: one browser, one service with its world, and time that passes only when it is let.
import { SESSION } from '@felles/core/portal/session';
import { buildMockServer, buildOutside, createWorld } from '@felles/mock-server/internal';
import { composePortal } from '@felles/ui-react/internal/composition/portal';
import { filter, firstValueFrom } from 'rxjs';
import { at, type TestClock } from '../support/at.ts';
import { type Browser, createBrowser, openWindow, type PageSurroundings } from './browser.ts';
import { type Answer, createNetwork, type Exchange, type Network, ORIGIN, type Trouble } from './network.ts';
import { type Screen, type Services, screenAt, showsPerson } from './screen.ts';

/** The service and the world outside it, for one walk after the other. */
export async function createPlace() {
  const window = openWindow();
  let clock = at(BEGINNING);
  const world = createWorld({ realTime: () => clock.now() });
  const app = buildMockServer({ world, trackers: OUTSIDE });
  const outside = buildOutside({ world });
  await Promise.all([app.ready(), outside.ready()]);
  const place = {
    world,
    app,
    outside,
    fixed: new Map<string, Answer>(),
    async close(): Promise<void> {
      window.close();
      await Promise.all([app.close(), outside.close()]);
    },
    /** A new world, at the beginning of time. */
    renew(): TestClock {
      clock = at(BEGINNING);
      world.reset();
      return clock;
    },
  };
  await fetchEverything(place);
  return place;
}
export type Place = Awaited<ReturnType<typeof createPlace>>;

/** The code that comes when it is first asked for takes time of the machine's own clock, for which no walk waits. */
async function fetchEverything(place: Place): Promise<void> {
  const walk = startWalk({ place, center: 'nordlys', bringsKeys: true });
  // Whoever seems to be logged in has the service asked about them.
  walk.browser.cookies.set(SESSION.key, '100.nobody');
  walk.load(`${ORIGIN}/nordlys/nowhere`);
  const { services } = walk.page();
  const { headerItems: _, ...stores } = await services.others();
  while (services.center.center$.value === null) await walk.settle();
  await Promise.all(Object.values(stores).map((load: () => Promise<unknown>) => load()));
  await services.tracking.store();
  services.toasts.report({ kind: 'unreachable', cause: 'network' });
  await firstValueFrom(services.toasts.store$.pipe(filter(Boolean)));
  while (!walk.exchanges.some(({ row }) => row === 'session.whoami')) await walk.settle();
  walk.end();
}

/** A noon of summer time, on the Thursday of a plain week. */
const BEGINNING = '2026-06-18T12:00:00+02:00';
const OUTSIDE = 'http://127.0.0.1:4001';

export interface Walk {
  readonly place: Place;
  readonly center: string;
  readonly browser: Browser;
  readonly exchanges: readonly Exchange[];
  readonly clock: TestClock;
  /** Whether the service knows the keys that it is sent. */
  readonly bringsKeys: boolean;
  /** The page that is open; whoever is away has none. */
  readonly page: () => OpenPage;
  /** Where the visitor is outside the portal, if they are. */
  readonly awayAt: () => string | null;
  /** The network's fault for the next request, or for the next that sends something; null for none. */
  trouble(kind: Trouble | null, whose: Whose): void;
  /** Loads a page of the portal, whole. */
  load(address: string): void;
  /** Goes to another page of the portal by a link. */
  follow(path: string): void;
  /** Comes back to the page that was left, as it stood. */
  bringBack(): void;
  /** Until nothing happens any more without time passing. */
  settle(): Promise<void>;
  /** Lets time pass, and everything happen in it. */
  pass(milliseconds: number, each?: () => void): Promise<void>;
  end(): void;
}

export type Whose = 'anything' | 'sending';

export interface OpenPage {
  readonly services: Services;
  readonly screen: Screen;
}

interface Store {
  open(): void;
  close(): void;
}

interface Page {
  readonly services: Services;
  readonly network: Network;
  readonly surroundings: PageSurroundings;
  screen: Screen;
  /** The address that the screen is of. */
  shown: string | null;
  readonly open: Set<Store>;
}

export interface WalkNeeds {
  readonly place: Place;
  readonly center: string;
  readonly bringsKeys: boolean;
}

export function startWalk({ place, center, bringsKeys }: WalkNeeds): Walk {
  const clock = place.renew();
  const browser = createBrowser();
  const exchanges: Exchange[] = [];
  const traffic = { busy: 0 };
  let trouble: { readonly kind: Trouble; readonly whose: Whose } | null = null;
  let page: Page | null = null;
  let away: string | null = null;

  function troubleFor(exchange: Exchange): Trouble | null {
    if (trouble === null || (trouble.whose === 'sending' && !isSending(exchange))) return null;
    const { kind } = trouble;
    trouble = null;
    return kind;
  }

  function leave(): void {
    page?.surroundings.end();
    page?.network.leave();
    page = null;
  }

  function load(address: string): void {
    leave();
    away = null;
    browser.visit(address);
    const surroundings = browser.page();
    const network = createNetwork({
      app: place.app,
      fixed: place.fixed,
      mayFail: () => place.world.state.faults.length > 0,
      ...{ center, clock, exchanges, traffic, troubleFor, bringsKeys },
    });
    const { end: _, ...given } = surroundings;
    const services = composePortal({
      ...given,
      code: center,
      root: '',
      fetch: network.fetch,
      clock,
      chance: () => 0.5,
    });
    page = { services, network, surroundings, screen: { kind: 'broken' }, shown: null, open: new Set() };
    services.language.open();
    services.session.open();
    services.center.open();
  }

  /** Opens the stores of the shown screen, and closes the others. Gives whether anything has changed. */
  async function show(shown: Page): Promise<boolean> {
    const { services, open } = shown;
    const path = new URL(browser.address()).pathname;
    const isReady = services.center.view$.value.startUp.status === 'ready';
    const wanted = isReady ? path : null;
    const isOther = wanted !== shown.shown;
    const isArrival = shown.shown === null;
    if (isOther) {
      shown.shown = wanted;
      shown.screen = await screenAt(services, path.slice(`/${center}`.length));
    }
    const { screen } = shown;
    const stores: readonly Store[] = [
      ...('store' in screen ? [screen.store] : []),
      ...(showsPerson(screen) ? [screen.person] : []),
    ];
    const gone = [...open].filter((store) => !stores.some((other) => other === store));
    const fresh = stores.filter((store) => !open.has(store));
    for (const store of gone) {
      open.delete(store);
      store.close();
    }
    for (const store of fresh) {
      open.add(store);
      store.open();
    }
    if (isOther && screen.kind === 'start') services.startOver(isArrival);
    return isOther || gone.length > 0 || fresh.length > 0;
  }

  /** Whatever the page did to leave itself, or to go on to the next. */
  function moveOn(shown: Page): boolean {
    const target = browser.left.shift();
    if (target !== undefined) {
      if (target.startsWith(`${ORIGIN}/`)) load(target);
      else away = target;
      return true;
    }
    const { screen } = shown;
    if (screen.kind === 'profile' && screen.store.view$.value.status === 'made') {
      browser.follow(`/${center}/member/profile/success`);
      return true;
    }
    return false;
  }

  /** Until every request has been answered whose answer does not wait for time to pass. */
  async function rest(): Promise<void> {
    for (let quiet = 0, rounds = 0; quiet < 2; rounds++) {
      if (rounds > 5_000) throw new Error('the page does not come to rest');
      await new Promise((resolve) => setImmediate(resolve));
      quiet = traffic.busy > 0 ? 0 : quiet + 1;
    }
  }

  async function settle(): Promise<void> {
    await rest();
    for (let rounds = 0; page !== null; rounds++) {
      if (rounds > 50) throw new Error('the page leads from one place to another for ever');
      const isOther = await show(page);
      if (!moveOn(page) && !isOther) return;
      await rest();
    }
  }

  return {
    place,
    center,
    browser,
    exchanges,
    clock,
    bringsKeys,
    page() {
      if (page === null) throw new Error('no page is open');
      return page;
    },
    awayAt: () => away,
    trouble(kind, whose) {
      trouble = kind && { kind, whose };
    },
    load,
    follow: (path) => browser.follow(`/${center}${path}`),
    bringBack() {
      away = null;
      browser.bringBack();
    },
    settle,
    async pass(milliseconds, each) {
      const stride = Math.max(STRIDE, milliseconds / 8);
      for (let left = milliseconds; left > 0; left -= stride) {
        clock.pass(Math.min(left, stride));
        await settle();
        each?.();
      }
    },
    end: leave,
  };
}

/** Whether a request makes the service do something. */
const isSending = ({ method, row }: Pick<Exchange, 'method' | 'row'>): boolean =>
  method !== 'GET' || row === 'sponsor.contact';

/** Time passes in strides of this length (milliseconds), so that each request is answered before the next stride. */
const STRIDE = 1_500;
