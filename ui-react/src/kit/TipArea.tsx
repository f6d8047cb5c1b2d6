import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { place } from './place.ts';
import styles from './TipArea.module.css';

interface TipAreaProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Explains whatever inside it carries `data-tip` when that is pointed at, focused or tapped. One bubble serves all,
 * however many there are. It is for the eye only: what it says is part of the thing's own name.
 */
export function TipArea({ className, children }: TipAreaProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const shownFor = useRef<Element | null>(null);

  const show = ({ target }: SyntheticEvent) => {
    const explained = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
    if (explained === shownFor.current) return;
    shownFor.current = explained;
    const tip = bubble.current;
    if (!tip) return;
    if (!explained) return tip.hidePopover();
    tip.textContent = explained.dataset['tip'] ?? '';
    tip.showPopover();
    place(tip, explained);
  };
  const hide = () => {
    shownFor.current = null;
    bubble.current?.hidePopover();
  };

  // What moves away beneath the bubble would leave it pointing at something else.
  useEffect(() => {
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => window.removeEventListener('scroll', hide, { capture: true });
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the interactive elements inside it
    <div
      className={className}
      onPointerOver={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onClick={show}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      <div ref={bubble} popover="manual" aria-hidden="true" className={styles.tip} />
    </div>
  );
}
