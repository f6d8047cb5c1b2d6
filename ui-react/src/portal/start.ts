import { addressWithCenter, centerCodeOf } from '@felles/core/portal/center';
import { SESSION } from '@felles/core/portal/session';
import { asyncScheduler, filter, firstValueFrom } from 'rxjs';
import { browserAddress } from '../browser/address.ts';
import { browserCookies } from '../browser/cookies.ts';
import { handToOpener, productPage, unknownCenterPage } from '../browser/navigation.ts';
import { sessionCookie } from '../browser/session-cookie.ts';
import { browserStorage, tabStorage } from '../browser/storage.ts';
import { watchTabs, watchWindow } from '../browser/surroundings.ts';
import { composePortal } from '../composition/portal.ts';
import { whenPainted } from '../first-page/after-paint.ts';
import { fetchOrTaken } from '../first-page/asked-ahead.ts';
import { PATIENCE } from '../first-page/drawn-page.ts';
import { isDrawnAhead, showStartPage } from '../first-page/show-start-page.ts';
import { styleSheetsSettled, watchStyleSheets } from '../react/style-sheets.ts';

/** The drawing code may take this long before the page says so; in milliseconds. */
const LATE = 20_000;

const place = document.getElementById('root');
const loadingScreen = place?.firstElementChild ?? null;
const centerCode = centerCodeOf(window.location.pathname);
const elsewhere = addressWithCenter(window.location.pathname, browserAddress.parameter('centerShort'), productPage());
if (elsewhere !== null) window.location.replace(elsewhere);
else if (centerCode === null) tell('nowhere');
else if (place && !(browserAddress.parameter('callback') !== null && handToOpener()))
  start(centerCode, place).catch(tellFailure);

/** Requests go out first. The drawing code is larger than the code that asks, and is prepared during the requests. */
async function start(code: string, place: HTMLElement): Promise<void> {
  // Not during the file's evaluation: a tool that traces a request would read all of it again. Nothing waits for this.
  await null;
  const services = composePortal({
    code,
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
  firstValueFrom(view$.pipe(filter(({ startUp }) => startUp.status === 'failed' && startUp.isUnknown))).then(
    leaveUnknown,
  );
  const decided = firstValueFrom(view$.pipe(filter(({ startUp }) => startUp.status !== 'loading')));
  const shown = decided
    .then(styleSheetsSettled)
    .then((haveLooks) => (haveLooks ? showStartPage(services, place) : null))
    // The start page is only drawn sooner by this: if it fails, the drawing code does not need it.
    .catch(() => null);
  if (isDrawnAhead(code) && !(await mayBeLoggedIn())) {
    // Preparing the drawing code takes as long as all this. There is time for it only where the answers are far away.
    await Promise.race([shown.then(() => whenPainted(place)), new Promise((passed) => setTimeout(passed, PATIENCE))]);
    window.dispatchEvent(new Event('drawing'));
  } else {
    // The first answer is only an address, and was asked for before this began: the next question leaves sooner than this.
    await Promise.race([decided, firstValueFrom(view$.pipe(filter(({ reconnecting }) => reconnecting)))]);
  }
  const drawing = styleSheetsSettled().then(() => import('./draw.tsx'));
  const late = setTimeout(() => tell('late'), LATE);
  const { draw } = await drawing;
  clearTimeout(late);
  await draw(services, place, decided, shown);
}

/** [P-CENTER-03] Where the host has no page for it, the portal gives the reason itself. */
function leaveUnknown(): void {
  const page = unknownCenterPage();
  if (page !== null) window.location.replace(page);
}

/** A visitor who is or was logged in sees content that the build cannot draw. */
async function mayBeLoggedIn(): Promise<boolean> {
  const kept = await firstValueFrom(sessionCookie.read(SESSION.key));
  return kept.ok && Boolean(kept.value);
}

/** Shows a message on the loading screen (loading/head.html), also where more of the page was shown already. */
function tell(arrival: 'late' | 'failed' | 'nowhere'): void {
  if (loadingScreen?.isConnected === false) place?.replaceChildren(loadingScreen);
  document.documentElement.dataset.arrival = arrival;
}

function tellFailure(failure: unknown): void {
  tell('failed');
  // In production the visitor's console stays empty; a developer reads there why.
  if (import.meta.env.DEV) throw failure;
}
