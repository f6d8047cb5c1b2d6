import { isoDate, isPdf, LARGEST_UPLOAD, type NamedFile, PDF, safeFileName } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import type { PhotosDraft } from '@felles/core/workspace/site-work';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import type { DrawnField } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { useToday } from '../../react/use-clock.ts';
import { PhotoField } from '../site/PhotoField.tsx';
import { PhotoPicker } from '../site/PhotoPicker.tsx';
import { usePressAgain } from '../site/use-press-again.ts';
import styles from './expenses.module.css';

interface ReceiptsFieldProps extends DrawnField<PhotosDraft> {
  /** The title of the expense, for readers who do not see a receipt. */
  readonly title: string;
  /** The receipts that the expense has, above those to add; null for a new one, which begins with the camera. */
  readonly there: ReactNode;
}

/** [W-PLAN-06] The receipts of an expense: photos from the camera or the device, and PDFs. None is needed. */
export function ReceiptsField({ title, there, value, error, onChange }: ReceiptsFieldProps) {
  const { files, isPreparing } = value;
  const [refused, setRefused] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const today = useToday();
  const text = useText();
  usePressAgain(place, isPreparing);
  const pdfs = files.filter(({ type }) => type === PDF.type);
  const photos = files.filter(({ type }) => type !== PDF.type);

  async function add(chosen: readonly Blob[]): Promise<void> {
    const read = await Promise.all(
      chosen.map(
        async (file): Promise<NamedFile> => ({
          name: safeFileName(file instanceof File ? file.name : ''),
          type: PDF.type,
          bytes: new Uint8Array(await file.arrayBuffer()),
        }),
      ),
    );
    const taken = read.filter((file) => isPdf(file) && file.bytes.length <= LARGEST_UPLOAD);
    const [left] = read.filter((file) => !taken.includes(file));
    setRefused(left ? text('expense.noPdf', { name: left.name, most: sizeInWords(LARGEST_UPLOAD) }) : null);
    if (taken.length > 0) onChange({ files: [...files, ...taken], isPreparing });
  }

  return (
    <div ref={place} className={styles.record} aria-invalid={error ? true : undefined}>
      {there}
      <PhotoField
        photos={photos}
        day={isoDate(today)}
        record={title.trim() === '' ? '' : text('expense.record', { title })}
        isCameraFirst={there === null}
        // The title is the first field below.
        onTaken={() => place.current?.closest('form')?.querySelector<HTMLElement>('input:not([type="file"])')?.focus()}
        onChange={(ready, isPreparing) => onChange({ files: [...ready, ...pdfs], isPreparing })}
      />
      <div className={layout.wrap2}>
        <PhotoPicker name={text('expense.addPdf')} accept={PDF.type} onPick={(chosen) => void add(chosen)} />
      </div>
      {pdfs.length > 0 && (
        <ul className={styles.lines} aria-label={text('expense.pdfs')}>
          {pdfs.map((file) => (
            <li key={file.name} className={styles.pdfRow}>
              <span>{file.name}</span>
              <Button
                small
                kind="ghost"
                aria-label={text('expense.removePdf', { name: file.name })}
                onClick={() => onChange({ files: files.filter((one) => one !== file), isPreparing })}
              >
                {text('articles.removeShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="alert">{refused}</p>
      {error}
    </div>
  );
}
