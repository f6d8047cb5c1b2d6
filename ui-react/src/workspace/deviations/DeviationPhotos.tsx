import type { RecordPhoto } from '@felles/core/workspace/site-work';
import { useText } from '../../i18n/text.ts';
import { useArea } from '../services.ts';
import { PhotoOfRecord, RecordPhotos } from '../site/RecordPhotos.tsx';

interface DeviationPhotosProps {
  readonly photos: readonly (RecordPhoto | null)[];
  readonly title: string;
}

/** [W-SITE-40] The photos of a deviation, the first one large. */
export function DeviationPhotos({ photos, title }: DeviationPhotosProps) {
  const deviations = useArea('deviations');
  const text = useText();
  const shown = photos.flatMap((photo) => (photo?.document_id ? [photo.document_id] : []));
  if (shown.length === 0) return null;
  const record = text('deviation.record', { title });
  return (
    <RecordPhotos isFirstLarge label={text('deviation.photos')}>
      {shown.map((id, at) => (
        <PhotoOfRecord
          key={id}
          make={() => deviations.photo(id)}
          words={text('photos.oneOf', { at: at + 1, count: shown.length, record })}
        />
      ))}
    </RecordPhotos>
  );
}
