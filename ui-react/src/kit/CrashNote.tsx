import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { StatusBox } from './StatusBox.tsx';

/** Whether the focus was on the button of a notice that has just gone: the next notice takes it then. */
let stoodHere = false;

/** The notice in place of a page that broke or whose code was not fetched. Loading the page again repairs both. */
export function CrashNote() {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (stoodHere) current?.querySelector('button')?.focus({ preventScroll: true });
    stoodHere = false;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      const page = current.closest('main');
      stoodHere = true;
      // If another try fails, the same notice is drawn again at once; if it succeeds, the page takes the focus.
      queueMicrotask(() => {
        if (stoodHere) page?.focus({ preventScroll: true });
        stoodHere = false;
      });
    };
  }, []);
  return (
    <div ref={box} role="alert">
      <StatusBox
        type="danger"
        title={text('frame.broken')}
        action={<Button onClick={() => window.location.reload()}>{text('frame.reload')}</Button>}
      >
        {!navigator.onLine && text('failure.unreachable')}
      </StatusBox>
    </div>
  );
}
