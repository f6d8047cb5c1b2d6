import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { StatusBox } from './StatusBox.tsx';

/** What stands where a page broke, or where its code could not be fetched: loading it again mends both. */
export function Broken() {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      // It mends itself too, and the page is given the focus of whoever was about to do it.
      if (current?.contains(document.activeElement)) current.closest('main')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={box} role="alert">
      <StatusBox
        type="danger"
        title={text('frame.broken')}
        action={<Button onClick={() => window.location.reload()}>{text('frame.reload')}</Button>}
      />
    </div>
  );
}
