import '../../i18n/catalogs/site-photos.ts';

import type { Checkpoint, PendingPhoto } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { useArea } from '../services.ts';
import { PhotoOfRecord, RecordPhotos } from '../site/RecordPhotos.tsx';
import { refusalIn } from '../site/refusal-words.ts';
import styles from './checklists.module.css';
import { photosOfPoint, type Writing } from './use-checklist.ts';

interface PointPhotosProps {
  readonly point: Checkpoint;
  readonly writing: Writing;
}

/** [W-SITE-40] The photos of a point: those of the service, then those on their way. */
export function PointPhotos({ point, writing }: PointPhotosProps) {
  const checklists = useArea('checklists');
  const text = useText();
  const shown = photosOfPoint(point);
  const pending = writing.photosOf(point);
  const count = shown.length + pending.length;
  if (count === 0) return null;
  const record = text('checklists.record', { title: point.title ?? '' });
  const wordsAt = (at: number) => text('photos.oneOf', { at: at + 1, count, record });
  return (
    <RecordPhotos label={text('photos.list')}>
      {shown.map((id, at) => (
        <PhotoOfRecord key={id} make={() => checklists.photo(id)} words={wordsAt(at)} />
      ))}
      {pending.map((photo, at) => (
        <PhotoOfRecord key={photo.key} make={() => writing.pendingPhoto(photo.key)} words={wordsAt(shown.length + at)}>
          <PhotoState photo={photo} at={shown.length + at + 1} title={point.title ?? ''} writing={writing} />
        </PhotoOfRecord>
      ))}
    </RecordPhotos>
  );
}

interface PhotoStateProps {
  readonly photo: PendingPhoto;
  /** Its place among the photos of its point, from 1. */
  readonly at: number;
  readonly title: string;
  readonly writing: Writing;
}

/** The state of a photo, and the buttons of one that was not taken. */
function PhotoState({ photo: { key, state, refusal, size }, at, title, writing }: PhotoStateProps) {
  const [isAsked, setAsked] = useState(false);
  const sent = useObservable(writing.progress$).get(key) ?? 0;
  const text = useText();
  const percent = size === 0 ? 0 : Math.min(100, Math.round((100 * sent) / size));
  return (
    <>
      <span className={styles.by} data-state={state}>
        {state === 'sending' ? text('checklists.photoSent', { percent }) : text(`checklists.state.${state}`)}
      </span>
      {refusal && (
        <>
          <span>{refusalIn(text, refusal, 'checklist')}</span>
          <Button small onClick={() => writing.retry(key)}>
            {text('checklists.again')}
          </Button>
        </>
      )}
      {(state === 'failed' || state === 'waiting') && (
        <Button small kind="ghost" onClick={() => setAsked(true)}>
          {text('checklists.discard')}
        </Button>
      )}
      {isAsked && (
        <DropQuestion
          entry={{ kind: 'checkpointPhoto', title, files: 1 }}
          photo={at}
          onDrop={() => writing.drop(key)}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
