import { LARGEST_UPLOAD } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import { type FullDocument, fileTypeLabel } from '@felles/core/workspace/documents';
import { useEffect, useState } from 'react';
import { pickedOf } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { FileDrop } from '../../kit/parts/FileDrop.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';

interface NewVersionProps {
  readonly document: FullDocument;
  readonly onTaken: (document: FullDocument) => void;
}

/** Sends a new version of a document. It goes on while the user looks at other pages. */
export function NewVersion({ document, onTaken }: NewVersionProps) {
  const documents = useArea('documents');
  const [versions] = useState(() => documents.newVersions(document.doc_id));
  const uploads = useObservable(versions.uploads$);
  const text = useText();
  useEffect(() => versions.follow(onTaken), [versions, onTaken]);
  const letters = fileTypeLabel({ mime_type: document.content_type });
  return (
    <FileDrop
      label={text('documents.newVersion')}
      hint={text('documents.newVersionHint', {
        type: letters || (document.content_type ?? ''),
        most: sizeInWords(LARGEST_UPLOAD),
      })}
      {...(letters !== '' && { accept: `.${letters.toLowerCase()}` })}
      uploads={uploads}
      onFiles={(files) => versions.upload(files.slice(0, 1).map(pickedOf))}
      onStop={versions.stop}
      onRetry={versions.retry}
    />
  );
}
