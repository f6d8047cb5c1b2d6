import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/text.ts';
import { Button } from './Button.tsx';
import { StatusBox } from './StatusBox.tsx';

/** Whoever stood at the way out of what has just gone away, for what is drawn in its place. */
let stoodHere = false;

/** What stands where a page broke, or where its code could not be fetched: loading it again mends both. */
export function Broken() {
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
      // Where it is tried again in vain the same is drawn anew at once; where it mends itself, the page has the focus.
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
