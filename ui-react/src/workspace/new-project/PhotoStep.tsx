import { LARGEST_UPLOAD, SENDABLE_PHOTOS } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import type { NewProjectStore, NewProjectView } from '@felles/core/workspace/new-project';
import { redraw } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Spinner } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { FileDrop } from '../../kit/parts/FileDrop.tsx';
import { useObjectUrl } from '../../react/use-object-url.ts';
import styles from './NewProject.module.css';

interface PhotoStepProps {
  readonly store: NewProjectStore;
  readonly view: NewProjectView;
}

/** [W-PROJECTS-27] A photo, or none. */
export function PhotoStep({ store, view: { values, photo, isReading, isPhotoLost, problem } }: PhotoStepProps) {
  const text = useText();
  const url = useObjectUrl(photo);
  return (
    <div className={styles.fields}>
      <FileDrop
        isOnePhoto
        label={text('newProject.photoLabel')}
        hint={text('newProject.photoHint', { most: sizeInWords(LARGEST_UPLOAD) })}
        accept={SENDABLE_PHOTOS}
        uploads={[]}
        onStop={store.removePhoto}
        onRetry={store.removePhoto}
        onFiles={([file]) => {
          if (file === undefined) return;
          store.choosePhoto({
            name: file.name,
            size: file.size,
            read: async () => new Uint8Array(await file.arrayBuffer()),
            redraw: () => redraw(file),
          });
        }}
      />
      <div role="alert" className={styles.said}>
        {problem && (
          <FormNote tone="bad" icon={<Icon name="alert" />}>
            <MessageText message={problem} />
          </FormNote>
        )}
        {isPhotoLost && (
          <FormNote tone="warn" icon={<Icon name="alert" />}>
            {text('newProject.photoLost', { name: values.photoName })}
          </FormNote>
        )}
      </div>
      {isReading && (
        <p>
          <Spinner /> {text('newProject.photoReading')}
        </p>
      )}
      {photo && (
        <figure className={styles.photo}>
          {url && <img src={url} alt={text('newProject.photoAlt')} />}
          <figcaption>
            {photo.name} · {sizeInWords(photo.bytes.length)}
          </figcaption>
        </figure>
      )}
      {(photo || isPhotoLost) && (
        <div>
          <Button onClick={store.removePhoto}>{text('newProject.photoRemove')}</Button>
        </div>
      )}
    </div>
  );
}
