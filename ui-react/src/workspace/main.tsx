// Where the workspace's page begins.
import '../styles/index.css';
import '../styles/workspace.css';
import { StrictMode, useEffect, useState } from 'react';
import { followLegacyAddress } from '../browser/legacy-address.ts';
import { keepStrayClicks } from '../browser/stray-clicks.ts';
import { composeWorkspace } from '../composition/workspace.ts';
import { AREAS } from '../composition/workspace-areas.ts';
import { windowAsPlace } from '../composition/workspace-place.ts';
import { leaveLoadingScreen } from '../first-page/early-input.ts';
import { useText } from '../i18n/text.ts';
import { lazyCode } from '../react/lazy-code.ts';
import { createRoot } from '../react/root.ts';
import { haveStyleSheetsCome, watchStyleSheets } from '../react/style-sheets.ts';
import { ROOT } from './paths.ts';
import { codeAt, Workspace } from './routes.tsx';

followLegacyAddress();
watchStyleSheets();
keepStrayClicks();
// The page names its style sheet itself, so that has come or failed by now; without it the page could not be used.
if (haveStyleSheetsCome()) start();
else document.documentElement.dataset.arrival = 'failed';

async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (!place) throw new Error('the page has no place for the workspace');
  // The page itself shows a caught error. The console of a visitor's browser gets nothing of it.
  const quiet = import.meta.env.PROD ? { onCaughtError: () => undefined } : {};
  leaveLoadingScreen(place);
  const root = createRoot(place, quiet);
  root.render(<Starting />);
  const composing = composeWorkspace(windowAsPlace());
  // Behind the question where the service is, which everything else waits for.
  fetchPageCode();
  const services = await composing;
  root.render(
    <StrictMode>
      <Workspace services={services} />
    </StrictMode>,
  );
  // After the first page, which needs the network for itself.
  const register = async () => (await import('../browser/offline-pages.ts')).registerOfflinePages();
  if (!import.meta.env.PROD) return;
  // Safari has no idle time, and a busy phone may never have any.
  if ('requestIdleCallback' in window) window.requestIdleCallback(register, { timeout: LATER });
  else setTimeout(register, LATER);
}

/** The page itself fetches its code again where that fails. */
function fetchPageCode(): void {
  for (const { code, areas } of codeAt(window.location.pathname.slice(ROOT.length) || '/')) {
    code();
    for (const area of areas) lazyCode<unknown>(AREAS[area])();
  }
}

/** A page that is drawn is looked at so long before more is fetched (milliseconds). */
const LATER = 5_000;

/** After this time the page says why the user waits (milliseconds). */
const SLOW = 1_000;

/** The page's own loading screen, until the service's address is known. Its words change in place, so they are read out. */
function Starting() {
  const text = useText();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(late);
  }, []);
  return (
    <div className="loading" role="status">
      {text(isSlow ? 'workspace.slow' : 'frame.loading')}
    </div>
  );
}
