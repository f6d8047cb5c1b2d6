import { expect, test } from '../../support/portal.ts';
import { profileOn } from '../../support/profile.ts';
import { openProfile } from '../../support/session.ts';

test('does no harm in a world that means to', async ({ page, portal }) => {
  await openProfile({ page, portal });
  await expect(profileOn(page).cards).toHaveCount(1);
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/profile');
  const { cards, field } = profileOn(page);
  await expect(cards).toHaveCount(375);
  await expect(cards.getByRole('link')).toHaveCount(0);
  await expect(field('Fornavn')).toHaveValue(/<script>/);
  await expect(field('Telefonnummer')).toBeEditable();
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
});
