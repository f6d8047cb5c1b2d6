import type { Message } from '@felles/core';
import { productPage } from '../../browser/host-pages.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './StartUpFailed.module.css';

interface StartUpFailedProps {
  readonly message: Message;
  readonly onRetry: () => void;
}

/** The button that was pressed is gone when another try has failed too. */
const takeFocus = (main: HTMLElement | null) => main?.focus();

/** Shown when the portal cannot start: the reason, and another try. */
export function StartUpFailed({ message, onRetry }: StartUpFailedProps) {
  const text = useText();
  return (
    <main tabIndex={-1} ref={takeFocus} className={styles.page}>
      <h1 className={styles.title}>{text('frame.cannotStart')}</h1>
      <div role="alert">
        <StatusBox
          type="danger"
          title={<MessageText message={message} />}
          action={<Button onClick={onRetry}>{text('retry')}</Button>}
        />
      </div>
      <p>
        <a className={styles.out} href={productPage() ?? '/'}>
          {text('frame.toProduct')}
        </a>
      </p>
    </main>
  );
}
