import { type RefObject, useEffect } from 'react';

/** A press that came while a photo was made ready counts once it is. */
export function usePressAgain(place: RefObject<Element | null>, isPreparing: boolean): void {
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || !isPreparing) return undefined;
    let isPressed = false;
    const press = (): void => {
      isPressed = true;
    };
    form.addEventListener('submit', press);
    return () => {
      form.removeEventListener('submit', press);
      if (isPressed) form.requestSubmit();
    };
  }, [place, isPreparing]);
}
