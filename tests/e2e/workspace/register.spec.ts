// In a browser: the live channel, cards and columns, what is under a thumb, the focus after a panel, and the browser's own field for a day.
import { issueGrant } from '@felles/mock-server/internal';
import { expectNoBarriers } from '../support/axe.ts';
import { turnTo } from '../support/turn.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

/** A date of birth in its parts. */
const BORN = [
  ['År', '1980'],
  ['Måned', '2'],
  ['Dag', '29'],
] as const;

for (const width of JOURNEY_WIDTHS) {
  test(`finds a person and changes the day of birth in a window of ${width} pixels`, async ({ page, workspace }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open('/x/-/contacts');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expectFits(page);
    await hears(workspace, 'contacts');
    const reply = await fetch(`${workspace.origin}/rest/v1/contacts/101`, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${issueGrant(workspace.world, 'kari').access}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ name: 'Nytt navn AS' }),
    });
    expect(reply.status).toBe(200);
    await expect(page.getByText('Nytt navn AS')).toBeVisible();
    await page.getByRole('navigation', { name: 'Kunderegister' }).getByRole('link', { name: 'Personer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personer' })).toBeVisible();
    await page.getByRole('searchbox').fill('kari lunde');
    await expect(page).toHaveURL(/\?q=kari\+lunde$/);
    const row = page.getByRole('row').filter({ hasText: 'Kari Lunde' });
    const call = await row.getByRole('link', { name: 'Ring Kari Lunde' }).boundingBox();
    expect(Math.min(call?.width ?? 0, call?.height ?? 0)).toBeGreaterThanOrEqual(width === 390 ? 44 : 30);
    // Beside the name: all of the row leads to the person.
    await row.click({ position: { x: 8, y: 8 } });
    await expect(page.getByRole('heading', { level: 1, name: 'Kari Lunde' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sist brukte roller' })).toBeVisible();
    await expectFits(page);
    await page.getByRole('button', { name: 'Endre' }).click();
    for (const [part, chosen] of BORN) await page.getByRole('combobox', { name: part }).selectOption(chosen);
    await expectNoBarriers(page, 'a person who is changed');
    await page.getByRole('button', { name: 'Lagre' }).click();
    await expect(page.getByText('29.02.1980')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Endre' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('kari lunde');
    await turnTo(page, '/x/-/departments/reporting');
    await page.getByRole('radio', { name: 'Anlegg' }).check();
    await page.getByRole('button', { name: 'Ja' }).click();
    await expect(page.getByRole('radio', { name: 'Anlegg Rapporterer' })).toBeChecked();
    await expectNoBarriers(page, 'the department that reports');
    await expectFits(page);
  });
}
