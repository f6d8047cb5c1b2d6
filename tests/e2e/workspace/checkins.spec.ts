// In a browser: what is cut or out of reach in a window of a phone or a desk, what is told over the browser's own socket, and
// that what is shown looks old once the browser has no network.
import { expectNoBarriers } from '../support/axe.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, hears, test } from '../support/workspace.ts';

/** A date of birth in its parts. */
const BORN = [
  ['År', '1980'],
  ['Måned', '2'],
  ['Dag', '29'],
] as const;

const CHANNEL = 'project.1001.checkins';

for (const width of JOURNEY_WIDTHS) {
  test(`[W-CHECKIN-01] says who is on the site, live and with its age, in a window of ${width} pixels`, async ({
    page,
    workspace,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open('/x/-/checkin');
    await page.getByRole('searchbox').fill('2600');
    await expectFits(page);
    await page.getByRole('table', { name: 'Prosjekter' }).getByRole('link').click();

    const rows = page.getByRole('button', { name: /^Sjekk ut / });
    await expect(rows).toHaveCount(8);
    await expect(page.getByText(/^Oppdatert kl/)).toHaveCount(0);
    await expectFits(page);
    await hears(workspace, CHANNEL);
    const nina = { id: 77, projectId: 1001, firstName: 'Nina', lastName: 'Vik', guest: true, checkedOut: false };
    await workspace.live('publish', { channel: CHANNEL, event: 'checkin.created', data: nina });
    await expect(rows).toHaveCount(9);
    await workspace.live('publish', {
      channel: CHANNEL,
      event: 'checkin.checkedout',
      data: { ...nina, checkedOut: true },
    });
    await expect(rows).toHaveCount(8);

    await page.getByRole('button', { name: 'Registrer gjest' }).click();
    const panel = page.getByRole('dialog', { name: 'Registrer gjest' });
    await panel.getByLabel('Fornavn').fill('Arne');
    await panel.getByLabel('Etternavn').fill('Holmen');
    await panel.getByRole('textbox', { name: 'Firma' }).fill('Privat');
    for (const [part, chosen] of BORN) await panel.getByRole('combobox', { name: part }).selectOption(chosen);
    await expectNoBarriers(page, 'the form of a guest');
    await panel.getByRole('button', { name: 'Lagre' }).click();
    await expect(rows).toHaveCount(9);
    const out = page.getByRole('button', { name: 'Sjekk ut Arne Holmen' });
    expect((await out.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(width < 700 ? 44 : 28);
    await out.click();
    await page.getByRole('button', { name: 'Ja' }).click();
    await expect(rows).toHaveCount(8);

    await context.setOffline(true);
    await expect(page.getByText(/^Oppdatert kl\. \d\d:\d\d\.$/)).toBeVisible();
    await expectNoBarriers(page, 'what is old');
    await expectFits(page);
  });
}
