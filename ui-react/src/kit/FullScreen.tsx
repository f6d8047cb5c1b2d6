import '../i18n/catalogs/overlays.ts';

import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Shape } from './Icon.tsx';
import { WHOLE } from './shapes.ts';

interface FullScreenProps {
  /** The title of the content. */
  readonly title: string;
  readonly children: ReactNode;
}

/** [W-SHELL-10] A button that shows a document or a picture in all of the window. Escape leads back to it. */
export function FullScreen({ title, children }: FullScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const text = useText();
  return (
    <>
      <Button small kind="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Shape path={WHOLE} />
        {text('overlay.fullScreen')}
      </Button>
      {isOpen && (
        <Dialog title={<span dir="auto">{title}</span>} size="full" covers="always" onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
