import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to.ts';

/** Moves the focus to the reason each time the visitor cannot go on. */
export function useRejectionFocus(reason: RefObject<HTMLElement | null>, rejections: number): void {
  const seen = useRef(rejections);
  useEffect(() => {
    // What begins anew counts from nothing again.
    const isRejected = rejections > seen.current;
    seen.current = rejections;
    if (isRejected) leadTo(reason.current);
  }, [reason, rejections]);
}
