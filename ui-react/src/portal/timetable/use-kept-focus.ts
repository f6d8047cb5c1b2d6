import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to a place that stays when its own goes away, so that no visitor has to begin at the top again. */
export function useKeptFocus(place: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    // Not heard of what goes away. Where the whole window is left, its focus waits for it to come back.
    onBlur: () => {
      if (document.hasFocus()) focused.current = null;
    },
  };
}
