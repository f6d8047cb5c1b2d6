// In a browser: only it has a camera (here Chromium's own picture that moves), decodes photos, draws them in a worker
// under the policy of the workspace, and holds the addresses of pictures in memory.
import type { Page } from 'playwright/test';
import { SECRET, withExif } from '../../support/photos.ts';
import { expectNoBarriersAt } from '../support/axe.ts';
import { smallTargetsOn } from '../support/small-targets.ts';
import { makeWide } from '../support/window.ts';
import { expect, test } from './workspace-kit.ts';

const SENT = { name: 'Sendes' } as const;
const sent = (page: Page) => page.getByRole('list', SENT).getByRole('listitem');

/** A picture of four colours, of that size: red and green above blue and white. */
const drawn = (page: Page, width: number, height: number, type: string): Promise<string> =>
  page.evaluate(
    ([across, down, as]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const pen = canvas.getContext('2d');
      for (const [at, colour] of ['red', 'lime', 'blue', 'white'].entries()) {
        if (pen === null) continue;
        pen.fillStyle = colour;
        pen.fillRect((at % 2) * (across / 2), Math.floor(at / 2) * (down / 2), across / 2, down / 2);
      }
      return canvas.toDataURL(as).split(',')[1] ?? '';
    },
    [width, height, type] as const,
  );

/** The files that would be sent: the size of each, its four colours, and its bytes as text. */
const filesOf = (page: Page) =>
  page.getByRole('list', SENT).evaluate(async (list) =>
    Promise.all(
      [...list.querySelectorAll<HTMLElement>('li')].map(async (item) => {
        const blob = await (await fetch(item.dataset['url'] ?? '')).blob();
        const image = await createImageBitmap(blob, { imageOrientation: 'none' });
        const { width, height } = image;
        const canvas = new OffscreenCanvas(width, height);
        const pen = canvas.getContext('2d', { willReadFrequently: true });
        pen?.drawImage(image, 0, 0);
        const quarters = [
          [0.25, 0.25],
          [0.75, 0.25],
          [0.25, 0.75],
          [0.75, 0.75],
        ] as const;
        const colours = quarters.map(([x, y]) =>
          [...(pen?.getImageData(Math.floor(width * x), Math.floor(height * y), 1, 1).data ?? [])]
            .slice(0, 3)
            .map((value) => (value > 127 ? 1 : 0))
            .join(''),
        );
        const bytes = new Uint8Array(await blob.arrayBuffer());
        return { name: item.textContent, width, height, colours, text: new TextDecoder('latin1').decode(bytes) };
      }),
    ),
  );

const [RED, GREEN, BLUE, WHITE] = ['100', '010', '001', '111'];
/** By orientation: the colours of a picture whose stored pixels are red and green above blue and white, once it is upright. */
const UPRIGHT = [
  [RED, GREEN, BLUE, WHITE],
  [GREEN, RED, WHITE, BLUE],
  [WHITE, BLUE, GREEN, RED],
  [BLUE, WHITE, RED, GREEN],
  [RED, BLUE, GREEN, WHITE],
  [BLUE, RED, WHITE, GREEN],
  [WHITE, GREEN, BLUE, RED],
  [GREEN, WHITE, RED, BLUE],
] as const;

test('[W-SITE-36] [W-SITE-37] photos of every orientation are sent upright, clean and at most 2,560 px', async ({
  page,
  openKit,
}) => {
  await openKit('photos');
  const jpeg = Buffer.from(await drawn(page, 3_000, 1_000, 'image/jpeg'), 'base64');
  const photos = UPRIGHT.map((_, at) => ({
    name: `IMG_${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(withExif(jpeg, at + 1)),
  }));
  const png = Buffer.from(await drawn(page, 40, 20, 'image/png'), 'base64');
  const webp = Buffer.from(await drawn(page, 40, 20, 'image/webp'), 'base64');
  const field = page.getByLabel('Velg fra bilder');
  await field.setInputFiles([
    ...photos,
    { name: 'a.png', mimeType: 'image/png', buffer: png },
    // The gallery of a phone may give names without an ending.
    { name: 'image:1042', mimeType: '', buffer: webp },
    { name: 'IMG.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') },
  ]);
  await expect(sent(page)).toHaveCount(10);
  const files = await filesOf(page);
  for (const [at, colours] of UPRIGHT.entries()) {
    const { text, ...file } = files[at] ?? { text: SECRET };
    const [width, height] = at < 4 ? [2_560, 853] : [853, 2_560];
    expect(file).toEqual({ name: `avvik-2026-11-29-${at + 1}.jpg`, width, height, colours });
    expect(text).not.toMatch(/GPS|Exif/);
  }
  expect(files.slice(8).map(({ colours, width }) => ({ colours, width }))).toEqual([
    { colours: UPRIGHT[0], width: 40 },
    { colours: UPRIGHT[0], width: 40 },
  ]);
  // This browser cannot draw HEIC.
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Bilde 11 kunne ikke renses for skjulte opplysninger, og er ikke sendt.');
  await problem.getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(problem).toBeHidden();
});

test('[W-SITE-36] [W-SITE-40] the camera in the page gives a photo for each press, and ends with its form', {
  tag: '@camera',
}, async ({ page, context, openKit }) => {
  await context.grantPermissions(['camera']);
  await page.addInitScript(() => {
    const made = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      made.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      made.delete(url);
      revokeObjectURL(url);
    };
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const streams: MediaStream[] = [];
    devices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      streams.push(stream);
      return stream;
    };
    Reflect.set(window, 'left', () => ({
      urls: made.size,
      cameras: streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live').length,
    }));
  });
  const left = () => page.evaluate<{ urls: number; cameras: number }>('left()');
  await makeWide(page, 390);
  await openKit('photos');
  const shutter = page.getByRole('button', { name: 'Ta bilde' });
  const finder = page.getByRole('group', { name: 'Kamera' });
  await expect(finder.getByText('Hvert trykk er ett bilde')).toBeVisible();
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0);
  expect(await shutter.evaluate((button) => button.clientWidth)).toBe(72);
  await shutter.click();
  await shutter.click();
  await expect(finder.getByText('2 bilder')).toBeVisible();
  await expect(sent(page)).toHaveText(['avvik-2026-11-29-1.jpg', 'avvik-2026-11-29-2.jpg']);
  const [first] = await filesOf(page);
  expect(Math.max(first?.width ?? 0, first?.height ?? 0)).toBeLessThanOrEqual(2_560);
  await expectNoBarriersAt(page, 390);
  expect(await smallTargetsOn(page)).toEqual([]);

  // The keyboard of a phone takes the place of the finder.
  await page.getByLabel('Hva er galt?').fill('Rekkverk mangler');
  await expect(finder).toBeHidden();
  expect((await left()).cameras).toBe(0);
  await expect(page.getByRole('img', { name: 'Bilde 2 av 2, avvik: Rekkverk mangler' })).toBeVisible();
  await page.getByRole('button', { name: 'Ta flere bilder' }).click();
  await expect(finder).toBeVisible();
  await expect.poll(async () => (await left()).cameras).toBe(1);

  await page.getByRole('button', { name: 'Fjern bilde 1' }).click();
  await expect(sent(page)).toHaveText(['avvik-2026-11-29-2.jpg']);
  await page.getByRole('button', { name: 'Lukk', exact: true }).click();
  // The page still shows the file that would be sent.
  await expect.poll(left).toEqual({ urls: 1, cameras: 0 });
});

test('[W-SITE-36] the phone’s own camera is offered, with the reason, where the page may use none', async ({
  page,
  openKit,
}) => {
  await makeWide(page, 390);
  await openKit('photos');
  await expect(page.getByText('Siden får ikke bruke kameraet. Bruk telefonens eget')).toBeVisible();
  await expect(page.getByLabel('Ta bilde')).toHaveAttribute('capture', 'environment');
  await expect(page.getByLabel('Velg fra bilder')).toHaveAttribute('multiple');
  await expectNoBarriersAt(page, 390);
  expect(await smallTargetsOn(page)).toEqual([]);
});
