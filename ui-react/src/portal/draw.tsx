import '../styles/index.css';
import '../first-page/small-parts.ts';

import type { CenterView } from '@felles/core/portal/center';
import { StrictMode } from 'react';
import { keepStrayClicks } from '../browser/stray-clicks.ts';
import { whenIdle } from '../first-page/after-paint.ts';
import { type ActOnPresses, leaveLoadingScreen } from '../first-page/early-input.ts';
import { createRoot, hydrateRoot } from '../react/root.ts';
import { applyStyleSheets } from '../react/style-sheets.ts';
import { Portal } from './Portal.tsx';
import { fetchAhead, fetchOtherPages } from './routes.tsx';
import type { PortalServices } from './services.ts';

/** Draws the portal once its start is decided; a page drawn before is taken over unchanged, and `shown` replays its presses. */
export async function draw(
  services: PortalServices,
  place: HTMLElement,
  decided: Promise<CenterView>,
  shown: Promise<ActOnPresses | null>,
): Promise<void> {
  const arrived = fetchAhead(services);
  const { startUp } = await decided;
  // Until there is content, the page keeps its own loading screen; drawing that again would take time.
  if (startUp.status === 'ready') await arrived;
  const actOnPresses = await shown;
  keepStrayClicks();
  const portal = (
    <StrictMode>
      <Portal services={services} />
    </StrictMode>
  );
  // After a long wait the loading screen is shown again.
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

// The page itself shows caught errors, and a difference to the first page is drawn again: a visitor's console stays empty.
const QUIET = import.meta.env.PROD ? { onCaughtError: () => undefined, onRecoverableError: () => undefined } : {};
