import { LARGEST_UPLOAD, sizeInWords } from '@felles/core';
import type { DocumentsStore } from '@felles/core/workspace';
import { pickedOf } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { FileDrop } from '../../kit/parts/FileDrop.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useMayChange } from '../services.ts';

interface UploadsProps {
  readonly store: DocumentsStore;
  readonly label: string;
  /** The types that are taken, as a file field names them. */
  readonly accept: string;
  /** The same in words. */
  readonly types: string;
  /** The place of the files, in words; null where it is not mentioned. */
  readonly to: string | null;
}

/** Files that are being sent to the project, also while the user looks at other pages; failures go to the shared error list. */
export function Uploads({ store, label, accept, types, to }: UploadsProps) {
  const mayChange = useMayChange();
  const uploads = useObservable(store.uploads$);
  const text = useText();
  if (!mayChange) return null;
  return (
    <FileDrop
      label={label}
      hint={[text('documents.uploadHint', { types, most: sizeInWords(LARGEST_UPLOAD) }), to].filter(Boolean).join('. ')}
      accept={accept}
      uploads={uploads}
      onFiles={(files) => store.upload(files.map(pickedOf))}
      onStop={store.stop}
      onRetry={store.retry}
    />
  );
}
