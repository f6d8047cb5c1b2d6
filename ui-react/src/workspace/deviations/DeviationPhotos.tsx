import '../../i18n/catalogs/site-photos.ts';

import { type Deviation, type PhotoSource, photosOfDeviation } from '@felles/core/workspace/deviations';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../../kit/Icon.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';
import { PhotoOfRecord, RecordPhotos, usePhoto } from '../site/RecordPhotos.tsx';
import styles from './deviations.module.css';

interface DeviationPhotosProps {
  readonly deviation: Deviation;
}

const keyOf = (source: PhotoSource): string => ('document' in source ? source.document : `${source.key} ${source.at}`);

function usePhotos(deviation: Deviation): readonly PhotoSource[] {
  const { outbox } = useArea('deviations');
  return photosOfDeviation(deviation, useObservable(outbox.entries$));
}

/** [W-SITE-40] The photos of a deviation, the first one large. */
export function DeviationPhotos({ deviation }: DeviationPhotosProps) {
  const deviations = useArea('deviations');
  const shown = usePhotos(deviation);
  const text = useText();
  if (shown.length === 0) return null;
  const record = text('deviation.record', { title: deviation.title ?? '' });
  return (
    <RecordPhotos isFirstLarge label={text('deviation.photos')}>
      {shown.map((source, at) => (
        <PhotoOfRecord
          key={keyOf(source)}
          make={() => deviations.photo(source)}
          words={text('photos.oneOf', { at: at + 1, count: shown.length, record })}
        />
      ))}
    </RecordPhotos>
  );
}

/** The first photo of a deviation, small beside its title; a sign where there is none. */
export function DeviationThumb({ deviation }: DeviationPhotosProps) {
  const [first] = usePhotos(deviation);
  if (first !== undefined) return <Thumb key={keyOf(first)} source={first} />;
  return (
    <span className={styles.thumb}>
      <Shape path={CAMERA} />
    </span>
  );
}

function Thumb({ source }: { readonly source: PhotoSource }) {
  const deviations = useArea('deviations');
  const place = useRef<HTMLSpanElement>(null);
  const { url } = usePhoto(place, () => deviations.photo(source));
  return (
    <span ref={place} className={styles.thumb}>
      {url && <img src={url} alt="" decoding="async" />}
    </span>
  );
}
