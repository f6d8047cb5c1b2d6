import { type ReactNode, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { place } from './place.ts';
import styles from './TipArea.module.css';

interface TipAreaProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Explains things with `data-tip` in one bubble. It is for the eye only: each thing's own name has the same words. */
export function TipArea({ className, children }: TipAreaProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const shownFor = useRef<HTMLElement | null>(null);

  const hide = useCallback(() => {
    shownFor.current = null;
    bubble.current?.hidePopover();
  }, []);
  const show = ({ target }: SyntheticEvent) => {
    // The pointer may rest on the bubble itself, to read it at ease.
    if (!(target instanceof Element) || bubble.current?.contains(target)) return;
    const explained = target.closest<HTMLElement>('[data-tip]');
    if (!explained) return hide();
    if (!bubble.current || explained === shownFor.current) return;
    shownFor.current = explained;
    bubble.current.textContent = explained.dataset['tip'] ?? '';
    bubble.current.showPopover();
    place(bubble.current, explained);
  };

  useEffect(() => {
    // The explained thing may be gone or hidden after the last rendering.
    if (shownFor.current && (!shownFor.current.isConnected || shownFor.current.closest('[hidden]'))) hide();
  });

  useEffect(() => {
    // Focus scrolls the lower part into the window, and the bubble follows.
    const follow = () => {
      if (bubble.current && shownFor.current) place(bubble.current, shownFor.current);
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('keydown', leave);
    };
  }, [hide]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the interactive elements inside it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click is a tap here; for keys the focus explains
    <div className={className} onPointerOver={show} onPointerLeave={hide} onFocus={show} onBlur={hide} onClick={show}>
      {children}
      <div ref={bubble} popover="manual" aria-hidden="true" className={styles.tip} />
    </div>
  );
}

/** The source and the age of numbers, in a tooltip: at hover, focus or press. */
export const InfoSign = ({ words }: { readonly words: string }) => (
  <TipArea className={styles.area}>
    <button type="button" className={styles.sign} aria-label={words} data-tip={words}>
      <Icon name="information" />
    </button>
  </TipArea>
);
