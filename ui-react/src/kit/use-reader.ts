import type { ToastStore } from '@felles/core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** [P-SHELL-34] Stops the time of a toast under the pointer or the focus, and looks after a focus whose toast goes. */
export function useReader(toasts: ToastStore, shown: number | null) {
  const ref = useRef<HTMLElement>(null);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (shown === null) {
      // A toast that is removed sends no leave or blur event, so both are reset here.
      setPointed(false);
      setFocused(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      cameFrom.current = null;
    } else if (isPointed || isFocused) toasts.pause();
    else toasts.resume();
  }, [toasts, shown, isPointed, isFocused]);

  useEffect(() => {
    const isLost = shown !== null && isFocused && !ref.current?.contains(document.activeElement);
    if (isLost) ref.current?.querySelector('button')?.focus();
  }, [shown, isFocused]);

  return {
    ref,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus({ target, relatedTarget, currentTarget }: FocusEvent) {
      // A visitor who clicked has moved on; one who came by keyboard is still there.
      if (target.matches(':focus-visible')) setFocused(true);
      if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      setFocused(false);
      cameFrom.current = null;
    },
  };
}
