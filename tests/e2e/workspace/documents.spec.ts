// In a browser: a file goes by the browser's own request in parts that only it writes, its picture is drawn under the
// page's policy, and what is cut or out of reach shows in a window of its own width.

import { SECRET, withExif, withLitter } from '../../support/photos.ts';
import { JOURNEY_WIDTHS } from '../support/widths.ts';
import { expectFits } from '../support/window.ts';
import { expect, test } from '../support/workspace.ts';

/** A picture of one point. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** A photo that the browser has drawn, 40 points wide and 20 high, as a camera and as a careless program write one. */
const PHOTOS = {
  'as a camera writes it': { spoilt: (photo: Uint8Array) => withExif(photo, 6), size: [20, 40] },
  // Browsers pass over what stands between the parts; here they can no longer be told apart.
  'drawn anew, as its parts cannot be told apart': { spoilt: withLitter, size: [40, 20] },
} as const;

for (const width of JOURNEY_WIDTHS) {
  test(`takes a file, shows it and finds it again in a window of ${width} pixels`, async ({ page, workspace }) => {
    await page.setViewportSize({ width, height: 900 });
    await workspace.open('/x/-/project/1001/documents');
    await expect(page.getByText('65 dokumenter')).toBeVisible();
    await expectFits(page);
    if (width < 900) await page.getByRole('button', { name: 'Mapper' }).click();
    await page.getByRole('treeitem', { name: /06 Bilder/ }).click();
    await page
      .getByLabel('Velg filer')
      .setInputFiles({ name: 'Nytt vindu.gif', mimeType: 'image/gif', buffer: PICTURE });
    await page.getByRole('link', { name: /Nytt vindu/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nytt vindu' })).toBeVisible();
    const picture = page.getByRole('img', { name: 'Nytt vindu.gif' });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Last ned' }).click();
    expect((await file).suggestedFilename()).toBe('Nytt vindu.gif');
    await expectFits(page);
    const full = page.getByRole('button', { name: 'Full skjerm' });
    await full.click();
    await expect(page.getByRole('dialog', { name: 'Nytt vindu.gif' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(full).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('table', { name: 'Dokumenter' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('folder')).not.toBeNull();

    await page.getByRole('link', { name: 'Bilder', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Vis bildet Nytt vindu' })).toBeVisible();
    await expectFits(page);

    await test.step('sends a photo turned as it was taken, and without its place', async () => {
      const drawn = await page.evaluate(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 40;
        canvas.height = 20;
        return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
      });
      for (const [how, { spoilt, size }] of Object.entries(PHOTOS))
        await test.step(how, async () => {
          const buffer = Buffer.from(spoilt(Buffer.from(drawn, 'base64')));
          expect(buffer.toString('latin1')).toContain(SECRET);
          const answered = page.waitForResponse((response) => response.request().method() === 'POST');
          await page.getByLabel('Velg filer').setInputFiles({ name: `Ute ${how}.jpg`, mimeType: 'image/jpeg', buffer });
          await answered;
          await page.getByRole('link', { name: `Vis bildet Ute ${how}` }).click();
          const picture = page.getByRole('dialog').getByRole('img', { name: `Ute ${how}` });
          await expect
            .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
            .toEqual(size);
          const bytes = await picture.evaluate(async (img: HTMLImageElement) => [
            ...new Uint8Array(await (await fetch(img.src)).arrayBuffer()),
          ]);
          expect(Buffer.from(bytes).toString('latin1')).not.toContain(SECRET);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        });
    });
  });
}

test('shows a PDF in a frame that runs nothing @viewer', async ({ page, workspace }) => {
  await workspace.open('/x/-/document/100100');
  await expect(page.locator('iframe[title="Kontrakt NS 8417.pdf"]')).toHaveAttribute('sandbox', '');
});
