import type { RecordPhoto } from '@felles/core/workspace/site-work';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useNear } from '../../react/use-near.ts';
import { useObjectUrl } from '../../react/use-object-url.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';
import styles from './deviations.module.css';

interface DeviationPhotosProps {
  readonly photos: readonly (RecordPhoto | null)[];
  readonly title: string;
}

/** [W-SITE-40] The photos of a deviation, the first one large. */
export function DeviationPhotos({ photos, title }: DeviationPhotosProps) {
  const text = useText();
  const shown = photos.flatMap((photo) => (photo?.document_id ? [photo.document_id] : []));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={text('deviation.photos')}>
      {shown.map((id, at) => (
        <Photo
          key={id}
          id={id}
          words={text('photos.oneOf', {
            at: at + 1,
            count: shown.length,
            record: text('deviation.record', { title }),
          })}
        />
      ))}
    </ul>
  );
}

/** A photo is asked for once it is near the window. */
function Photo({ id, words }: { readonly id: string; readonly words: string }) {
  const deviations = useArea('deviations');
  const [picture] = useState(() => deviations.photo(id));
  const place = useRef<HTMLLIElement>(null);
  const { load } = useObservable(picture.answer$);
  useOpen(picture, useNear(place));
  const url = useObjectUrl(load.status === 'ready' ? load.value : null);
  return (
    <li ref={place} className={styles.photo} aria-busy={load.status === 'loading' || undefined}>
      {url ? <img className={styles.picture} src={url} alt={words} /> : <span className={styles.empty}>{words}</span>}
    </li>
  );
}
