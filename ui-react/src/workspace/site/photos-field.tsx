import '../../i18n/catalogs/site-photos.ts';

import { isoDate } from '@felles/core';
import type { PhotosDraft } from '@felles/core/workspace/site-work';
import { useRef } from 'react';
import type { Text } from '../../i18n/texts.ts';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import { useToday } from '../../react/use-clock.ts';
import { PhotoField } from './PhotoField.tsx';
import { usePressAgain } from './use-press-again.ts';

interface PhotosProps extends DrawnField<PhotosDraft> {
  readonly title: string;
  readonly saved?: number;
  readonly isCameraFirst?: boolean;
}

function Photos({ title, saved = 0, isCameraFirst = false, value, error, onChange }: PhotosProps) {
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  usePressAgain(place, value.isPreparing);
  return (
    <div ref={place} aria-invalid={error ? true : undefined}>
      <PhotoField
        photos={value.files}
        saved={saved}
        day={isoDate(today)}
        record={title}
        isCameraFirst={isCameraFirst}
        onChange={(files, isPreparing) => onChange({ files, isPreparing })}
      />
      {error}
    </div>
  );
}

/** The field for the photos of a form. */
export const photosField = (text: Text, more: Pick<PhotosProps, 'title' | 'saved' | 'isCameraFirst'>) =>
  ({
    kind: 'own',
    name: 'photos',
    label: text('photos.list'),
    draw: (field: DrawnField<PhotosDraft>) => <Photos {...field} {...more} />,
    words: ({ files }: PhotosDraft) => (files.length === 0 ? '' : String(files.length)),
  }) as const;
