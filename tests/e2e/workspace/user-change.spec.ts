// In a browser: another user's token comes by what only a browser has: frames, several tabs, the history, a real storage
// and database, and the page that is loaded anew. What becomes of each token is proven on the session's store.

import { issueGrant } from '@felles/mock-server/internal';
import type { FrameLocator, Page } from 'playwright/test';
import { expect, test, type Workspace } from '../support/workspace.ts';

test.use({ login: null });

const CHECK_INS = '**/v1/projects/1001/checkins';
const GUEST = 'Nordvik Rør';

async function signIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Bruker').fill(login);
  await page.getByLabel('Passord').fill('bygg');
  await page.getByRole('button', { name: 'Logg inn' }).click();
}

/** A guest who is saved and does not reach the service. */
async function saveGuest(inside: Page | FrameLocator): Promise<void> {
  await inside.getByRole('button', { name: 'Registrer gjest' }).click();
  const panel = inside.getByRole('dialog', { name: 'Registrer gjest' });
  await panel.getByLabel('Fornavn').fill('Nina');
  await panel.getByLabel('Etternavn').fill('Vik');
  await panel.getByRole('textbox', { name: 'Firma' }).fill(GUEST);
  await panel.getByRole('button', { name: 'Lagre' }).click();
  await expect(inside.getByText(GUEST).first()).toBeVisible();
}

const endSessions = ({ world }: Workspace): void =>
  world.change((state) => {
    state.grants = [];
  });

/** The page asks for its data once more, as it is when the network is back. */
const asksAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Who has checked the guest in, as the service has it. */
const guestsOf = ({ world }: Workspace): readonly unknown[] => [
  ...new Set(
    [...JSON.stringify(world.state).matchAll(new RegExp(`{[^{}]*${GUEST}[^{}]*}`, 'g'))].map(
      ([record]) => JSON.parse(record).checkinByName,
    ),
  ),
];

const channelsOf = async (workspace: Workspace): Promise<readonly string[]> =>
  (await workspace.connections()).flatMap(({ channels }) => channels).filter((channel) => channel.startsWith('user.'));

test('begins anew in a frame whose host hands over another user, and sends nothing in the wrong name', async ({
  page,
  workspace,
}) => {
  let login = 'ola';
  await page.route('**/host/token', (route) =>
    route.fulfill({ json: { access_token: issueGrant(workspace.world, login).access, expires_in: 300 } }),
  );
  await page.route(CHECK_INS, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await page.goto(`${workspace.host}/host?p=project/1001/checkins`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByText('Ola Bakken').first()).toBeVisible();
  await saveGuest(inside);
  await expect.poll(() => channelsOf(workspace)).toEqual(['user.501']);

  login = 'kari';
  endSessions(workspace);
  // The live connection ends with its token, and has the page ask for another one.
  await page.unroute(CHECK_INS);
  await expect(inside.getByText('Kari Lunde').first()).toBeVisible();
  await expect(inside.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();
  await expect.poll(() => channelsOf(workspace)).toEqual(['user.502']);
  expect(guestsOf(workspace)).toEqual([]);

  login = 'ola';
  await page.goto(`${workspace.host}/host?p=projects`);
  await expect.poll(() => guestsOf(workspace)).toEqual(['Ola Bakken']);
});

test('begins anew in a tab when another user signs in in the next one, with nothing of the first one left', async ({
  page,
  workspace,
  context,
}) => {
  const address = '/x/-/project/1001/checkins?panel=guest';
  await workspace.open(address);
  await signIn(page, 'ola');
  await page.getByLabel('Fornavn').fill('Hemmelig');

  const next = await context.newPage();
  await next.goto(`${workspace.origin}/x/-/notifications`);
  await next.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByText('Du er logget ut i en annen fane.')).toBeVisible();
  await next.getByRole('button', { name: 'Logg inn' }).click();
  await signIn(next, 'kari');
  await expect(page.getByText('Kari Lunde').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();
  await workspace.open(address);
  await expect(page.getByLabel('Fornavn')).toHaveValue('');
});

test('begins anew when the history shows a page again that another user has signed in behind', async ({
  page,
  workspace,
  context,
}) => {
  // The driver of the browser turns the history's fast way back off: a page that hears nothing stands for one that sleeps.
  await page.addInitScript(() => window.addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await page.routeWebSocket(/pubsub/, () => undefined);
  await workspace.open('/x/-/projects?q=skole');
  await signIn(page, 'ola');
  await expect(page.getByText('Ola Bakken').first()).toBeVisible();
  // A page that sleeps asks for nothing: an answer would tell it of the other user before the history does.
  await page.route('**/*', (route) => (route.request().resourceType() === 'fetch' ? undefined : route.continue()));
  const next = await context.newPage();
  await next.goto(`${workspace.origin}/x/-/notifications`);
  await next.getByRole('button', { name: 'Logg ut' }).click();
  await next.getByRole('button', { name: 'Logg inn' }).click();
  await signIn(next, 'kari');
  await expect(next.getByText('Kari Lunde').first()).toBeVisible();
  await expect(page.getByText('Ola Bakken').first()).toBeVisible();
  // The page begins anew at once, so the evaluation answers before; the held requests go on only after that.
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.evaluate(() => {
      setTimeout(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    }),
  ]);
  await page.unroute('**/*');
  await expect(page.getByText('Kari Lunde').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();
});

test('keeps a draft over a reload and a login, and shows it to no other user who comes back from the login', async ({
  page,
  workspace,
}) => {
  const address = '/x/-/project/1001/checkins?panel=guest';
  await test.step('stays signed in, with what is typed, where it is loaded again in the middle of a renewal', async () => {
    await workspace.open(address);
    await signIn(page, 'ola');
    await page.getByLabel('Fornavn').fill('Hemmelig');
    workspace.world.change((state) => {
      for (const grant of state.grants) grant.accessUntil = 0;
    });
    const renewed = new Promise<void>((done) => {
      page.route('**/oauth2/token', async (route) => {
        await route.fetch();
        // Before the page is loaded again, whose own renewal must be answered.
        await page.unroute('**/oauth2/token');
        done();
      });
    });
    await asksAgain(page);
    await renewed;
    await page.reload();
    await expect(page.getByLabel('Fornavn')).toHaveValue('Hemmelig');
    await expect(page.getByText('Ola Bakken').first()).toBeVisible();
  });

  endSessions(workspace);
  await asksAgain(page);
  await signIn(page, 'kari');
  await expect(page.getByRole('heading', { name: 'Oversikt', level: 1 })).toBeVisible();
  await workspace.open(address);
  await expect(page.getByLabel('Fornavn')).toHaveValue('');
  endSessions(workspace);
  await page.reload();
  await signIn(page, 'ola');
  await expect(page.getByText('Ola Bakken').first()).toBeVisible();
  await workspace.open(address);
  await expect(page.getByLabel('Fornavn')).toHaveValue('Hemmelig');
});
