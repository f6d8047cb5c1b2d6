import { expect, test } from './workspace-kit.ts';

test('shows the lists of the kit', async ({ page, openKit }) => {
  await openKit('lists');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
