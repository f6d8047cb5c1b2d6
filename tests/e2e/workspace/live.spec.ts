// In a browser: the live connection over the browser's own socket, from the login on.
import { expect, test, type Workspace } from '../support/workspace.ts';

const hears = (workspace: Workspace, channel: string) =>
  expect.poll(async () => (await workspace.connections()).flatMap(({ channels }) => channels)).toContain(channel);

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

test('[W-NOTIFICATIONS-03] shows a notification as it comes, to the user it is for', async ({ page, workspace }) => {
  await workspace.open('/x/-/notifications');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await hears(workspace, 'user.501');
  const told = (id: number, message: string) => ({
    id,
    message,
    category: 'HMS',
    importance: 1,
    time: new Date().toISOString(),
  });
  await workspace.live('publish', { channel: 'user.502', event: 'notification.created', data: told(901, 'Til Kari') });
  await workspace.live('publish', {
    channel: 'user.501',
    event: 'notification.created',
    data: told(902, 'Kranen står'),
  });
  await expect(page.getByText('Kranen står')).toBeVisible();
  await expect(page.getByText('Til Kari')).toHaveCount(0);
});

test('[W-AUTH-14] leads to the login once the user is told that the session was revoked', async ({
  page,
  workspace,
}) => {
  await workspace.open('/x/-/notifications');
  await hears(workspace, 'user.501');
  workspace.world.change((state) => {
    state.grants = [];
  });
  await workspace.live('publish', { channel: 'user.501', event: 'session.revoked', data: null });
  await expect(page.getByLabel('Passord')).toBeVisible();
});
