import '../i18n/overlays/index.ts';

import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { useText } from '../i18n/text.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  readonly title: string;
  /** Somebody wants to leave: by the button, by Escape or by whatever their system has for it. */
  readonly onClose: () => void;
  readonly size?: 'small' | 'medium' | 'full';
  /** Another dialog lies on this one: it stays as it is, and is not seen. */
  readonly isBelow?: boolean;
  /** It interrupts with a question, which its first words explain; there is no way out but an answer. */
  readonly isQuestion?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A window above the page, which cannot be used meanwhile. It is open for as long as it is on. */
export function Dialog({ title, onClose, size = 'small', isBelow, isQuestion, children, footer }: DialogProps) {
  const dialog = useModal();
  const id = useId();
  const text = useText();

  const leave = (event: SyntheticEvent) => {
    if (event.target !== dialog.current) return; // a dialog inside this one
    event.preventDefault();
    onClose();
  };
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault(); // the browser would close it the second time without asking
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.layer}
      data-below={isBelow || undefined}
      role={isQuestion ? 'alertdialog' : undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={isQuestion ? `${id}body` : undefined}
      onCancel={leave}
      onKeyDown={leaveByKey}
    >
      <div className={styles.window} data-size={size}>
        <header className={styles.head}>
          <h2 id={`${id}title`} className={styles.title} data-title tabIndex={-1}>
            {title}
          </h2>
          {!isQuestion && (
            <button type="button" className={styles.close} aria-label={text('overlay.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
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
