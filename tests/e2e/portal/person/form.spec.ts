import { personOn } from '../../support/person.ts';
import { expect, test } from '../../support/portal.ts';

test('leads to the terms in a window of its own, and keeps what was filled in', async ({ page, context, portal }) => {
  await portal.open('/nordlys/member/profile');
  await personOn(page).field('Fornavn').fill('sunniva');
  const opened = context.waitForEvent('page');
  await page.getByRole('main').getByRole('link', { name: 'Les vilkårene' }).click();
  await expect(await opened).toHaveURL(`${portal.origin}/nordlys/vilkar`);
  await expect(personOn(page).field('Fornavn')).toHaveValue('Sunniva');
  await page.bringToFront();
});
