import '../../i18n/catalogs/parts.ts';

import type { Upload } from '@felles/core';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../Icon.tsx';
import { CAMERA } from '../shapes.ts';
import styles from './FileDrop.module.css';
import { type UploadRowProps, UploadRows } from './UploadRows.tsx';

interface FileDropProps extends Pick<UploadRowProps, 'onStop' | 'onRetry'> {
  readonly label: string;
  readonly hint?: string;
  /** The types that are taken, as a file field names them. */
  readonly accept?: string;
  /** The field is for one photo, and may open the camera. */
  readonly isOnePhoto?: boolean;
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files to send: chosen, photographed or dropped, each with how far it has come. */
export function FileDrop({ label, hint, accept, isOnePhoto = false, uploads, onFiles, ...row }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const text = useText();
  const id = useId();

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const field = {
    type: 'file',
    className: styles.field,
    'aria-describedby': hint ? id : undefined,
    onChange({ target }: ChangeEvent<HTMLInputElement>) {
      take(target.files);
      // One file can be chosen twice.
      target.value = '';
    },
  } as const;
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };

  return (
    <div className={styles.files}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place to drop things in every browser */}
      <div
        role="group"
        aria-label={label}
        className={styles.place}
        data-over={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        {isOnePhoto && (
          <label className={styles.choose} data-camera>
            <Shape path={CAMERA} />
            {text('files.camera')}
            <input {...field} accept="image/*" capture="environment" />
          </label>
        )}
        <label className={styles.choose}>
          <Shape path="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19h14" />
          {text(isOnePhoto ? 'files.choosePhoto' : 'files.choose')}
          <input {...field} multiple={!isOnePhoto} accept={accept} />
        </label>
        <span className={styles.drop}>{text(isOnePhoto ? 'files.dropPhoto' : 'files.drop')}</span>
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      <UploadRows label={text('files.list')} uploads={uploads} {...row} />
    </div>
  );
}
