import '../../i18n/catalogs/parts.ts';

import type { Upload } from '@felles/core';
import styles from './FileDrop.module.css';
import { UploadRow, type UploadRowProps } from './UploadRow.tsx';

interface UploadRowsProps extends Pick<UploadRowProps, 'onStop' | 'onRetry'> {
  readonly label: string;
  readonly uploads: readonly Upload[];
}

/** Files on their way; nothing where there are none. */
export const UploadRows = ({ label, uploads, ...row }: UploadRowsProps) =>
  uploads.length > 0 && (
    <ul aria-label={label} className={styles.rows}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} {...row} />
      ))}
    </ul>
  );
