import type { Photo } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { PhotoPreview } from './FilePreview.tsx';
import styles from './PhotoView.module.css';

interface PhotoViewProps {
  readonly photos: readonly Photo[];
  /** The one that is shown first. */
  readonly first: string;
}

/** One photo in full, with the way to those beside it. */
export function PhotoView({ photos, first }: PhotoViewProps) {
  const [id, show] = useState(first);
  const text = useText();
  const at = photos.findIndex(({ document_id: other }) => other === id);
  const photo = photos[at];
  if (!photo) return <StateNote icon={<Icon name="information" />} title={text('photos.gone')} />;
  const step = (by: 1 | -1) => {
    const next = photos[(at + by + photos.length) % photos.length];
    if (next) show(next.document_id);
  };
  const path = (photo.path ?? []).map(({ node_title: title }) => title).filter(Boolean);
  return (
    <div className={layout.stack3}>
      <h3 className={styles.title}>{photo.title || text('photos.untitled')}</h3>
      {path.length > 0 && <p className={textStyles.quiet}>{path.join(' › ')}</p>}
      <PhotoPreview key={id} id={id} name={photo.title ?? id} />
      {photos.length > 1 && (
        <p className={styles.ways}>
          <Button aria-label={text('photos.previous')} onClick={() => step(-1)}>
            <Icon name="left" />
          </Button>
          <span aria-live="polite">{text('photos.place', { at: at + 1, all: photos.length })}</span>
          <Button aria-label={text('photos.next')} onClick={() => step(1)}>
            <Icon name="right" />
          </Button>
        </p>
      )}
    </div>
  );
}
