import '../../i18n/catalogs/site-photos.ts';

import type { OutboxList, OutboxThing, SentEntry, UnsentEntry } from '@felles/core/workspace/outboxes';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import progress from '../../kit/parts/Progress.module.css';
import { RETRY } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { PhotoOfRecord, RecordPhotos } from '../site/RecordPhotos.tsx';
import { refusalIn } from '../site/refusal-words.ts';
import styles from './outbox.module.css';

/** The acts on an entry of the outbox. */
export interface OutboxActs extends Pick<OutboxList, 'photo' | 'sentBytes'> {
  readonly onRetry: (entry: UnsentEntry) => void;
  /** Asks first; with the place of the photo among those of its record, from 1. */
  readonly onDrop: (entry: UnsentEntry, photo: number | null) => void;
}

interface OutboxPhotosProps {
  readonly thing: OutboxThing<UnsentEntry | SentEntry>;
  readonly acts: OutboxActs;
}

/** [W-SITE-40] The photos of a record that are not sent, each with its own progress and its own failure. */
export function OutboxPhotos({ thing: { entry, photos }, acts }: OutboxPhotosProps) {
  const text = useText();
  const count = photos.length;
  const sent = photos.filter((photo) => 'sentAt' in photo).length;
  const unsent = photos.flatMap((photo, at) => ('state' in photo ? [{ photo, at: at + 1 }] : []));
  const nameOf = (at: number): string => text('photos.oneOf', { at, count, record: entry.title });
  return (
    <>
      <RecordPhotos isSmall label={text('photos.list')}>
        {sent > 0 && (
          <li className={styles.sent}>
            <Icon name="check" />
            {text('outbox.photo.sent', { count: sent })}
          </li>
        )}
        {unsent.map(({ photo, at }) => (
          <PhotoOfRecord key={photo.key} make={() => acts.photo(photo)} words={nameOf(at)}>
            <Stand photo={photo} name={nameOf(at)} acts={acts} />
          </PhotoOfRecord>
        ))}
      </RecordPhotos>
      {unsent.map(
        ({ photo, at }) =>
          photo.refusal && (
            <div key={photo.key} className={styles.acts}>
              <p className={styles.words}>
                {text('photos.one', { at, count })}: {refusalIn(text, photo.refusal, photo.record?.area ?? null)}
              </p>
              <Button small aria-label={`${text('photos.retry')}: ${nameOf(at)}`} onClick={() => acts.onRetry(photo)}>
                <Shape path={RETRY} />
                {text('photos.retry')}
              </Button>
              <Button
                small
                kind="ghost"
                aria-label={`${text('photos.removeThis')}: ${nameOf(at)}`}
                onClick={() => acts.onDrop(photo, at)}
              >
                {text('photos.removeThis')}
              </Button>
            </div>
          ),
      )}
    </>
  );
}

interface StandProps {
  readonly photo: UnsentEntry;
  readonly name: string;
  readonly acts: OutboxActs;
}

/** The state of a photo in a word, or how much of it is sent. */
function Stand({ photo: { source, key, state, isUnreached, size }, name, acts }: StandProps) {
  const sent = useObservable(acts.sentBytes(source)).get(key) ?? 0;
  const text = useText();
  if (state !== 'sending')
    return (
      <span className={styles.stand} data-state={state}>
        {state === 'failed' && <Icon name="alert" />}
        {text(isUnreached ? 'outbox.photo.waiting' : `outbox.photo.${state}`)}
      </span>
    );
  const percent = size === 0 ? 0 : Math.min(100, Math.round((100 * sent) / size));
  return (
    <>
      <progress className={progress.bar} value={percent} max={100} aria-label={name} />
      <span className={styles.stand}>{text('outbox.photo.percent', { percent })}</span>
    </>
  );
}
