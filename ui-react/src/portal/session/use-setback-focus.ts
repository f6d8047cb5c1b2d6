import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to the reason each time a form is turned down: to the first field that is wrong, or else to what is
 * said about the whole.
 */
export function useSetbackFocus(form: RefObject<HTMLElement | null>, setbacks: number): void {
  useEffect(() => {
    if (setbacks === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? form.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [form, setbacks]);
}
