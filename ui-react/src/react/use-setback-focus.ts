import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to.ts';

/** Moves the focus to the reason each time the visitor cannot go on. */
export function useSetbackFocus(reason: RefObject<HTMLElement | null>, setbacks: number): void {
  const seen = useRef(setbacks);
  useEffect(() => {
    // What begins anew counts from nothing again.
    const isTurnedDown = setbacks > seen.current;
    seen.current = setbacks;
    if (isTurnedDown) leadTo(reason.current);
  }, [reason, setbacks]);
}
