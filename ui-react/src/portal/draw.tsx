import '../styles/index.css';
import '../first-page/small-parts.ts';

import type { CenterView } from '@felles/core/portal';
import { StrictMode } from 'react';
import { keepStrayClicks } from '../browser/stray-clicks.ts';
import { whenIdle } from '../first-page/after-paint.ts';
import type { ActOnPresses } from '../first-page/early-presses.ts';
import { leaveLoadingScreen } from '../first-page/owed-focus.ts';
import { createRoot, hydrateRoot } from '../react/root.ts';
import { applyStyleSheets } from '../react/style-sheets.ts';
import { Portal } from './Portal.tsx';
import { fetchAhead, fetchOtherPages } from './routes.tsx';
import type { PortalServices } from './services.ts';

/**
 * Draws the portal as soon as it is decided whether it starts, and with what. Where it was shown already it is taken over
 * as it stands, and `shown` tells how to act on what was pressed in it.
 */
export async function draw(
  services: PortalServices,
  place: HTMLElement,
  decided: Promise<CenterView>,
  shown: Promise<ActOnPresses | null>,
): Promise<void> {
  const arrived = fetchAhead(services);
  const { startUp } = await decided;
  // Until there is something else to show the page shows its own loading screen; to draw that again takes time.
  if (startUp.stage === 'ready') await arrived;
  const actOnPresses = await shown;
  keepStrayClicks();
  const portal = (
    <StrictMode>
      <Portal services={services} />
    </StrictMode>
  );
  // What took long has made way for the loading screen again.
  if (actOnPresses && !place.querySelector('.loading')) {
    hydrateRoot(place, portal, QUIET);
    actOnPresses();
  } else {
    applyStyleSheets();
    leaveLoadingScreen(place);
    createRoot(place, QUIET).render(portal);
  }
  // The next page is then one fetch away; if this fails, that page asks again.
  whenIdle(() => fetchOtherPages().catch(() => undefined));
}

// What a boundary has caught it says on the page, and what was not as it was shown is drawn anew. The console of a
// visitor's browser is told nothing of it.
const QUIET = import.meta.env.PROD ? { onCaughtError: () => undefined, onRecoverableError: () => undefined } : {};
