import '../i18n/catalogs/lists.ts';

import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { Shape } from './Icon.tsx';
import { RETRY } from './shapes.ts';

interface UndoButtonProps {
  readonly busy: boolean;
  readonly small?: boolean;
  /** Names the record for readers. */
  readonly title: string;
  /** The seconds in which it can be undone; readers do not hear them. */
  readonly left: number;
  readonly onUndo: () => void;
}

/** Undoes a change in its row, and has the focus from the start. */
export function UndoButton({ busy, small = false, title, left, onUndo }: UndoButtonProps) {
  const text = useText();
  const ref = useRef<HTMLButtonElement>(null);
  // After a window that closes with the change has given the focus back.
  useEffect(() => ref.current?.focus(), []);
  return (
    <Button small={small} busy={busy} ref={ref} aria-label={text('undo.one', { title })} onClick={onUndo}>
      {!busy && <Shape path={RETRY} />}
      {text('undo')} <span aria-hidden="true">{text('undo.left', { left })}</span>
    </Button>
  );
}
