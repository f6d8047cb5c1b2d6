import type { OverlayStore } from '@felles/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { ConfirmClose } from '../../kit/ConfirmClose.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DocumentViewer } from '../../kit/DocumentViewer.tsx';
import { useObservable } from '../../react/use-observable.ts';
import type { DocumentWindow } from '../services.ts';

/** [P-SHELL-29] The windows above the page, the last one in sight, and the question whether it may be closed. */
export function Overlays({ overlays }: { readonly overlays: OverlayStore<DocumentWindow> }) {
  const { windows, closing } = useObservable(overlays.view$);
  const text = useText();

  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) overlays.closeAll();
    openedAt.current = pathname;
  }, [overlays, pathname]);

  const isAsking = closing !== 'unasked';
  return (
    <>
      {windows.map(({ id, content: { title, document, fileName } }, index) => (
        <Dialog
          key={id}
          size="full"
          title={text(title)}
          isBelow={isAsking || index < windows.length - 1}
          onClose={overlays.close}
        >
          <DocumentViewer title={text(title)} document={document} fileName={fileName} />
        </Dialog>
      ))}
      {isAsking && <ConfirmClose isSaving={closing === 'saving'} onAnswer={overlays.answer} />}
    </>
  );
}
