import { expectNoBarriers } from '../../support/axe.ts';
import { makeWide } from '../../support/window.ts';
import { expect, test } from './choosers.ts';

test('[P-MEMBERSHIP-19] [P-MEMBERSHIP-33] offers the memberships of a center', async ({ page, portal, choosers }) => {
  await test.step('[P-MEMBERSHIP-19] leaves only the selected membership, and the others come back', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').click();
    await choosers.card('Student').click();
    expect(await choosers.titles()).toEqual(['Student']);
    await expect(choosers.card('Student')).toBeFocused();
    await page.getByRole('button', { name: 'Vis alle medlemskap' }).click();
    await expect(choosers.card('Dagtid')).toBeVisible();
    await expect(choosers.card('Student')).toBeFocused();
    await expect(choosers.card('Student')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('[P-MEMBERSHIP-33] shows its description as the markdown it is, with links that can be followed', async () => {
    const card = choosers.memberships
      .getByRole('listitem')
      .filter({ has: choosers.card('Fri trening 12 måneder') })
      .first();
    await expect(card.locator('strong')).toHaveText('12 måneders bindingstid');
    const link = card.getByRole('link', { name: 'gruppetimene våre' });
    await expect(link).toHaveAttribute('href', 'https://nordlystrening.example/timer');
    // The link stands above the button that covers the card.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    await expect(choosers.card('Fri trening 12 måneder')).toHaveAttribute('aria-pressed', 'false');
    await card.getByText('12 måneders bindingstid').click({ force: true });
    await expect(choosers.card('Fri trening 12 måneder')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('chooses by keyboard alone', async () => {
    await portal.open('/nordlys/x');
    await choosers.card('Sentrum').focus();
    await page.keyboard.press('Enter');
    await expect(choosers.card('Sentrum')).toHaveAttribute('aria-pressed', 'true');
    await choosers.card('Student').waitFor();
    for (let presses = 0; presses < 30; presses += 1) {
      if (await choosers.card('Student').evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    expect(await choosers.titles()).toEqual(['Student']);
    await page.keyboard.press('Space');
    await expect(choosers.card('Dagtid')).toBeVisible();
  });

  await test.step('keeps its shape with any text of the center, and is accessible where there are many of each', async () => {
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

    portal.world.change((state) => {
      state.scenario = 'standard';
    });
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
});
