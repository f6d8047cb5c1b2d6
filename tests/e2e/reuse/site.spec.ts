// Another frontend of the workspace, in Vue on the packed libraries. In a browser: the provider's page leads there and back.
import { buildReusePage } from '../support/reuse-page.ts';
import { REUSE_SITE } from '../support/site.ts';
import { expect, test } from '../support/workspace.ts';

test.use({ login: null, site: REUSE_SITE });
test.beforeAll(buildReusePage);

test('another frontend signs staff in, lists deviations, and sends a new one once there is a network', async ({
  page,
  context,
  workspace,
}) => {
  await workspace.open('/x/-/project/1001/deviations');
  await page.getByLabel('Bruker').fill('ola');
  await page.getByLabel('Passord').fill('bygg');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  const title = page.getByLabel('Hva er galt?');
  await expect(title).toBeVisible();
  const rows = page.getByRole('listitem');
  await expect(rows).not.toHaveCount(0);
  const save = page.getByRole('button', { name: 'Lagre avvik' });
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();

  await context.setOffline(true);
  await title.fill('Rekkverk mangler i trapp B');
  await save.click();
  const row = rows.filter({ hasText: 'Rekkverk mangler i trapp B' });
  await expect(row).toHaveText('Rekkverk mangler i trapp B (ikke sendt)');
  await context.setOffline(false);
  await expect(row).toHaveText('Rekkverk mangler i trapp B');
});
