import { type DocumentEntry, fileTypeLabel } from '@felles/core/workspace/documents';
import styles from './files.module.css';

/** The type of a file in a few letters. The row has the same in words. */
export const FileTile = (file: Pick<DocumentEntry, 'mime_type'>) => (
  <span className={styles.tile} aria-hidden="true">
    {fileTypeLabel(file)}
  </span>
);
