// In a browser: frames, and what windows of different origins may say to each other.

import { turnTo } from '../support/turn.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

test.use({ login: null });

/** A grid, a table and a text: what else may be too wide is looked at outside of a frame, on every page. */
const PAGES = [
  ['/x/-/dashboard/start', 'Oversikt'],
  ['/x/-/projects', 'Prosjekter'],
  ['/x/-/panels/1', 'HMS-uke 47'],
] as const;

test('[W-SHELL-02] works the same in a frame of its host, which hands a token over, and fits it', async ({
  page,
  workspace,
}) => {
  await page.goto(`${workspace.host}/host?p=project/1001/participants`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { name: 'Deltakere', level: 1 })).toBeVisible();
  await expect(inside.getByText('Prosjektleder')).toBeVisible();
  await inside
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: 'Prosjekter', exact: true })
    .click();
  await expect(inside.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(inside.getByRole('heading', { name: 'Deltakere', level: 1 })).toBeVisible();

  await test.step('fits the frame, narrow and wide, on each page', async () => {
    const frame = page.frames().find((each) => each.url().startsWith(workspace.origin));
    for (const [address, title] of PAGES) {
      if (frame) await turnTo(frame, address);
      await expect(inside.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      await expect(inside.locator('[aria-busy="true"]')).toHaveCount(0);
      for (const width of [390, 1600]) {
        await makeWide(page, width);
        const beyond = () => inside.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
        await expect.poll(beyond, { message: `${address} at ${width} px` }).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('[W-SHELL-02] asks its host again after a logout, and shows no login page in the frame', async ({
  page,
  workspace,
  spoken,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${workspace.host}/host?p=projects`);
  const inside = page.frameLocator('iframe');
  const revoked = page.waitForResponse('**/oauth2/revoke');
  await inside.getByRole('button', { name: 'Logg ut' }).click();
  // The login leaves the page, which would abort this request and log it.
  await revoked;
  await inside.getByRole('button', { name: 'Logg inn' }).click();
  await expect(inside.getByRole('heading', { name: 'Prosjekter', level: 1 })).toBeVisible();
  // A sign-out waits three seconds for the provider: a busy machine may answer later, which is only logged.
  spoken.splice(0, spoken.length, ...spoken.filter((words) => words !== 'revoke: unreachable'));
});

test('[W-SHELL-02] [S-23] [S-25] takes no token from a window that is not its host, and stands in no frame of another origin', async ({
  page,
  workspace,
}) => {
  await page.route('**/host/host.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const given = { type: 'felles.token.given', access_token: 'stolen', expires_in: 300 };
        const frame = document.querySelector('iframe');
        const other = document.body.appendChild(document.createElement('iframe'));
        addEventListener('message', () => other.contentWindow.parent.frames[0].postMessage({ type: 'other' }, '*'));
        addEventListener('message', () => frame.contentWindow.postMessage({ ...given, access_token: '' }, '*'));`,
    }),
  );
  await page.goto(`${workspace.host}/host`);
  const inside = page.frameLocator('iframe').first();
  await expect(inside.getByText('Logg inn i et eget vindu for å bruke arbeidsflaten her.')).toBeVisible();
  const reply = await page.request.get(`${workspace.origin}/x/-/projects`);
  expect(reply.headers()['content-security-policy']).toContain(`frame-ancestors ${workspace.host};`);
});
