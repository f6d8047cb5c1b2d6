import { recordOf } from '@felles/core/internal/workspace/deviations/changes';
import { photosOfRecord } from '@felles/core/internal/workspace/site-work/comments';
import type { Deviation } from '@felles/core/workspace/deviations';
import type { PhotoSource } from '@felles/core/workspace/site-work';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import { keyOfPhoto, PhotoList, usePhoto } from '../site/RecordPhotos.tsx';
import styles from './deviations.module.css';

interface DeviationPhotosProps {
  readonly deviation: Deviation;
}

function usePhotos(deviation: Deviation): readonly PhotoSource[] {
  const { outbox } = useArea('deviations');
  return photosOfRecord(recordOf(deviation), deviation.photos, useObservable(outbox.entries$));
}

/** [W-SITE-40] The photos of a deviation, the first one large. */
export function DeviationPhotos({ deviation }: DeviationPhotosProps) {
  const deviations = useArea('deviations');
  const text = useText();
  return (
    <PhotoList
      isFirstLarge
      sources={usePhotos(deviation)}
      ask={deviations.photo}
      record={text('deviation.record', { title: deviation.title ?? '' })}
    />
  );
}

/** The first photo of a deviation, small beside its title; a sign where there is none. */
export function DeviationThumb({ deviation }: DeviationPhotosProps) {
  const [first] = usePhotos(deviation);
  const [shown, setShown] = useState(first);
  // A photo that was just sent stays in sight until the service's own picture of it is there.
  const sources = new Map([shown, first].flatMap((source) => (source && first ? [[keyOfPhoto(source), source]] : [])));
  return (
    <span className={styles.thumb}>
      {first === undefined && <Shape path={CAMERA} />}
      {[...sources].map(([key, source]) => (
        <Thumb key={key} source={source} onLoad={() => setShown(source)} />
      ))}
    </span>
  );
}

interface ThumbProps {
  readonly source: PhotoSource;
  readonly onLoad: () => void;
}

function Thumb({ source, onLoad }: ThumbProps) {
  const deviations = useArea('deviations');
  const place = useRef<HTMLSpanElement>(null);
  const { url } = usePhoto(place, () => deviations.photo(source));
  return <span ref={place}>{url && <img src={url} alt="" decoding="async" onLoad={onLoad} />}</span>;
}
