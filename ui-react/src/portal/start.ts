import { addressWithCenter, centerCodeOf } from '@felles/core/portal';
import { asyncScheduler, filter, firstValueFrom } from 'rxjs';
import { browserAddress } from '../browser/address.ts';
import { fetchOrTaken } from '../browser/ahead.ts';
import { browserCookies } from '../browser/cookies.ts';
import { sessionCookie } from '../browser/session-cookie.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';
import { watchWindow } from '../browser/surroundings.ts';
import { watchTabs } from '../browser/tabs.ts';
import { composePortal } from '../composition/portal.ts';
import { styleSheetsSettled, watchStyleSheets } from '../react/style-sheets.ts';

const centerCode = centerCodeOf(window.location.pathname);
const elsewhere = addressWithCenter(window.location.pathname, browserAddress.parameter('centerShort'));
if (elsewhere !== null) window.location.replace(elsewhere);
else if (centerCode !== null) start(centerCode).catch(tellFailure);

/** Asks first. What draws the answers is larger than what asks for them, and is made ready while they are on their way. */
async function start(code: string): Promise<void> {
  // Not within the evaluation of the file: whoever looks where a request comes from would have to read all of it again.
  // The page has asked the first questions already, so nothing waits for this.
  await null;
  const services = composePortal({
    centerCode: code,
    root: '',
    fetch: fetchOrTaken(window),
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
  const { view$ } = services.center;
  const decided = firstValueFrom(view$.pipe(filter(({ startUp }) => startUp.stage !== 'starting')));
  // The first answer is only an address, and was asked for before this began: the next question leaves sooner than this.
  await Promise.race([decided, firstValueFrom(view$.pipe(filter(({ reconnecting }) => reconnecting)))]);
  const drawing = styleSheetsSettled().then(() => import('./draw.tsx'));
  // A browser brings what it keeps for a tab when it is first looked at. There is time for that while the token comes.
  firstValueFrom(tabStorage.read(''));
  const { draw } = await drawing;
  await draw(services, decided);
}

/** The loading screen says that the page could not be loaded (loading/head.html). */
function tellFailure(failure: unknown): void {
  document.documentElement.dataset.arrival = 'failed';
  // A visitor's console is told nothing of it; whoever works on this reads there why.
  if (import.meta.env.DEV) throw failure;
}
