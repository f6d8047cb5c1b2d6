import '../../i18n/catalogs/site-photos.ts';

import { isoDate, type NamedFile } from '@felles/core';
import type { Checkpoint } from '@felles/core/workspace/checklists';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { Question } from '../../kit/Question.tsx';
import { CAMERA } from '../../kit/shapes.ts';
import { useToday } from '../../react/use-clock.ts';
import { PhotoField } from '../site/PhotoField.tsx';
import { NotStored } from './NotStored.tsx';
import { photosOfPoint, type Writing } from './use-checklist.ts';

interface AddPhotosProps {
  readonly point: Checkpoint;
  readonly writing: Writing;
}

/** [W-SITE-36] Photos for a point, which are saved together. */
export function AddPhotos(props: AddPhotosProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Shape path={CAMERA} />
        {text('checklists.photo')}
      </Button>
      {isOpen && <PhotoWindow {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const NONE = [] as const;

function PhotoWindow({ point, writing, onClose }: AddPhotosProps & { readonly onClose: () => void }) {
  const [photos, setPhotos] = useState<readonly NamedFile[]>(NONE);
  const [isPreparing, setPreparing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const today = useToday();
  const text = useText();
  const isEmpty = photos.length === 0 && !isPreparing;
  return (
    <Dialog
      title={text('checklists.photosOf', { title: point.title ?? '' })}
      covers="phone"
      isBelow={isAsked}
      onClose={() => (isEmpty ? onClose() : setAsked(true))}
      footer={
        !isEmpty && (
          <Button kind="primary" busy={isPreparing} onClick={() => writing.addPhotos(point, photos, onClose)}>
            {text('checklists.savePhotos')}
          </Button>
        )
      }
    >
      <PhotoField
        photos={NONE}
        saved={photosOfPoint(point).length + writing.photosOf(point).length}
        day={isoDate(today)}
        record={text('checklists.record', { title: point.title ?? '' })}
        isCameraFirst
        onChange={(ready, isMaking) => {
          setPhotos(ready);
          setPreparing(isMaking);
        }}
      />
      <NotStored unsaved={writing.unsaved} />
      {isAsked && (
        <Question
          title={text('checklists.discardPhotos')}
          onAnswer={(isYes) => {
            setAsked(false);
            if (isYes) onClose();
          }}
        >
          {text('checklists.discardPhotosWords')}
        </Question>
      )}
    </Dialog>
  );
}
