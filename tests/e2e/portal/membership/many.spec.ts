import { expect, test } from './choosers.ts';

test('finds one of many departments, and makes room once it is chosen', async ({ page, portal, choosers }) => {
  await portal.open('/stor/x');
  await expect(choosers.departments.getByRole('listitem')).toHaveCount(40);
  const search = page.getByRole('searchbox', { name: 'Finn senter' });
  await search.fill('bergen');
  await expect(choosers.departments.getByRole('listitem')).toHaveText([/^Bergen/]);
  await expect(choosers.departments.getByRole('status')).toHaveText('1 av 40 sentre');
  await search.fill('atlantis');
  await expect(choosers.departments.getByRole('status')).toHaveText('Ingen sentre passer med søket');
  await search.fill('');
  await choosers.card('Tromsø').click();
  await expect(choosers.departments.getByRole('listitem')).toHaveCount(1);
  await expect(choosers.card('Tromsø')).toBeFocused();
  await page.getByRole('button', { name: 'Vis alle 40 sentre' }).click();
  await expect(choosers.departments.getByRole('listitem')).toHaveCount(40);
  await expect(choosers.card('Tromsø')).toBeFocused();
});

test('draws no more of 2,000 memberships than a visitor looks at', async ({ page, portal, choosers }) => {
  portal.world.change((state) => {
    state.scenario = 'many-memberships';
  });
  await portal.open('/nordlys/x');
  await choosers.card('Sentrum').click();
  await expect(choosers.card(/^Fri trening 12 måneder nr\. 1$/)).toBeVisible();
  const cards = choosers.memberships.getByRole('listitem');
  const drawn = await cards.count();
  expect(drawn).toBeLessThan(200);
  // Chosen it stands alone; pressed once more it brings the others back.
  await choosers.card(/^Fri trening 12 måneder nr\. 1$/).click();
  await expect(choosers.card(/^Fri trening 12 måneder nr\. 2$/)).toHaveCount(0);
  await choosers.card(/^Fri trening 12 måneder nr\. 1$/).click();
  await expect(cards).toHaveCount(drawn);
  await page.getByRole('button', { name: /^Vis flere/ }).click();
  expect(await cards.count()).toBeGreaterThan(100);
});
