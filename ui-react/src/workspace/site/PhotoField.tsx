import '../../i18n/catalogs/site-photos.ts';

import type { NamedFile } from '@felles/core';
import { createSitePhotos } from '@felles/core/internal/workspace/site-photos/store';
import type { SitePhotoMessage } from '@felles/core/workspace/site-photos';
import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { openPhotoDesk } from '../../browser/photo-desk.ts';
import worker from '../../browser/photo-worker.ts?worker&url';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { Finder } from './Finder.tsx';
import styles from './PhotoField.module.css';
import { PhotoPicker } from './PhotoPicker.tsx';
import { PhotoProblems, PhotoThumbs } from './PhotoThumbs.tsx';

interface PhotoFieldProps {
  /** Photos that a draft has from before; read once. */
  readonly photos: readonly NamedFile[];
  /** The photos that can be saved, and whether more are being prepared: a form waits for those. */
  readonly onChange: (photos: readonly NamedFile[], isPreparing: boolean) => void;
  /** The record's day as the wire has it, for the names of the files. */
  readonly day: string;
  /** How many photos the record has at the service. */
  readonly saved?: number;
  /** The record in words, such as "avvik: Rekkverk mangler"; empty while it has none. */
  readonly record: string;
  /** On a phone, the camera is on from the start. */
  readonly isCameraFirst?: boolean;
  /** The camera has taken a photo. */
  readonly onTaken?: () => void;
}

/** [W-SITE-36] [W-SITE-40] Photos for a record: from the camera in the page, or chosen. */
export function PhotoField({
  photos,
  onChange,
  day,
  saved = 0,
  record,
  isCameraFirst = false,
  onTaken,
}: PhotoFieldProps) {
  const [desk] = useState(() => openPhotoDesk(worker));
  const [store] = useState(() => createSitePhotos<Blob>({ ready: photos, saved, day, prepare: desk.prepare }));
  const isPhone = useMedia('(width <= 700px)');
  const [isOpen, setOpen] = useState(isCameraFirst && isPhone);
  const [cameraProblem, setCameraProblem] = useState<SitePhotoMessage | null>(null);
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const view = useObservable(store.view$);
  const { ready, isPreparing, room, problem } = view;
  useEffect(() => desk.close, [desk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form hears of photos, not of itself being drawn anew
  useEffect(() => onChange(ready, isPreparing), [ready, isPreparing]);
  useTyping(place, isOpen && isPhone, () => setOpen(false));
  const isFinding = isOpen && room > 0 && cameraProblem === null;
  const opens = () => {
    setCameraProblem(null);
    setOpen(true);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place to drop things in every browser
    <div ref={place} className={styles.field} role="group" aria-label={text('photos.list')} {...dropping(store.add)}>
      {isFinding && (
        <Finder
          count={view.photos.length}
          onPhoto={(photo) => {
            store.add([photo]);
            onTaken?.();
          }}
          onPick={store.add}
          onProblem={setCameraProblem}
          onClose={() => setOpen(false)}
        />
      )}
      <div role="status">
        {cameraProblem && (
          <FormNote tone="warn" icon={<Icon name="alert" />}>
            <MessageText message={cameraProblem} />
          </FormNote>
        )}
        {problem && (
          <FormNote tone="warn" icon={<Icon name="alert" />}>
            <MessageText message={problem} />
          </FormNote>
        )}
        {room === 0 && <p className={styles.hint}>{text('photos.full', { count: view.photos.length + saved })}</p>}
      </div>
      {!isFinding && room > 0 && (
        <div className={styles.ways}>
          {cameraProblem === null && (
            <Button onClick={opens}>{text(view.photos.length > 0 ? 'photos.more' : 'photos.open')}</Button>
          )}
          {cameraProblem !== null && <PhotoPicker name={text('photos.take')} isCamera onPick={store.add} />}
          <PhotoPicker name={text('photos.choose')} onPick={store.add} />
          <span className={styles.drop}>{text('photos.drop')}</span>
        </div>
      )}
      <PhotoThumbs photos={view.photos} record={record} onRemove={store.remove} />
      <PhotoProblems photos={view.photos} onRetry={store.retry} onRemove={store.remove} />
    </div>
  );
}

/** Photos may be dropped on the whole field. */
const dropping = (add: (photos: readonly Blob[]) => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop(event: DragEvent) {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  },
});

/** The finder goes while the user types, as the keyboard of a phone takes its place. */
function useTyping(place: RefObject<HTMLElement | null>, isWatched: boolean, typing: () => void): void {
  const latest = useRef(typing);
  latest.current = typing;
  useEffect(() => {
    const form = isWatched ? place.current?.closest('form, dialog') : null;
    const look = ({ target }: Event) => {
      const isText = target instanceof Element && target.matches('textarea, input:not([type="file"], [type="radio"])');
      if (isText) latest.current();
    };
    form?.addEventListener('focusin', look);
    return () => form?.removeEventListener('focusin', look);
  }, [place, isWatched]);
}
