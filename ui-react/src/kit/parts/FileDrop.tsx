import '../../i18n/parts/index.ts';

import type { Upload } from '@felles/core';
import { type DragEvent, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Shape } from '../Icon.tsx';
import styles from './FileDrop.module.css';
import { UploadRow, type UploadRowProps } from './UploadRow.tsx';

interface FileDropProps extends Pick<UploadRowProps, 'onStop' | 'onRetry'> {
  readonly label: string;
  readonly hint?: string;
  /** The types that are taken, as a file field names them. */
  readonly accept?: string;
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files to send: chosen, photographed or dropped, each with how far it has come. */
export function FileDrop({ label, hint, accept, uploads, onFiles, ...row }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const text = useText();
  const id = useId();

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files]);
  };
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
        <label className={styles.choose}>
          <Shape path="M12 16V5M7.5 9.5 12 5l4.5 4.5M5 19h14" />
          {text('files.choose')}
          <input
            type="file"
            multiple
            accept={accept}
            className={styles.field}
            aria-describedby={hint ? id : undefined}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen once more.
              target.value = '';
            }}
          />
        </label>
        <span className={styles.drop}>{text('files.drop')}</span>
        {hint && (
          <span id={id} className={styles.hint}>
            {hint}
          </span>
        )}
      </div>
      {uploads.length > 0 && (
        <ul aria-label={text('files.list')} className={styles.rows}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...row} />
          ))}
        </ul>
      )}
    </div>
  );
}
