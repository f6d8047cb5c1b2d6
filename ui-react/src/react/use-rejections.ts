import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the reason of each rejection: the first wrong field, or else the message. Returns whether there was one. */
export function useRejections(form: RefObject<HTMLElement | null>, rejections: number): boolean {
  const before = useRef(rejections);
  useEachRejection(rejections, () => {
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else leadTo(form.current?.querySelector<HTMLElement>('[role="alert"]') ?? null);
  });
  return rejections > before.current;
}

/** Moves the focus to the reason each time the visitor cannot go on. */
export function useRejectionFocus(reason: RefObject<HTMLElement | null>, rejections: number): void {
  useEachRejection(rejections, () => leadTo(reason.current));
}

function useEachRejection(rejections: number, lead: () => void): void {
  const seen = useRef(rejections);
  useEffect(() => {
    // A form that starts again counts from zero.
    const isRejected = rejections > seen.current;
    seen.current = rejections;
    if (isRejected) lead();
  });
}

/** Moves the focus to the reason, or to the page's notice of the lost service where that replaces the reason. */
function leadTo(reason: HTMLElement | null): void {
  const isInVain = reason !== null && reason.querySelector('[data-in-vain]') !== null;
  ((isInVain && lostPlace()) || reason)?.focus();
}

/** When sending fails because the service is lost, moves the focus to the page's notice; otherwise no focus is moved. */
export function useLedToLost(isSending: boolean): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) lostPlace()?.focus();
    wasSending.current = isSending;
  }, [isSending]);
}

/** The notice that the service is lost, while it is shown. */
const lostPlace = (): HTMLElement | null => document.querySelector('[data-lost]');
