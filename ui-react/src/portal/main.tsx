import '../styles/index.css';
import './small-parts.ts';

import { addressWithCenter, centerCodeOf } from '@felles/core/portal';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { asyncScheduler, filter, firstValueFrom } from 'rxjs';
import { browserAddress } from '../browser/address.ts';
import { browserCookies } from '../browser/cookies.ts';
import { sessionCookie } from '../browser/session-cookie.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';
import { watchWindow } from '../browser/surroundings.ts';
import { watchTabs } from '../browser/tabs.ts';
import { composePortal } from '../composition/portal.ts';
import { watchStyleSheets } from '../react/style-sheets.ts';
import { Portal } from './Portal.tsx';
import { fetchAhead, fetchOtherPages } from './routes.tsx';
import type { PortalServices } from './services.ts';

const centerCode = centerCodeOf(window.location.pathname);
const elsewhere = addressWithCenter(window.location.pathname, browserAddress.parameter('centerShort'));
if (elsewhere !== null) window.location.replace(elsewhere);
else if (centerCode !== null) start(centerCode);

function start(code: string): void {
  const services = composePortal({
    centerCode: code,
    root: '',
    fetch: window.fetch.bind(window),
    storage: browserStorage,
    tabStorage,
    cookies: browserCookies,
    sessionCookie,
    address: browserAddress,
    surroundings: watchWindow(),
    tabs: watchTabs(),
    clock: asyncScheduler,
    chance: Math.random,
  });
  watchStyleSheets();
  services.language.open();
  services.session.open();
  services.center.open();
  const arrived = fetchAhead(services);
  const decided = firstValueFrom(services.center.view$.pipe(filter(({ startUp }) => startUp.stage !== 'starting')));
  // Until there is something else to show the page shows its own loading screen; to draw that again takes time.
  decided
    .then(({ startUp }) => startUp.stage === 'ready' && arrived)
    .then(() => {
      draw(services);
      // The next page is then one fetch away; if this fails, that page asks again.
      fetchOtherPages().catch(() => undefined);
    });
}

function draw(services: PortalServices): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no place for the portal');
  // What a boundary has caught it says on the page. The console of a visitor's browser is told nothing of it.
  const quiet = import.meta.env.PROD ? { onCaughtError: () => undefined } : {};
  createRoot(root, quiet).render(
    <StrictMode>
      <Portal services={services} />
    </StrictMode>,
  );
}
