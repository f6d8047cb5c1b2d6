import { explainFailure, type Failure, isRetryable, type Message } from '@felles/core';
import { sizeInWords } from '@felles/core/internal/shell/uploads';
import type { ConversationStore, PendingMessage } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { HOURGLASS, RETRY } from '../../kit/shapes.ts';
import { FileTile } from '../documents/FileTile.tsx';
import attachment from './Attachments.module.css';
import styles from './files.module.css';

interface PendingProps {
  readonly pending: PendingMessage;
  readonly isOnline: boolean;
  readonly isClosed: boolean;
  readonly conversationStore: Pick<ConversationStore, 'sendAgain' | 'drop'>;
}

/** The state of a message that the service does not have yet, with its files, and the possible actions. */
export function Pending({
  pending: { key, files, state, isUnreached, failure },
  isOnline,
  isClosed,
  conversationStore,
}: PendingProps) {
  const text = useText();
  return (
    <>
      {files.length > 0 && (
        <ul className={attachment.list} aria-label={text('conversation.attachments')}>
          {files.map(({ name, size, type }) => (
            <li key={`${name} ${size}`} className={`${attachment.card} ${styles.pendingFile}`}>
              <FileTile mime_type={type} />
              <span className={attachment.words}>
                <span dir="auto" className={attachment.name}>
                  {name}
                </span>
                <small>{text('conversation.afterMessage', { size: sizeInWords(size) })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.state} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
        {state === 'failed' ? <Icon name="alert" /> : <Shape path={HOURGLASS} />}
        <span>{isUnreached ? text('conversation.waiting') : stateWords(state, failure, isOnline, text)}</span>
        {state === 'failed' && (
          <span className={styles.acts}>
            <Button kind="ghost" small onClick={() => conversationStore.drop(key)}>
              {text('conversation.drop')}
            </Button>
            {(failure === null || isRetryable(failure) || (isConflict(failure) && !isClosed)) && (
              <Button small onClick={() => conversationStore.sendAgain(key)}>
                <Shape path={RETRY} />
                {text('conversation.sendAgain')}
              </Button>
            )}
          </span>
        )}
        {state === 'lost' && !isUnreached && (
          <span className={styles.acts}>
            <Button small onClick={() => conversationStore.sendAgain(key)}>
              {text('conversation.check')}
            </Button>
          </span>
        )}
      </div>
    </>
  );
}

function stateWords(
  state: PendingMessage['state'],
  failure: Failure | null,
  isOnline: boolean,
  text: ReturnType<typeof useText>,
): string {
  if (state === 'lost') return text('conversation.lost');
  if (state !== 'failed') return text(isOnline ? 'conversation.sending' : 'conversation.waiting');
  // A message may be the value of another one.
  const reason = failure === null ? '' : text(reasonOf(failure));
  return text('conversation.failed', { reason });
}

/** The conversation was closed when the message came. It may be open again. */
const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** Why a message was rejected: a conflict and a missing record have words of their own. */
function reasonOf(failure: Failure): Message {
  if (failure.kind === 'refused' && failure.refusal === 'notFound') return { key: 'conversation.gone', params: {} };
  if (isConflict(failure)) return { key: 'conversation.isClosed', params: {} };
  return explainFailure(failure);
}
