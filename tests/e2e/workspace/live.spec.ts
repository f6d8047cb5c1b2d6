// In a browser: the live connection over the browser's own socket, from the login on.
import { expect, hears, test } from '../support/workspace.ts';

test('shows without a reload what the user changes in another window', async ({ page, workspace }) => {
  await workspace.open('/x/-/dashboard/start');
  const chosen = page.getByRole('combobox', { name: 'Oppsett' });
  await expect(chosen).toContainText('Min oversikt');
  await hears(workspace, 'user.501');
  const id = await chosen.inputValue();
  const status = await page.evaluate(async (layout) => {
    const { access } = JSON.parse(localStorage.getItem('felles.workspace.tokens') ?? '{}');
    const reply = await fetch(`/rest/dashboard/start/layout/${layout}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Tirsdagen' }),
    });
    return reply.status;
  }, id);
  expect(status).toBe(200);
  await expect(chosen).toContainText('Tirsdagen');
});
