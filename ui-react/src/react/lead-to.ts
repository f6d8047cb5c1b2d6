import { useEffect, useRef } from 'react';

/**
 * Leads a visitor who cannot go on to the reason. Where nothing is said of it here, because the page says once for all
 * that it has lost the service, that is the place.
 */
export function leadTo(reason: HTMLElement | null): void {
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
