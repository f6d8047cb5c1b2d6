import type { Page } from 'playwright/test';
import { goesWrong } from '../support/service.ts';
import { turnTo } from '../support/turn.ts';
import { expect, test } from '../support/workspace.ts';

/** The longest sides of A4 between the margins, in CSS pixels. */
const SHEET = { width: (210 - 28) * (96 / 25.4), height: (297 - 28) * (96 / 25.4) };
const MANY = 90;
const LIST = {
  ...{ checklist_id: 1, title: 'Vernerunde', date: '2026-11-16' },
  checkpoints: Array.from({ length: MANY }, (_, at) => ({
    ...{ checkpoint_id: at + 1, title: `Punkt ${at + 1}`, status: 'OK' },
    comment: at % 7 === 0 ? 'Sett over med verneombudet. '.repeat(20) : null,
  })),
};

/** The dialogue would wait for a user. */
const printSilently = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });

test('[W-SITE-55] [W-SITE-56] prints a checklist as A4 without menu or a cut row, and a deviation beside its list', async ({
  page,
  workspace,
}) => {
  goesWrong(workspace.world, { call: 'siteRecords.checklists', kind: 'answer', answer: [LIST] });
  await printSilently(page);
  await workspace.open('/x/-/project/1001/checklists/1');
  await page.getByRole('button', { name: 'Skriv ut' }).click();
  await expect(page.locator('body[data-printed]')).toBeVisible();

  await page.setViewportSize({ width: Math.round(SHEET.width), height: Math.round(SHEET.height) });
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('article', { name: 'Utskrift' });
  await expect(paper.getByRole('row')).toHaveCount(MANY + 1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Vernerunde']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const cut = await paper
    .locator('tbody tr')
    .evaluateAll((rows) => rows.filter((row) => getComputedStyle(row).breakInside !== 'avoid').length);
  expect(cut).toBe(0);

  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sheets = [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((side) => Math.round(Number(side) * (25.4 / 72))),
  );
  expect(sheets.length).toBeGreaterThan(2);
  expect(new Set(sheets.map(String))).toEqual(new Set(['210,297']));
  await expect(paper).toHaveCount(0);

  // Only a browser covers a list by a window, and has a sheet that is narrower than the page was.
  await test.step('[W-SITE-55] [W-SITE-56] shows a deviation beside the list, and prints it from there', async () => {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => document.body.removeAttribute('data-printed'));
    await turnTo(page, '/x/-/project/1001/deviations');
    const links = page.getByRole('table', { name: 'Avvik', exact: true }).locator('tbody').getByRole('link');
    const panel = page.getByRole('dialog');
    await links.nth(0).click();
    await expect(panel).toBeVisible();
    const heading = panel.getByRole('heading', { level: 2 }).first();
    const [first, before] = [page.url(), (await heading.textContent()) ?? ''];
    await links.nth(2).click();
    await expect(page).not.toHaveURL(first);
    await expect(panel).toHaveCount(1);
    // The address changes a moment before the panel.
    await expect(heading).not.toHaveText(before);
    const title = (await heading.textContent()) ?? '';
    await panel.getByRole('button', { name: 'Skriv ut' }).click();
    await expect(page.locator('body[data-printed]')).toBeVisible();
    await page.setViewportSize({ width: Math.round(SHEET.width), height: Math.round(SHEET.height) });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('article', { name: 'Utskrift' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([title]);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
