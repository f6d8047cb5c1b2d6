// A whole portal without a browser: its own screens, stores and adapters over the mock service, asked in the same process.
import { osloDay } from '@felles/core';
import type { Consent } from '@felles/core/internal/portal/tracking/rules';
import { demoPeople } from '@felles/fixtures';
import type { World } from '@felles/mock-server/internal';
import { composePortal } from '@felles/ui-react/internal/composition/portal';
import { type BoundFunctions, type queries, waitFor, within } from '@testing-library/dom';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import { asyncScheduler, EMPTY, type SchedulerLike } from 'rxjs';
import { expect, onTestFinished, vi } from 'vitest';
import { browserAddress } from '../../../ui-react/src/browser/address.ts';
import { LANGUAGE_TAGS } from '../../../ui-react/src/i18n/language-tags.ts';
import { Portal } from '../../../ui-react/src/portal/Portal.tsx';
import type { PortalServices } from '../../../ui-react/src/portal/services.ts';
import { LANGUAGES, type Language, WORDS, type Words } from '../../e2e/support/words.ts';
import { type FakeSurroundings, type MemoryKeyValue, memoryKeyValue, surroundings } from '../../support/fake-ports.ts';
import { createHand, type Hand } from './hand.ts';
import { createPassage, type Passage } from './passage.ts';
import { aService } from './service.ts';
import { show } from './show.ts';

/** Thursday 19 November 2026, ten in the morning in Oslo: week 47. */
const NOW = Date.UTC(2026, 10, 19, 9);

/** Where the world outside is said to be. */
const OUTSIDE = 'http://localhost:4001';

interface Visit {
  readonly language?: Language;
  readonly consent?: Consent;
  /** The width of the window in CSS pixels. */
  readonly width?: number;
  /** Whether the service speaks nothing but the specification. */
  readonly plain?: boolean;
  /** The phone number of a demo person who logged in at an earlier visit. */
  readonly member?: string;
  /** The browser's storage of an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  /** The clock of the portal; time itself unless a test moves it. */
  readonly clock?: SchedulerLike;
  /** Changes the world before the page asks for anything. */
  readonly before?: (world: World) => void;
}

export interface Visited extends Hand, Passage {
  readonly world: World;
  readonly services: PortalServices;
  readonly screen: BoundFunctions<typeof queries>;
  readonly user: UserEvent;
  readonly window: FakeSurroundings;
  /** The browser's storage: of the tab, of longer life, and of the session. */
  readonly kept: Readonly<Record<'tab' | 'storage' | 'session', MemoryKeyValue>>;
  /** Loads the page anew, or another one in its place. */
  load(path?: string): void;
  /** Reads the page as it stands in the language it has, and in the other one; it keeps the one that it had. */
  inBothLanguages(read: (words: Words, language: Language) => void | Promise<void>): Promise<void>;
  speak(language: Language): Promise<void>;
}

/** Opens an address of the portal. */
export function visit(path: string, options: Visit = {}): Visited {
  const { language = 'no', consent = 'rejected', width = 1600, plain = false, clock = asyncScheduler } = options;
  const { member, stored, before } = options;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const { world, fetch } = aService({ now: NOW, plain, trackers: OUTSIDE });
  before?.(world);
  const passage = createPassage(fetch);
  window.history.replaceState(null, '', path);
  const [, centerCode = ''] = path.split(/[/?]/);
  const kept = {
    tab: memoryKeyValue(),
    storage: memoryKeyValue({ [`felles.consent.${centerCode}`]: consent, ...stored }),
    session: memoryKeyValue(member === undefined ? {} : { session: logIn(world, centerCode, member) }),
  };
  const cookies = memoryKeyValue({ language });
  const around = surroundings(width);
  const compose = (): PortalServices => {
    const isOpened = window.history.state === null;
    const services = composePortal({
      code: centerCode,
      root: '',
      fetch: passage.fetch,
      storage: kept.storage,
      tabStorage: kept.tab,
      cookies,
      sessionCookie: kept.session,
      address: { ...browserAddress, isOpened: () => isOpened },
      surroundings: around,
      tabs: { messages$: EMPTY, returned$: EMPTY, post: () => undefined },
      clock,
      chance: () => 0.5,
    });
    services.language.open();
    services.session.open();
    services.center.open();
    return services;
  };
  onTestFinished(() => void vi.useRealTimers());
  // Nothing has a layout here, so nothing lies over anything: to look for that takes half of the time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  let services = compose();
  const draw = show(<Portal services={services} />);
  const speak = async (wanted: Language) => {
    if (services.language.language$.value !== wanted) services.language.toggle();
    await waitFor(() => expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[wanted]));
  };
  return {
    world,
    get services() {
      return services;
    },
    screen: within(document.body),
    user,
    ...createHand(user),
    window: around,
    kept,
    ...passage,
    load(to) {
      draw(null);
      if (to !== undefined) window.history.pushState(null, '', to);
      services = compose();
      draw(<Portal services={services} />);
    },
    async inBothLanguages(read) {
      const first = services.language.language$.value;
      for (const each of [first, ...LANGUAGES.filter((other) => other !== first)]) {
        await speak(each);
        await read(WORDS[each], each);
      }
      await speak(first);
    },
    speak,
  };
}

/** Makes a session at the service, as a login at an earlier visit did; returns the browser's record of it. */
function logIn(world: World, centerCode: string, phone: string): string {
  const person = demoPeople(osloDay(NOW)).find((each) => each.phone === phone);
  const center = world.demo.center(centerCode);
  if (!person || !center) throw new Error(`There is nobody at ${centerCode} with the number ${phone}.`);
  world.change((state) => {
    state.sessions.push({
      id: 'ab12cd34',
      accessToken: 'ef56ab78',
      center: centerCode,
      person: person.id,
      expires: NOW + 86_400_000,
    });
  });
  return `${center.center.id}.ab12cd34`;
}

/** Lets more time pass than a control is deaf after it was used. */
export const waitOutGuard = (): void => void vi.setSystemTime(Date.now() + 2_000);
