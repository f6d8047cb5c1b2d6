import type { World } from '@felles/mock-server/internal';
import { expect, type Locator, type Page } from 'playwright/test';
import { asked, sendTo } from './service.ts';
import { AASE, INGRID, SESSION_WORDS } from './session-words.ts';
import type { Language } from './words.ts';

export { AASE, asked, INGRID, SESSION_WORDS };

/** The login page as a visitor finds it: by role and by name. */
export interface LoginPage {
  readonly phone: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly failure: Locator;
  readonly already: Locator;
  readonly logOut: Locator;
  fill(phone: string, password: string): Promise<void>;
}

export function loginOn(page: Page, language: Language = 'no'): LoginPage {
  const words = SESSION_WORDS[language];
  const main = page.getByRole('main');
  const phone = main.getByRole('textbox', { name: words.phone });
  const password = main.getByLabel(words.password, { exact: true });
  return {
    phone,
    password,
    submit: main.getByRole('button', { name: words.submit }),
    failure: main.getByRole('alert'),
    already: main.getByText(words.already),
    logOut: main.getByRole('button', { name: words.logOut }),
    async fill(typedPhone, typedPassword) {
      await phone.fill(typedPhone);
      await password.fill(typedPassword);
    },
  };
}

interface Stage {
  readonly page: Page;
  readonly portal: { open(path: string): Promise<void> };
}

interface Visit {
  readonly page: Page;
  readonly portal: Stage['portal'] & { readonly origin: string; readonly world: World };
}

type Person = Pick<typeof INGRID, 'password'> & { readonly phone: string };

/** Logs in by the form, and is at the profile afterwards. */
export async function logIn(
  { page, portal }: Stage,
  person: { readonly phone: string; readonly password: string } = INGRID,
  center = 'nordlys',
  language: Language = 'no',
): Promise<void> {
  await portal.open(`/${center}/login`);
  const form = loginOn(page, language);
  await form.fill(person.phone, person.password);
  await form.submit.click();
  await page.waitForURL(`**/${center}/profile`);
  // The address comes before the page does, and the page takes the focus.
  await expect(page.getByRole('heading', { level: 1, name: SESSION_WORDS[language].profilePage })).toBeVisible();
}

/** Leaves in the browser what a login at an earlier visit has left there; whoever came before is forgotten. */
export async function beLoggedIn(
  { page, portal: { origin, world } }: Visit,
  { phone, password }: Person = INGRID,
  center = 'nordlys',
): Promise<void> {
  const eier = world.demo.center(center)?.center.id;
  const order = { username: phone, password, eier, client: 'test', client_version: '1' };
  const { whoami } = await sendTo(origin, center, '/v1/portal/login', order);
  await page.context().addCookies([{ name: 'session', value: `${eier}.${whoami.sessid}`, url: origin }]);
}

/** Comes to the profile with the session of an earlier visit. */
export async function openProfile(visit: Visit, person?: Person, center = 'nordlys', language: Language = 'no') {
  await beLoggedIn(visit, person, center);
  await visit.portal.open(`/${center}/profile`);
  await expect(visit.page.getByRole('heading', { level: 1, name: SESSION_WORDS[language].profilePage })).toBeVisible();
}

/** Lets more time pass than a control is deaf after it was used. */
export const waitOutGuard = async (page: Page): Promise<void> =>
  page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 2_000);
