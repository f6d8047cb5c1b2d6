import { type CurrentList, recordIn } from '@felles/core/internal/data/list-load';
import type { Photo } from '@felles/core/workspace/statistics';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { PhotoPreview } from './FilePreview.tsx';
import styles from './files.module.css';

interface PhotoViewProps {
  readonly answer: CurrentList<Photo>;
  /** The one that is shown first. */
  readonly first: string;
  readonly again: () => void;
}

/** One photo in full, with the way to those beside it. */
export function PhotoView({ answer, first, again }: PhotoViewProps) {
  const [id, show] = useState(first);
  const text = useText();
  return (
    <LoadedRecord
      load={recordIn(answer, ({ document_id: other }) => other === id)}
      words={{ some: text('photos.some'), all: text('photos.all') }}
      again={again}
      missing={text('photos.gone')}
    >
      {(photo) => (
        <InFull photo={photo} photos={answer.load.status === 'ready' ? answer.load.value : []} onShow={show} />
      )}
    </LoadedRecord>
  );
}

interface InFullProps {
  readonly photo: Photo;
  readonly photos: readonly Photo[];
  readonly onShow: (id: string) => void;
}

function InFull({ photo, photos, onShow }: InFullProps) {
  const text = useText();
  const { document_id: id } = photo;
  const at = photos.indexOf(photo);
  const step = (by: 1 | -1) => {
    const next = photos[(at + by + photos.length) % photos.length];
    if (next) onShow(next.document_id);
  };
  const path = (photo.path ?? []).map(({ node_title: title }) => title).filter(Boolean);
  return (
    <div className={layout.stack3}>
      <h3 className={textStyles.strong}>{photo.title || text('photos.untitled')}</h3>
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
