import { expect, test } from '../../support/portal.ts';
import { PEOPLE, profileOn } from '../../support/profile.ts';
import { logIn } from '../../support/session.ts';

const CANARIES = /ingrid|solbakken|fjellveien|kanari|10000001|1992|17\.05/i;

test('leaves nothing of a member in an address, a console line, a storage or the service’s journal', async ({
  page,
  portal,
  context,
}) => {
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  page.on('framenavigated', (frame) => told.push(frame.url()));
  page.on('request', (request) => told.push(request.url()));
  await logIn({ page, portal }, PEOPLE.active);
  const { address, email, update, toast } = profileOn(page);
  await address.fill('Kanariveien 7');
  await email.fill('kanari@demo.example');
  await update.click();
  await expect(toast).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  const { observed, state } = portal.world;
  expect(told.filter((text) => CANARIES.test(text))).toEqual([]);
  expect(stored).not.toMatch(CANARIES);
  expect(JSON.stringify([observed.calls.entries, state.ledger])).not.toMatch(CANARIES);
  expect(await page.title()).not.toMatch(CANARIES);
});
