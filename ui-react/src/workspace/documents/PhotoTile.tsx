import type { Photo } from '@felles/core/workspace/statistics';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useNear } from '../../react/use-near.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './PhotoTile.module.css';

interface PhotoTileProps {
  readonly photo: Photo;
  /** Where it is shown large. */
  readonly to: string;
}

/** A photo among others. It is asked for once it is near the window. */
export function PhotoTile({ photo: { document_id: id, title, file_exists: exists }, to }: PhotoTileProps) {
  const documents = useArea('documents');
  const [picture] = useState(() => documents.photo(id));
  const place = useRef<HTMLLIElement>(null);
  const { load } = useObservable(picture.answer$);
  const text = useText();
  useOpen(picture, useNear(place) && exists !== false);
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  const words = title || text('photos.untitled');
  return (
    <li ref={place} className={styles.tile}>
      <span className={styles.frame} aria-busy={load.status === 'loading' || undefined}>
        {url && <img className={styles.picture} src={url} alt="" />}
        {(exists === false || load.status === 'failed') && <Tag type="ERROR">{text('documents.missing')}</Tag>}
      </span>
      <PageLink
        className={`${layout.ellipsis} ${styles.title}`}
        to={to}
        aria-label={text('photos.show', { title: words })}
      >
        {words}
      </PageLink>
    </li>
  );
}
