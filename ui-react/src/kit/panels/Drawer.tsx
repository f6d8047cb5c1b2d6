import '../../i18n/catalogs/overlays.ts';

import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMedia } from '../../react/use-media.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { leaveBy } from '../top-layer.ts';
import styles from './Drawer.module.css';
import { useDrawer } from './use-drawer.ts';

interface DrawerProps {
  readonly title: ReactNode;
  readonly side?: 'left' | 'right';
  /** In a wide window it lies beside the content, and both are used; else above it, always without this. */
  readonly hasPlace?: boolean;
  /** Where it fills the window of a phone, what leads back from it. */
  readonly back?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A part at the page's edge: the menu on a phone, or the details of the shown content. It is open while it is mounted. */
export function Drawer({ title, side = 'right', hasPlace = false, back, onClose, children }: DrawerProps) {
  const isBeside = useMedia(hasPlace ? BESIDE : null);
  const isLevel = useMedia(back === undefined ? null : PHONE);
  const drawer = useDrawer(isBeside);
  const id = useId();
  const text = useText();
  const leave = (
    <IconButton
      size="medium"
      className={styles.close}
      aria-label={isLevel && back ? back : text('overlay.close')}
      onClick={onClose}
    >
      <Icon name={isLevel ? 'back' : 'close'} />
    </IconButton>
  );
  return (
    <dialog
      ref={drawer}
      className={styles.drawer}
      data-side={side}
      data-beside={isBeside || undefined}
      aria-labelledby={id}
      closedby={isBeside ? 'none' : 'any'}
      {...leaveBy(onClose)}
    >
      <header className={styles.head}>
        {isLevel && leave}
        <h2 id={id} className={styles.title} data-title tabIndex={-1}>
          {title}
        </h2>
        {!isLevel && leave}
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}

/** Details have room beside a list. */
export const BESIDE = '(width >= 1200px)';

/** As in the styles: it fills the window. */
const PHONE = '(width <= 700px)';
