import type { Locator } from 'playwright/test';
import { pressAt, tabTo, typeAt } from '../../support/keyboard.ts';
import { expect, test } from '../../support/portal.ts';
import { made } from '../../support/register.ts';
import { privateOn, VETLE } from '../../support/sponsor.ts';

/** Whether nothing lies over the last line of it, and it is within the window. */
const isClear = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, bottom, top } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, bottom - 4);
    return top >= 0 && element.contains(at);
  });

const ADDRESS = '/nordlys/member/private';
const KINDS = ['member', 'contract', 'invoice', 'sms'] as const;

test.describe('on a phone, by the keyboard alone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'no' });

  test('[P-SHELL-04] [P-SIGNUP-43] [P-SIGNUP-44] [P-SIGNUP-45] [P-SIGNUP-46] [P-SPONSOR-21] leads through three steps, and sends one SMS however often it is asked for', async ({
    page,
    portal,
  }) => {
    await portal.open(ADDRESS);
    const signup = privateOn(page);
    const { words, main, steps, next, department, membership, memberships, phone, send, home } = signup;
    const section = (name: string) => main.getByRole('region', { name, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.privateTitle);
    await expect(steps).toHaveText(words.privateSteps.map((name, place) => `${place + 1}${name}`));
    await expect(main.getByText(words.intro)).toBeVisible();
    await expect(memberships).toHaveCount(0);
    await pressAt(page, next);
    await expect(main.getByRole('list').filter({ hasText: words.chooseCenter })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await pressAt(page, department);
    await expect(memberships).toBeVisible();
    await pressAt(page, membership, 'Space');
    await page.reload();
    await expect(membership).toHaveAttribute('aria-pressed', 'true');
    await pressAt(page, next);
    await expect(section(words.privateSteps[1])).toBeFocused();
    await signup.typeIn(VETLE);
    await page.reload();
    await expect(signup.field('Fornavn')).toHaveValue('Vetle');
    await expect(signup.place).toHaveValue('Trondheim');
    await pressAt(page, signup.field('E-post'));
    await expect(section(words.payer)).toBeFocused();
    await expect(main.locator('dl')).toContainText('Vetle Kanari');
    await expect(main.locator('dl')).toContainText('kr 449,00 per måned');
    await expect(send).toBeDisabled();
    await typeAt(page, phone, '100 00 011');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(main.getByText(words.notSigned)).toBeVisible();
    const said = main.getByRole('status').filter({ hasText: words.notSigned });
    await expect(said).toBeFocused();
    // All of it is in sight, above the bar at the foot of the page.
    await expect(said).toContainText(words.asked);
    await expect.poll(() => isClear(said)).toBe(true);
    await expect(send).toBeDisabled();
    await page.reload();
    await expect(main.getByText(words.notSigned)).toBeVisible();
    await expect(send).toBeDisabled();
    await expect(main.getByText(words.asked)).toBeVisible();
    expect(KINDS.map((kind) => made(portal.world, kind))).toEqual([1, 1, 1, 1]);
    await pressAt(page, home);
    await expect(page).toHaveURL(`${portal.origin}/nordlys`);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])))
      .not.toMatch(/Vetle|Kanari|10000077|10000011/);
    await portal.open(ADDRESS);
    await tabTo(page, department);
    await expect(department).toHaveAttribute('aria-pressed', 'false');
  });
});
