import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The portal as it was built. */
export const BUILT_SITE = join(import.meta.dirname, '../../../ui-react/dist-app');

const PICTURES = 'assets/splash';

/** Sixteen pixels by ten. */
const SMALL_PICTURE = Buffer.from(
  'UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoABABoJQAAT+Qa6Y88AAD+40tjAwdZWMQhaeJjWPfzV5rd5mQjMytVIimGIZmC8I4xkoTT7k9L8AAAAA==',
  'base64',
);

/**
 * Hands over the portal as it was built, but with small pictures behind its pages, for as long as it is used. A page
 * whose picture is as large as the window costs a seventh more to draw, and few tests are about what is on it.
 */
export async function useSiteWithSmallPictures(use: (site: string) => Promise<void>): Promise<void> {
  const site = await mkdtemp(join(tmpdir(), 'felles-site-'));
  await cp(BUILT_SITE, site, { recursive: true });
  const pictures = await readdir(join(site, PICTURES));
  await Promise.all(pictures.map((name) => writeFile(join(site, PICTURES, name), SMALL_PICTURE)));
  await use(site);
  await rm(site, { recursive: true });
}
