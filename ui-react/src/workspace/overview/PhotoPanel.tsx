import { LARGEST_UPLOAD } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import { useState } from 'react';
import { pickedOf } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { FileDrop } from '../../kit/parts/FileDrop.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useArea } from '../services.ts';

interface PhotoPanelProps {
  readonly projectId: string;
  /** The service has another picture. */
  readonly onReplaced: () => void;
}

/** [W-PROJECTS-50] Another photo of the project: chosen, or taken with the phone. */
export function PhotoPanel({ projectId, onReplaced }: PhotoPanelProps) {
  const pages = useArea('projectPages');
  const { close } = usePanel();
  const [uploads] = useState(() =>
    pages.photo(projectId, () => {
      onReplaced();
      close();
    }),
  );
  const rows = useObservable(uploads.view$);
  const text = useText();
  return (
    <FileDrop
      label={text('project.photoLabel')}
      hint={text('project.photoHint', { most: sizeInWords(LARGEST_UPLOAD) })}
      accept="image/jpeg,image/png,image/webp"
      isOnePhoto
      uploads={rows}
      onFiles={(files) => {
        // The newest choice is the one that is meant.
        for (const { id } of rows) uploads.stop(id);
        uploads.add(files.slice(0, 1).map(pickedOf), null);
      }}
      onStop={uploads.stop}
      onRetry={uploads.retry}
    />
  );
}
