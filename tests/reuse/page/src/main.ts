// The portal of a center in plain DOM: its timetable at `/{center}/classes`, and the sign-up at `/{center}/member`.
import { openPortal } from '@felles/adapters-http/portal';
import { centerCodeOf } from '@felles/core/portal/center';
import {
  browserAddress,
  browserCookies,
  browserStorage,
  sessionCookie,
  tabStorage,
  watchTabs,
  watchWindow,
} from '@felles/ui-react/browser';
import { button, el, show } from './elements.ts';
import { showSignup } from './signup.ts';
import { showTimetable } from './timetable.ts';
import { say } from './words.ts';

const place = document.querySelector('main');
const code = centerCodeOf(window.location.pathname);
if (place && code) await start(place, code);

async function start(place: HTMLElement, code: string): Promise<void> {
  const portal = await openPortal({
    root: '',
    code,
    storage: browserStorage,
    tabStorage,
    cookies: browserCookies,
    sessionCookie,
    address: browserAddress,
    surroundings: watchWindow(),
    tabs: watchTabs(),
  });
  const { startUp } = portal.center.view$.value;
  if (startUp.status === 'failed')
    return show(
      place,
      el('p', { role: 'alert' }, say(startUp.message)),
      button('Prøv igjen', () => location.reload()),
    );
  const page = window.location.pathname.endsWith('/member') ? showSignup : showTimetable;
  page(place, portal);
}
