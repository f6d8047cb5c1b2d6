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

test('stays quick with 2,000 memberships', async ({ page, portal, choosers }) => {
  portal.world.change((state) => {
    state.scenario = 'many-memberships';
  });
  await portal.open('/nordlys/x');
  await choosers.card('Sentrum').click();
  await expect(choosers.card(/^Fri trening 12 måneder nr\. 1$/)).toBeVisible();
  const cards = choosers.memberships.getByRole('listitem');
  expect(await cards.count()).toBeLessThan(200);
  const quickest = await page.evaluate(async () => {
    const times: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const begun = performance.now();
      const button = [...document.querySelectorAll('h3 button')].find(
        ({ textContent }) => textContent === 'Fri trening 12 måneder nr. 1',
      );
      if (button instanceof HTMLElement) button.click();
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      times.push(performance.now() - begun);
    }
    // Every other round brings all the cards back. What else the machine is busy with makes some of them slow, never one of them quick.
    return Math.min(...times.filter((_, round) => round % 2 === 1));
  });
  expect(quickest).toBeLessThan(300);
  await page.getByRole('button', { name: /^Vis flere/ }).click();
  expect(await cards.count()).toBeGreaterThan(100);
});
