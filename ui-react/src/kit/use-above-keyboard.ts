import { type RefObject, useEffect } from 'react';

/** [W-SITE-54] Tells a dialog which part of the window the keyboard of a phone leaves. A magnified page is no such part. */
export function useAboveKeyboard(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = place.current;
    const seen = window.visualViewport;
    if (!dialog || !seen) return;
    const fit = () => {
      const isCovered = seen.scale === 1 && window.innerHeight - seen.height > 1;
      for (const [name, pixels] of [['--seen-top', seen.offsetTop] as const, ['--seen-height', seen.height] as const])
        if (isCovered) dialog.style.setProperty(name, `${pixels}px`);
        else dialog.style.removeProperty(name);
      if (isCovered && dialog.contains(document.activeElement))
        document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    seen.addEventListener('resize', fit);
    seen.addEventListener('scroll', fit);
    return () => {
      seen.removeEventListener('resize', fit);
      seen.removeEventListener('scroll', fit);
    };
  }, [place]);
}
