import '../styles/index.css';
import './small-parts.ts';

import type { CenterView } from '@felles/core/portal';
import { StrictMode } from 'react';
import { whenIdle } from '../react/after-paint.ts';
import { createRoot } from '../react/root.ts';
import { applyStyleSheets } from '../react/style-sheets.ts';
import { Portal } from './Portal.tsx';
import { fetchAhead, fetchOtherPages } from './routes.tsx';
import type { PortalServices } from './services.ts';

/** Draws the portal as soon as it is decided whether it starts, and with what. */
export async function draw(services: PortalServices, decided: Promise<CenterView>): Promise<void> {
  const arrived = fetchAhead(services);
  const { startUp } = await decided;
  // Until there is something else to show the page shows its own loading screen; to draw that again takes time.
  if (startUp.stage === 'ready') await arrived;
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no place for the portal');
  // What a boundary has caught it says on the page. The console of a visitor's browser is told nothing of it.
  const quiet = import.meta.env.PROD ? { onCaughtError: () => undefined } : {};
  applyStyleSheets();
  createRoot(root, quiet).render(
    <StrictMode>
      <Portal services={services} />
    </StrictMode>,
  );
  // The next page is then one fetch away; if this fails, that page asks again.
  whenIdle(() => fetchOtherPages().catch(() => undefined));
}
