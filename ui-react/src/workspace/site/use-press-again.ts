import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/** A press that came while a photo was made ready counts once it is. */
export function usePressAgain(place: RefObject<Element | null>, error: ReactNode, isPreparing: boolean): void {
  const isPressed = useRef(false);
  useEffect(() => {
    if (error && isPreparing) isPressed.current = true;
    if (isPreparing || !isPressed.current) return;
    isPressed.current = false;
    place.current?.closest('form')?.requestSubmit();
  }, [place, error, isPreparing]);
}
