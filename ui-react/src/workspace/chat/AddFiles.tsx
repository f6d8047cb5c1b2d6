import { SENDABLE, SENDABLE_PHOTOS } from '@felles/core';
import type { PickedChatFile } from '@felles/core/workspace/chat';
import type { ChangeEvent } from 'react';
import { pickedForChat } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import iconButton from '../../kit/IconButton.module.css';
import { CAMERA, CLIP } from '../../kit/shapes.ts';
import styles from './files.module.css';

interface AddFilesProps {
  readonly onFiles: (files: readonly PickedChatFile[]) => void;
}

/** Files for a message: chosen, or photographed on the spot with a phone. */
export function AddFiles({ onFiles }: AddFilesProps) {
  const text = useText();
  const field = {
    type: 'file',
    className: styles.field,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      const files = [...(target.files ?? [])].map(pickedForChat);
      if (files.length > 0) onFiles(files);
      // One file can be chosen twice.
      target.value = '';
    },
  } as const;
  return (
    <>
      <label className={`${iconButton.button} ${styles.add}`} title={text('conversation.attach')}>
        <Shape path={CLIP} />
        <HiddenText>{text('conversation.attach')}</HiddenText>
        <input {...field} multiple accept={`${SENDABLE},${SENDABLE_PHOTOS}`} />
      </label>
      <label className={`${iconButton.button} ${styles.add}`} data-camera title={text('conversation.camera')}>
        <Shape path={CAMERA} />
        <HiddenText>{text('conversation.camera')}</HiddenText>
        <input {...field} accept="image/*" capture="environment" />
      </label>
    </>
  );
}
