import type { ConversationView } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Spinner } from '../../kit/Icon.tsx';
import styles from './Messages.module.css';

interface OlderMessagesProps extends Pick<ConversationView, 'older'> {
  readonly again: () => void;
}

/** The loading state of the older messages, in the space above the first one. */
export function OlderMessages({ older, again }: OlderMessagesProps) {
  const text = useText();
  return (
    <div role="status" className={styles.older}>
      {older === 'loading' && (
        <>
          <Spinner />
          {text('conversation.loadingOlder')}
        </>
      )}
      {older === 'failed' && (
        <>
          {text('conversation.olderFailed')}
          <Button small kind="ghost" onClick={again}>
            {text('conversation.again')}
          </Button>
        </>
      )}
    </div>
  );
}
