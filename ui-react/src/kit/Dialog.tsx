import '../i18n/catalogs/overlays.ts';

import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { leaveBy } from './top-layer.ts';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  readonly title: ReactNode;
  /** The way to here, before the title. */
  readonly trail?: ReactNode;
  /** Stands in the head, beside the title. */
  readonly beside?: ReactNode;
  /** The user wants to leave: by the button, by Escape or by the back gesture of their system. */
  readonly onClose: () => void;
  readonly size?: 'extra-small' | 'small' | 'medium' | 'full';
  /** When it covers the window; its size does not count then. */
  readonly covers?: 'always' | 'phone';
  /** Another dialog lies on this one: it stays as it is, and is not seen. */
  readonly isBelow?: boolean;
  /** It interrupts with a question, which its first words explain; there is no way out but an answer. */
  readonly isQuestion?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A window above the page, which cannot be used meanwhile. It is open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { title, trail, beside, onClose, size = 'small', covers, isBelow, isQuestion, children, footer } = props;
  const dialog = useModal();
  useAboveKeyboard(dialog);
  const id = useId();
  const text = useText();
  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      data-below={isBelow || undefined}
      data-covers={covers}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={isQuestion ? `${id}body` : undefined}
      {...leaveBy(onClose)}
    >
      <div className={styles.window} data-size={size}>
        <header className={styles.head}>
          {trail}
          {/* It scrolls, and the browser gives it the focus of the keyboard where it does: the heading itself has its own. */}
          <div className={styles.title}>
            <h2 id={`${id}title`} data-title tabIndex={-1}>
              {title}
            </h2>
          </div>
          {beside && <div className={styles.beside}>{beside}</div>}
          {!isQuestion && (
            <IconButton size="medium" aria-label={text('overlay.close')} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          )}
        </header>
        <div id={`${id}body`} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
