// The workspace without a browser: its own screens, stores and adapters over the mock service, asked in the same process.

import { connectInBrowser } from '@felles/adapters-ws';
import type { OutboxPlace } from '@felles/core/internal/data/outbox-model';
import { issueGrant, type World } from '@felles/mock-server/internal';
import { composeWorkspace } from '@felles/ui-react/internal/composition/workspace';
import { within } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { onTestFinished, vi } from 'vitest';
import { listAddress } from '../../../ui-react/src/browser/address.ts';
import { Workspace } from '../../../ui-react/src/workspace/routes.tsx';
import type { FetchedAreas, WorkspaceServices } from '../../../ui-react/src/workspace/services.ts';
import { aStaffPlace } from '../../support/a-staff-place.ts';
import { aService } from './service.ts';
import { show } from './show.ts';

/** Thursday 19 November 2026, ten in the morning in Oslo. */
const NOW = Date.UTC(2026, 10, 19, 9);

interface Visit {
  /** Who is signed in; null for a user who is not. */
  readonly login?: string | null;
  /** Changes the world before the page asks for anything. */
  readonly before?: (world: World) => void;
  /** Drafts from before the user came back from the provider. */
  readonly drafts?: Readonly<Record<string, unknown>>;
  /** Unsent changes of before, by the name of their outbox. */
  readonly outboxes?: Map<string, OutboxPlace<unknown>>;
  /** Whether the service speaks nothing but the specification. */
  readonly plain?: boolean;
  /** The code of areas, where it comes otherwise than it does by itself. */
  readonly code?: (services: WorkspaceServices) => Partial<FetchedAreas>;
  /** The elements in the window; all, if left out. */
  readonly inWindow?: (element: Element) => boolean;
}

export interface VisitedWorkspace {
  readonly world: World;
  readonly screen: ReturnType<typeof within>;
  readonly user: UserEvent;
  readonly place: ReturnType<typeof aStaffPlace>;
  /** Whether the device has a network. */
  readonly online$: BehaviorSubject<boolean>;
  /** Whether the page is looked at. */
  readonly visible$: BehaviorSubject<boolean>;
}

/** Opens an address of the workspace. Its live connection never comes. */
export async function visitWorkspace(
  path: string,
  { login = 'ola', before, drafts = {}, outboxes = new Map(), plain = false, code, inWindow = () => true }: Visit = {},
): Promise<VisitedWorkspace> {
  vi.stubGlobal('Date', dateFrom(NOW));
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('IntersectionObserver', observerOf(inWindow));
  const { world, fetch } = aService({ now: NOW, plain });
  before?.(world);
  window.history.replaceState(null, '', path);
  const access = login === null ? null : issueGrant(world, login).access;
  const place = aStaffPlace({ access, address: path, origin: 'http://localhost', drafts, outboxes });
  const online$ = new BehaviorSubject(true);
  const visible$ = new BehaviorSubject(true);
  const services = await composeWorkspace({
    root: 'http://localhost',
    fetch,
    online$,
    visible$,
    chance: () => 0,
    connect: connectInBrowser,
    agent: 'test',
    newKey: () => crypto.randomUUID(),
    ...place,
    page: {
      ...place.page,
      address: () => `http://localhost${window.location.pathname}${window.location.search}`,
      restore(path) {
        window.history.replaceState(null, '', path);
        announceAddress();
      },
    },
    listAddress,
  });
  onTestFinished(async () => {
    services.connection.close();
    // Code that a page fetches ahead may come later than the test ends, and the next file has the same modules.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
  show(<Workspace services={{ ...services, ...code?.(services) }} />);
  // Nothing has a layout here, so nothing lies over anything: to look for that takes half of the time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { world, screen: within(document.body), user, place, online$, visible$ };
}

/** Leads an open workspace to an address, as Back and Forward do. */
export function goTo(path: string): void {
  window.history.pushState(null, '', path);
  announceAddress();
}

const announceAddress = () => window.dispatchEvent(new PopStateEvent('popstate'));

/** How much more time than passes by itself has passed in a test (milliseconds). */
let passed = 0;

/** Lets more time pass than a control is deaf after it was used. */
export function waitOutGuard(): void {
  passed += 2_000;
}

/**
 * The day is fixed, and its time goes on with that of the machine. A clock that goes on by ticks stands still while the
 * machine is busy, and so does all that waits by it.
 */
function dateFrom(start: number): DateConstructor {
  passed = 0;
  const offset = start - RealDate.now();
  const now = () => RealDate.now() + offset + passed;
  return new Proxy(RealDate, {
    construct: (real, given) => (given.length === 0 ? new real(now()) : Reflect.construct(real, given)),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  });
}

const RealDate = Date;

/** Reports the elements in the window at once. */
const observerOf = (inWindow: (element: Element) => boolean) =>
  class {
    readonly #told: (entries: readonly object[]) => void;
    constructor(told: (entries: readonly object[]) => void) {
      this.#told = told;
    }
    observe(element: Element): void {
      if (inWindow(element)) queueMicrotask(() => this.#told([{ isIntersecting: true }]));
    }
    disconnect(): void {}
  };

/** A socket that says nothing. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
