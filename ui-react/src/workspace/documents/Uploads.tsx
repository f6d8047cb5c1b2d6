import { LARGEST_UPLOAD } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import type { DocumentsStore } from '@felles/core/workspace/documents';
import { pickedOf } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { FileDrop } from '../../kit/parts/FileDrop.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useMayChange } from '../services.ts';
import { SameName } from './SameName.tsx';

interface UploadsProps {
  readonly store: DocumentsStore;
  readonly label: string;
  /** The types that are taken, as a file field names them. */
  readonly accept: string;
  /** In words. */
  readonly types: string;
  /** The place of the files, in words; null where it is not mentioned. */
  readonly to: string | null;
  /** Whether a file whose name is taken can become a new version of the other. */
  readonly hasVersions: boolean;
}

/** Files that are being sent to the project, also while the user looks at other pages; failures go to the shared error list. */
export function Uploads({ store, label, accept, types, to, hasVersions }: UploadsProps) {
  const mayChange = useMayChange();
  const uploads = useObservable(store.uploads$);
  const sameName = useObservable(store.sameName$);
  const text = useText();
  if (!mayChange) return null;
  return (
    <>
      <FileDrop
        label={label}
        hint={[text('documents.uploadHint', { types, most: sizeInWords(LARGEST_UPLOAD) }), to]
          .filter(Boolean)
          .join('. ')}
        accept={accept}
        uploads={uploads}
        onFiles={(files) => store.upload(files.map(pickedOf), hasVersions ? 'ask' : 'both')}
        onStop={store.stop}
        onRetry={store.retry}
      />
      {sameName && <SameName key={sameName.id} question={sameName} onAnswer={store.answerSameName} />}
    </>
  );
}
