// In a browser: what is cut or out of reach in a window of a phone or a desk, a list below its field in a window, and what a
// field for numbers does with other keys, which only the browser decides; and what is told over the browser's own socket.

import { expectNoBarriers } from '../support/axe.ts';
import { turnTo } from '../support/turn.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

for (const width of JOURNEY_WIDTHS) {
  test(`shows prices, adds them up and lists expenses for everyone in a window of ${width} pixels`, async ({
    page,
    workspace,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open('/x/-/articles');
    await page.getByRole('searchbox').fill('åp');
    await page.getByRole('link', { name: 'Åpning av vegg' }).click();
    await expect(page.getByRole('dialog').getByText('1011')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveValue('åp');
    await expectFits(page);

    await hears(workspace, 'articles');
    const changed = { id: 11, name: 'Åpning av vegg', article_number: '1011', type: 1, price: 801 };
    await workspace.live('publish', { channel: 'articles', event: 'article.changed', data: changed });
    await expect(page.getByText(/^kr\s801,00$/)).toBeVisible();

    await page.getByRole('button', { name: 'Regn ut' }).click();
    const panel = page.getByRole('dialog', { name: 'Regn ut pris' });
    await panel.getByRole('combobox', { name: 'Hovedartikkel' }).fill('tømrer');
    // Enter chooses the only hit, and nothing while there are several.
    await expect(panel.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await panel.getByRole('combobox', { name: 'Ekstra artikler' }).click();
    await panel.getByRole('option', { name: /^2001 Diett/ }).click();
    const count = panel.getByRole('spinbutton', { name: '2001 Diett' });
    await count.selectText();
    await page.keyboard.type('e-');
    await expect(count).toHaveAttribute('aria-invalid', 'true');
    await expectNoBarriers(page, 'a count that is none');
    await count.fill('2');
    await count.press('ArrowUp');
    await expect(panel.getByText(/^kr\s1\s635,00$/)).toBeVisible();
    await panel.getByRole('button', { name: 'Lukk utregningen' }).click();

    await turnTo(page, '/x/-/project/1001/expenses');
    await expect(page.getByText('16 utgifter')).toBeVisible();
    await expectFits(page);
    await hears(workspace, 'project.1001');
    const made = { expense_id: 9, title: 'Kran', sum: 100 };
    await workspace.live('publish', { channel: 'project.1001', event: 'expense.changed', data: made });
    await page.getByRole('button', { name: /^1 ny\./ }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Last ned som CSV' }).click();
    expect((await file).suggestedFilename()).toBe('utgifter-1001.csv');
  });
}
