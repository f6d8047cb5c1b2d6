import '../../i18n/catalogs/overlays.ts';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { toneStyle } from '../../kit/Chip.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { leaveBy } from '../../kit/top-layer.ts';
import { giveBack, useModal } from '../../kit/use-modal.ts';
import { useMedia } from '../../react/use-media.ts';
import styles from './DetailPanel.module.css';

interface DetailPanelProps {
  readonly title: ReactNode;
  /** The lines below the title; the first of them is the larger. */
  readonly lines: readonly ReactNode[];
  readonly tone: string | null;
  /** The name of the part that scrolls. */
  readonly bodyName: string;
  readonly onClose: () => void;
  /** The card that the panel stands beside from 1400 px on; without it the panel stands beside the page. */
  readonly cardOf?: ((opener: Element | null) => Element | null) | undefined;
  /** The element that gets the focus back; the focused one where it is left out. */
  readonly opener?: (() => Element | null) | undefined;
  /** The content has the first focus by `data-first`. */
  readonly hasFirst?: boolean;
  readonly children: ReactNode;
  readonly footer: ReactNode;
}

/** The details of one thing of a page: a sheet from below, and from 1232 px on beside the page, which stays in use. */
export function DetailPanel(props: DetailPanelProps) {
  const Frame = useMedia('(width >= 1232px)') ? BesidePage : AbovePage;
  return <Frame {...props} />;
}

function AbovePage(props: DetailPanelProps) {
  const dialog = useModal();
  const id = useId();
  return (
    <dialog ref={dialog} className={styles.layer} aria-labelledby={id} {...leaveBy(props.onClose)}>
      <div className={`${styles.panel} ${styles.sheet}`} style={toneStyle(props.tone)}>
        <Content {...props} id={id} />
      </div>
    </dialog>
  );
}

/** How far the panel stands from its card, above its top, and from the edges of the window (pixels). */
const GAP = 8;
const ABOVE = 60;
const EDGE = 16;

function BesidePage(props: DetailPanelProps) {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const { opener: openerOf, cardOf } = latest.current;
    const opener = openerOf ? openerOf() : document.activeElement;
    const section = ref.current;
    if (section) stand(section, cardOf?.(opener) ?? null);
    section?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current.onClose();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
      if (section?.contains(document.activeElement) || document.activeElement === document.body) giveBack(opener);
    };
  }, []);

  return (
    <section
      ref={ref}
      role="dialog"
      className={[styles.panel, styles.beside, props.cardOf && styles.byCard].filter(Boolean).join(' ')}
      style={toneStyle(props.tone)}
      aria-labelledby={id}
    >
      <Content {...props} id={id} />
    </section>
  );
}

/** Beside the card, on the side with room, and as far as it can within the window. */
function stand(section: HTMLElement, element: Element | null): void {
  const sheet = section.previousElementSibling?.getBoundingClientRect();
  section.style.setProperty('--sheet-y', `${Math.max(EDGE, sheet?.top ?? 0)}px`);
  element?.scrollIntoView({ block: 'nearest' });
  const card = element?.getBoundingClientRect();
  const frame = section.offsetParent?.getBoundingClientRect();
  if (!card || !frame) return;
  const isRight = card.right + GAP + section.offsetWidth < frame.right;
  const lowest = window.innerHeight - section.offsetHeight - EDGE;
  const top = Math.max(EDGE, Math.min(card.top - ABOVE, lowest));
  section.style.setProperty(
    '--at-x',
    `${(isRight ? card.right + GAP : card.left - GAP - section.offsetWidth) - frame.left}px`,
  );
  section.style.setProperty('--at-y', `${top - frame.top}px`);
}

function Content({
  id,
  title,
  lines,
  bodyName,
  onClose,
  hasFirst,
  children,
  footer,
}: DetailPanelProps & { id: string }) {
  const text = useText();
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <p key={at} className={at === 0 ? styles.when : styles.where}>
              {line}
            </p>
          ))}
        </div>
        <IconButton
          size="medium"
          aria-label={text('overlay.close')}
          onClick={onClose}
          {...(!hasFirst && { 'data-first': true })}
        >
          <Icon name="close" />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard */}
      <section className={styles.body} tabIndex={0} aria-label={bodyName}>
        {children}
      </section>
      {footer}
    </>
  );
}

/** The part below the details, which stays in sight: what may be done. */
export const DetailFoot = ({ children }: { readonly children: ReactNode }) => (
  <footer className={styles.foot}>{children}</footer>
);
