// A whole portal without a browser: its own screens, stores and adapters over the mock service, asked in the same process.
import type { Consent } from '@felles/core/portal';
import { buildMockServer, createWorld, type World } from '@felles/mock-server';
import { composePortal } from '@felles/ui-react/composition';
import { waitFor, within } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { asyncScheduler, EMPTY } from 'rxjs';
import { expect, onTestFinished, vi } from 'vitest';
import { browserAddress } from '../../../ui-react/src/browser/address.ts';
import { LANGUAGE_TAGS } from '../../../ui-react/src/i18n/language-tags.ts';
import { Portal } from '../../../ui-react/src/portal/Portal.tsx';
import type { PortalServices } from '../../../ui-react/src/portal/services.ts';
import { type Language, WORDS, type Words } from '../../e2e/support/words.ts';
import { type FakeSurroundings, memoryKeyValue, surroundings } from '../../support/fake-ports.ts';
import { fetchFrom } from './fetch-from.ts';
import { show } from './show.ts';

/** Thursday 19 November 2026, ten in the morning in Oslo: week 47. */
const NOW = Date.UTC(2026, 10, 19, 9);

interface Visit {
  readonly language?: Language;
  readonly consent?: Consent;
  /** The width of the window in CSS pixels. */
  readonly width?: number;
  /** Whether the service speaks nothing but the specification. */
  readonly plain?: boolean;
  /** What is so before the page asks for anything. */
  readonly before?: (world: World) => void;
}

export interface Visited {
  readonly world: World;
  readonly services: PortalServices;
  readonly screen: ReturnType<typeof within>;
  readonly user: UserEvent;
  readonly window: FakeSurroundings;
  /** Reads the page as it stands, in one language after the other. */
  inBothLanguages(read: (words: Words) => void | Promise<void>): Promise<void>;
}

/** Opens an address of the portal. */
export function visit(path: string, options: Visit = {}): Visited {
  const { language = 'no', consent = 'rejected', width = 1600, plain = false, before } = options;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const world = createWorld();
  world.change((state) => {
    state.clock = { kind: 'frozen', at: NOW };
  });
  before?.(world);
  const app = buildMockServer({ world, check: true, plain });
  window.history.replaceState(null, '', path);
  const [, centerCode = ''] = path.split(/[/?]/);
  const around = surroundings(width);
  const services = composePortal({
    centerCode,
    root: '',
    fetch: fetchFrom(app),
    storage: memoryKeyValue({ [`felles.consent.${centerCode}`]: consent }),
    tabStorage: memoryKeyValue(),
    cookies: memoryKeyValue({ language }),
    sessionCookie: memoryKeyValue(),
    address: browserAddress,
    surroundings: around,
    tabs: { messages$: EMPTY, returned$: EMPTY, post: () => undefined },
    clock: asyncScheduler,
    chance: () => 0.5,
  });
  services.language.open();
  services.session.open();
  services.center.open();
  onTestFinished(async () => {
    await app.close();
    vi.useRealTimers();
  });
  show(<Portal services={services} />);
  return {
    world,
    services,
    screen: within(document.body),
    user: userEvent.setup(),
    window: around,
    async inBothLanguages(read) {
      await read(WORDS[services.language.language$.value]);
      services.language.toggle();
      await waitFor(() => expect(document.documentElement.lang).toBe(LANGUAGE_TAGS[services.language.language$.value]));
      await read(WORDS[services.language.language$.value]);
    },
  };
}
