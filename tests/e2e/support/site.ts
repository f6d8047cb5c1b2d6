import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The portal as it was built. */
export const BUILT_SITE = join(ROOT, 'ui-react/dist-app');

/** The files that are made of it, and built beside it, before the first test. */
export const SITES = join(ROOT, '.felles/sites');

/**
 * The portal as it was built, but with small pictures behind its pages. A page whose picture is as large as the window
 * costs a seventh more to draw, and few tests are about what is on it.
 */
export const PLAIN_SITE = join(SITES, 'plain');

/** The pages of other frontends, which know the packed libraries and nothing else of this repository. */
export const REUSE_SITE = join(SITES, 'reuse');

const PICTURES = 'assets/splash';

/** Sixteen pixels by ten. */
const SMALL_PICTURE = Buffer.from(
  'UklGRlAAAABXRUJQVlA4IEQAAADQAQCdASoQAAoABABoJQAAT+Qa6Y88AAD+40tjAwdZWMQhaeJjWPfzV5rd5mQjMytVIimGIZmC8I4xkoTT7k9L8AAAAA==',
  'base64',
);

export async function makePlainSite(): Promise<void> {
  await rm(PLAIN_SITE, { recursive: true, force: true });
  await cp(BUILT_SITE, PLAIN_SITE, { recursive: true });
  const pictures = await readdir(join(PLAIN_SITE, PICTURES));
  await Promise.all(pictures.map((name) => writeFile(join(PLAIN_SITE, PICTURES, name), SMALL_PICTURE)));
}
