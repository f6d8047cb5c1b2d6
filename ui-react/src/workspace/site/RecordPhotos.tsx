import '../../i18n/catalogs/site-photos.ts';

import type { FileContent } from '@felles/core';
import type { Query } from '@felles/core/data';
import type { PhotoSource } from '@felles/core/workspace/site-work';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
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

/** The address of a photo, which is asked for once its place is near the window. */
export function usePhoto(place: RefObject<Element | null>, make: PhotoOfRecordProps['make']) {
  const [picture] = useState(make);
  const { load } = useObservable(picture.answer$);
  useOpen(picture, useNear(place));
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  return { url, isLoading: load.status === 'loading' };
}

export function PhotoOfRecord({ make, words, children }: PhotoOfRecordProps) {
  const place = useRef<HTMLLIElement>(null);
  const { url, isLoading } = usePhoto(place, make);
  return (
    <li ref={place} className={styles.item} aria-busy={isLoading || undefined}>
      <span className={styles.photo}>
        {url ? <img className={styles.picture} src={url} alt={words} /> : <span className={styles.empty}>{words}</span>}
      </span>
      {children}
    </li>
  );
}

export const keyOfPhoto = (source: PhotoSource): string =>
  'document' in source ? source.document : `${source.key} ${source.at}`;

interface PhotoListProps {
  readonly sources: readonly PhotoSource[];
  readonly ask: (source: PhotoSource) => Query<string, FileContent>;
  /** Names the record for readers. */
  readonly record: string;
  readonly isFirstLarge?: boolean;
}

/** [W-SITE-40] All photos of a record, also those on their way; nothing without one. */
export function PhotoList({ sources, ask, record, isFirstLarge = false }: PhotoListProps) {
  const text = useText();
  if (sources.length === 0) return null;
  return (
    <RecordPhotos isFirstLarge={isFirstLarge} label={text('photos.list')}>
      {sources.map((source, at) => (
        <PhotoOfRecord
          key={keyOfPhoto(source)}
          make={() => ask(source)}
          words={text('photos.oneOf', { at: at + 1, count: sources.length, record })}
        />
      ))}
    </RecordPhotos>
  );
}
