import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import { type ReactNode, useRef, useState } from 'react';
import { useNear } from '../../react/use-near.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import styles from './RecordPhotos.module.css';

interface RecordPhotosProps {
  readonly label: string;
  readonly isFirstLarge?: boolean;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** [W-SITE-40] The photos of a record, three beside each other. */
export const RecordPhotos = ({ label, isFirstLarge = false, isSmall = false, children }: RecordPhotosProps) => (
  <ul
    className={styles.photos}
    data-large={isFirstLarge || undefined}
    data-small={isSmall || undefined}
    aria-label={label}
  >
    {children}
  </ul>
);

interface PhotoOfRecordProps {
  /** Asks for the file. */
  readonly make: () => Query<string, FileContent>;
  /** For readers who cannot see it. */
  readonly words: string;
  /** Its state, where it is not sent. */
  readonly children?: ReactNode;
}

/** A photo is asked for once it is near the window. */
export function PhotoOfRecord({ make, words, children }: PhotoOfRecordProps) {
  const [picture] = useState(make);
  const place = useRef<HTMLLIElement>(null);
  const { load } = useObservable(picture.answer$);
  useOpen(picture, useNear(place));
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  return (
    <li ref={place} className={styles.item} aria-busy={load.status === 'loading' || undefined}>
      <span className={styles.photo}>
        {url ? <img className={styles.picture} src={url} alt={words} /> : <span className={styles.empty}>{words}</span>}
      </span>
      {children}
    </li>
  );
}
