import { type RefObject, useEffect, useRef } from 'react';
import { leadTo } from './lead-to.ts';

/**
 * Moves the focus to the reason each time a form is turned down: to the first field that is wrong, or else to what is
 * said about the whole. Tells whether that has happened since the form was shown.
 */
export function useRejections(form: RefObject<HTMLElement | null>, rejections: number): boolean {
  const before = useRef(rejections);
  const seen = useRef(rejections);
  useEffect(() => {
    // A form that begins anew counts from nothing again.
    const isRejected = rejections > seen.current;
    seen.current = rejections;
    if (!isRejected) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else leadTo(form.current?.querySelector<HTMLElement>('[role="alert"]') ?? null);
  }, [form, rejections]);
  return rejections > before.current;
}
