import { centerCodeOf, mayTryAgain, type StartUp } from '@felles/core/portal/center';
import { productPage } from '../../browser/navigation.ts';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import styles from './StartUpFailed.module.css';

interface StartUpFailedProps {
  readonly startUp: Extract<StartUp, { status: 'failed' }>;
  readonly onRetry: () => void;
}

/** The button that was pressed is gone when another try has failed too. */
const takeFocus = (main: HTMLElement | null) => main?.focus();

/** Shown when the portal cannot start: the reason, and another try; an unknown center stays unknown, so there is none for it. */
export function StartUpFailed({ startUp, onRetry }: StartUpFailedProps) {
  const text = useText();
  const { message, isUnknown } = startUp;
  return (
    <main tabIndex={-1} ref={takeFocus} className={styles.page}>
      <h1 className={styles.title}>{text(isUnknown ? 'frame.unknownCenter' : 'frame.cannotStart')}</h1>
      <div role="alert">
        <StatusBox
          type="danger"
          title={<MessageText message={message} />}
          action={mayTryAgain(startUp) && <Button onClick={onRetry}>{text('retry')}</Button>}
        >
          {isUnknown && text('frame.unknownWhy', { address: `/${centerCodeOf(window.location.pathname) ?? ''}` })}
        </StatusBox>
      </div>
      <p>
        <a className={styles.out} href={productPage() ?? '/'}>
          {text('frame.toProduct')}
        </a>
      </p>
    </main>
  );
}
