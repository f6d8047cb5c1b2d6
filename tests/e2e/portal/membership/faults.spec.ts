import { expectNoBarriers } from '../../support/axe.ts';
import { makeWide } from '../../support/window.ts';
import { expect, test } from './choosers.ts';

test('[P-MEMBERSHIP-21] [P-MEMBERSHIP-22] says that a membership has vanished', async ({ page, portal, choosers }) => {
  await portal.open('/nordlys/x');
  await choosers.card('Sentrum').click();
  await choosers.card('Student').click();
  portal.world.change((state) => {
    state.scenario = 'empty';
  });
  await page.evaluate(() => window.choosers.reload());
  await expect
    .poll(() => page.evaluate(() => window.choosers.toasts))
    .toMatchObject([
      { type: 'danger', title: { key: 'membership.vanished.title' }, subtitle: { key: 'membership.vanished' } },
    ]);
  await expect(choosers.card('Student')).toHaveCount(0);
  const gone = choosers.memberships.getByText('Medlemskapet du ønsket, er ikke lenger tilgjengelig');
  await expect(gone).toHaveCount(0);
  await page.evaluate(() => window.choosers.keep());
  await page.reload();
  await expect(gone).toBeVisible();
  portal.world.change((state) => {
    state.scenario = 'standard';
  });
  await page.evaluate(() => window.choosers.reload());
  await choosers.card('Student').click();
  await expect(gone).toHaveCount(0);
});

test('keeps its shape and its word with any text of the center', async ({ page, portal, choosers }) => {
  portal.world.change((state) => {
    state.scenario = 'hostile';
  });
  await portal.open('/nordlys/x');
  await choosers.departments.getByRole('button').first().click();
  await expect(choosers.memberships.getByRole('listitem').first()).toBeVisible();
  for (const width of [320, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(portal.world.observed.violations.entries).toEqual([]);
});

// The choice at other centers is one of the states of the portal, which are all looked at.
test('can be used by everybody where there are many departments and groups', async ({ page, portal, choosers }) => {
  await portal.open('/stor/x');
  await choosers.departments.getByRole('listitem').first().waitFor();
  await expectNoBarriers(page, 'without a choice');
  await choosers.departments.getByRole('listitem').getByRole('button').first().click();
  await choosers.memberships.getByRole('listitem').first().waitFor();
  await expectNoBarriers(page, 'with memberships');
  await choosers.memberships.getByRole('listitem').getByRole('button').first().click();
  await makeWide(page, 320);
  await expectNoBarriers(page, 'chosen, at 320 px');
});
