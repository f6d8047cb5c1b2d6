import { type RefObject, useEffect, useRef } from 'react';
import { enterTopLayer } from '../top-layer.ts';
import { firstOf, giveBack } from '../use-modal.ts';

/** Opens a drawer while its component is mounted: the same element beside and above the content, so it keeps the focus. */
export function useDrawer(isBeside: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = ref.current;
    if (!drawer) return;
    opener.current ??= document.activeElement;
    if (isBeside) drawer.show();
    else drawer.showModal();
    const leave = isBeside ? null : enterTopLayer(drawer);
    (focused.current ?? firstOf(drawer))?.focus();
    return () => {
      focused.current = drawer.querySelector<HTMLElement>(':focus');
      drawer.close();
      leave?.();
    };
  }, [isBeside]);
  useEffect(
    () => () => {
      // Beside the content the focus may be anywhere, and stays there.
      if (document.activeElement === document.body) giveBack(opener.current);
    },
    [],
  );
  return ref;
}
