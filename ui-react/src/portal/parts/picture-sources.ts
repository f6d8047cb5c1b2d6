import type { Background } from '@felles/core/portal/center';

/** Where a picture is, in the sizes that there are of it, as an image asks for it. */
export function sourcesOf(picture: Background) {
  if (picture.kind === 'own') return { src: picture.url };
  const base = `/assets/splash/splash-${picture.number}`;
  return { src: `${base}.webp`, srcSet: `${base}-960.webp 960w, ${base}.webp 1920w`, sizes: '100vw' };
}
