import type { Message } from '@felles/core';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './StartUpFailed.module.css';

interface StartUpFailedProps {
  readonly message: Message;
  readonly onRetry: () => void;
}

/** All there is when the portal cannot start: why, and another try. */
export function StartUpFailed({ message, onRetry }: StartUpFailedProps) {
  const text = useText();
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{text('frame.notFoundCenter')}</h1>
      <div role="alert">
        <StatusBox type="danger" title={text(message)} action={<Button onClick={onRetry}>{text('retry')}</Button>} />
      </div>
    </main>
  );
}
