import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the reason each time a form is turned down: to the first field that is wrong, or else to what is
 * said about the whole. Tells whether that has happened since the form was shown.
 */
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
    // A form that begins anew counts from nothing again.
    const isRejected = rejections > seen.current;
    seen.current = rejections;
    if (isRejected) lead();
  });
}

/**
 * Leads a visitor who cannot go on to the reason. Where nothing is said of it here, because the page says once for all
 * that it has lost the service, that is the place.
 */
function leadTo(reason: HTMLElement | null): void {
  const isInVain = reason !== null && reason.querySelector('[data-in-vain]') !== null;
  ((isInVain && lostPlace()) || reason)?.focus();
}

/** When sending failed as the service is lost, moves the focus to where the page says so; no other focus is moved. */
export function useLedToLost(isSending: boolean): void {
  const wasSending = useRef(isSending);
  useEffect(() => {
    if (wasSending.current && !isSending) lostPlace()?.focus();
    wasSending.current = isSending;
  }, [isSending]);
}

/** Where the page says that it has lost the service, while it does. */
const lostPlace = (): HTMLElement | null => document.querySelector('[data-lost]');
