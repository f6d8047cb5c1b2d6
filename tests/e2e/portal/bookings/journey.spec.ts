import { isoDate, osloDay, parseIsoDate } from '@felles/core';
import type { Page } from 'playwright/test';
import { expectNoBarriersAt } from '../../support/axe.ts';
import { expect, type Portal, test } from '../../support/portal.ts';
import { asked, beLoggedIn, waitOutGuard } from '../../support/session.ts';

const DEPARTMENT = 101;

/** The last class of the Saturday of the next days, which overlaps none of the member's own. */
function classOf({ world }: Portal): { readonly date: string; readonly id: number } {
  const day = parseIsoDate('2026-11-21');
  const monday = parseIsoDate('2026-11-16');
  if (day === null || monday === null) throw new Error('no days');
  const session = world.demo
    .week('nordlys', DEPARTMENT, monday)
    .findLast(({ booking_starts_at: start }) => osloDay(start * 1_000) === day);
  if (session === undefined) throw new Error('no class on that day');
  return { date: isoDate(day), id: session.id };
}

async function change({ origin }: Portal, of: ReturnType<typeof classOf>, what: string, value?: number): Promise<void> {
  const body = { center: 'nordlys', date: of.date, class: of.id, what, ...(value !== undefined && { value }) };
  const answer = await fetch(`${origin}/control/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${what}: ${await answer.text()}`);
}

/** Presses the button with the keyboard alone, from where the focus is. */
async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name });
  for (let stop = 0; stop < 8; stop += 1) {
    if (await button.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

for (const width of [390, 1280]) {
  test(`[P-MEMBER-27] books, waits for a full class and cancels by keyboard alone, at ${width} px`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await beLoggedIn({ page, portal });
    const of = classOf(portal);
    await change(portal, of, 'capacity', 40);
    await portal.open(`/nordlys/classes?departmentId=${DEPARTMENT}&class=${of.date}.${of.id}`);
    const panel = page.getByRole('dialog');
    const answer = panel.getByRole('status');
    await expect(panel.getByRole('button', { name: 'Bestill plass' })).toBeFocused();
    await expect(panel).toContainText('Avbestill gratis til');
    await expectNoBarriersAt(page, width);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(answer).toContainText('Du har plass');
    expect(asked(portal.world, 'bookings.book')).toBe(1);
    await expectNoBarriersAt(page, width);
    await waitOutGuard(page);
    await pressByKeyboard(page, 'Avbestill');
    await expect(answer).toContainText('Plassen er avbestilt');
    await waitOutGuard(page);

    await test.step('the last place goes meanwhile', async () => {
      await change(portal, of, 'fill', 3);
      await pressByKeyboard(page, 'Bestill igjen');
      await expect(answer).toContainText('Den siste plassen gikk nå');
      await waitOutGuard(page);
      await pressByKeyboard(page, 'Sett meg på venteliste, plass 4');
      await expect(answer).toContainText('Du er nummer 4 i køen');
      await expectNoBarriersAt(page, width);
      await waitOutGuard(page);
      await pressByKeyboard(page, 'Gå ut av køen');
      await expect(answer).toContainText('Du er ute av køen');
    });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
}

test('[P-MEMBER-29] leads to the log-in and back to the same class, and books nothing by it', async ({
  page,
  portal,
}) => {
  const of = classOf(portal);
  await change(portal, of, 'capacity', 40);
  await portal.open(`/nordlys/classes?departmentId=${DEPARTMENT}&class=${of.date}.${of.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'Logg inn' }).click();
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('10000001');
  await page.getByLabel('Passord', { exact: true }).fill('trening');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Bestill plass' })).toBeFocused();
  expect(asked(portal.world, 'bookings.book')).toBe(0);
});

test('[P-MEMBER-52] shows the own bookings without barriers, and the class of each', async ({ page, portal }) => {
  await beLoggedIn({ page, portal });
  await portal.open('/nordlys/bookings');
  await expect(page.getByRole('heading', { name: 'Tidligere' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoBarriersAt(page, width);
  }
  await page.locator('h3 a').first().click();
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('Du har plass');
});

test('[P-MEMBER-58] holds a name of 200 letters within a phone, in every list', async ({ page, portal }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beLoggedIn({ page, portal });
  await page.route('**/rest/booked/2*/*', async (route) => {
    const response = await route.fetch();
    const bookings: readonly object[] = await response.json();
    await route.fulfill({ response, json: bookings.map((one) => ({ ...one, tittel: 'A'.repeat(200) })) });
  });
  await portal.open('/nordlys/bookings');
  await expect(page.getByRole('heading', { name: 'Tidligere' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
