import type { Background as Picture } from '@felles/core/portal';
import { useState } from 'react';
import styles from './Background.module.css';

interface BackgroundProps {
  readonly picture: Picture;
  /** Blurred and dark behind a form or a table; sharp on the start page. */
  readonly quiet: boolean;
}

/** The full-page photograph behind everything, with a scrim that keeps text on it readable whatever it shows. */
export function Background({ picture, quiet }: BackgroundProps) {
  const [missing, setMissing] = useState<Picture | null>(null);
  const shown = missing === picture ? INSTEAD : picture;
  return (
    <div className={quiet ? `${styles.background} ${styles.quiet}` : styles.background}>
      <img
        key={JSON.stringify(shown)}
        {...sources(shown)}
        onError={() => setMissing(picture)}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    </div>
  );
}

/** Stands in for a picture of the center's that does not come. */
const INSTEAD: Picture = { kind: 'default', number: 0 };

function sources(picture: Picture) {
  if (picture.kind === 'own') return { src: picture.url };
  const base = `/assets/splash/splash-${picture.number}`;
  return { src: `${base}.webp`, srcSet: `${base}-960.webp 960w, ${base}.webp 1920w`, sizes: '100vw' };
}
