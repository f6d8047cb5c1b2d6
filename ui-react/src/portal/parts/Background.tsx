import type { Background as Picture } from '@felles/core/portal/center';
import { useEffect, useRef, useState } from 'react';
import styles from './Background.module.css';
import { sourcesOf } from './picture-sources.ts';

interface BackgroundProps {
  readonly picture: Picture;
  /** Blurred and dark behind a form or a table; sharp on the start page. */
  readonly quiet: boolean;
}

/** The full-page photograph behind everything, with a scrim that keeps text readable on any picture. */
export function Background({ picture, quiet }: BackgroundProps) {
  const [missing, setMissing] = useState<Picture | null>(null);
  const shown = missing === picture ? INSTEAD : picture;
  const image = useRef<HTMLImageElement>(null);
  // The picture may have failed before React listened to it.
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0) setMissing(picture);
  }, [picture]);
  return (
    <div className={quiet ? `${styles.background} ${styles.quiet}` : styles.background}>
      <img
        ref={image}
        key={JSON.stringify(shown)}
        {...sourcesOf(shown)}
        onError={() => setMissing(picture)}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
    </div>
  );
}

/** Replaces a picture of the center that does not load. */
const INSTEAD: Picture = { kind: 'default', number: 0 };
