// In a browser: a photo goes by the browser's own request, the focus moves between windows that lie on each other, and a phone is as
// narrow as it is.
import { jpeg } from '../../support/photos.ts';
import { expectNoBarriers } from '../support/axe.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { expectFits } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

test('[W-PROJECTS-50] makes a project with a participant and a photo on a phone, and keeps the focus in its windows', async ({
  page,
  workspace,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await workspace.open('/x/-/projects');
  await page.getByRole('button', { name: 'Nytt prosjekt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nytt prosjekt' });
  const next = (name: string) => dialog.getByRole('button', { name: `Neste: ${name}` }).click();
  const checked = async (what: string) => {
    await expectNoBarriers(page, what);
    expect(await smallTargetsOn(page)).toEqual([]);
    await expectFits(page);
  };
  await dialog.getByLabel('Navn på prosjektet').fill('Tilbygg');
  await checked('the basics');
  await next('Adresse');
  await expect(dialog.getByRole('heading', { name: 'Hvor skal det bygges?' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Adresse' }).fill('skolegata 14 bergen');
  await dialog.getByRole('option', { name: /^Skolegata 14,/ }).click();
  await checked('the address');
  await next('Mal');
  await checked('the choice of a template');
  await dialog.getByRole('radio', { name: /^Rehabilitering av bad/ }).check();
  await checked('the chosen template');
  await next('Husregister');
  await dialog
    .getByText(/^Bygning \d/)
    .first()
    .click();
  await checked('the house register');
  await next('Deltakere');
  const opener = dialog.getByRole('button', { name: 'Legg til deltaker' });
  await opener.click();
  const picker = page.getByRole('dialog', { name: 'Legg til deltaker' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await picker.getByRole('combobox').fill('kari lunde');
  await picker
    .getByRole('option', { name: /^Kari Lunde/ })
    .first()
    .click();
  await checked('a participant');
  await picker.getByRole('button', { name: 'Legg til', exact: true }).click();
  await expect(picker).toHaveCount(0);
  await expect(opener).toBeFocused();
  await next('Bilde');
  await dialog
    .getByLabel('Velg et bilde')
    .setInputFiles({ name: 'tomt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(jpeg(1)) });
  await expect(dialog.getByText(/^tomt\.jpg ·/)).toBeVisible();
  await checked('the photo');
  await next('Oppsummering');
  await checked('the summary');
  await dialog.getByRole('button', { name: 'Opprett prosjekt' }).click();
  await page.waitForURL(/\/project\/\d{6}$/);
  const rows: unknown = workspace.world.state.tables['projects'];
  expect((Array.isArray(rows) ? rows : []).at(-1)).toMatchObject({
    title: 'Tilbygg',
    image_url: expect.stringContaining('/image'),
    boligmappa_number: expect.stringContaining('BM-'),
  });
});
