import { explainFailure, type Failure, type Message, mayGoWell, sizeInWords } from '@felles/core';
import type { PendingMessage, ThreadStore } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { HOURGLASS, RETRY } from '../../kit/shapes.ts';
import { FileTile } from '../documents/FileTile.tsx';
import attachment from './Attachments.module.css';
import styles from './Pending.module.css';

interface PendingProps {
  readonly pending: PendingMessage;
  readonly isOnline: boolean;
  readonly isClosed: boolean;
  readonly thread: Pick<ThreadStore, 'sendAgain' | 'drop'>;
}

/** The state of a message that the service does not have yet, with its files, and the possible actions. */
export function Pending({ pending: { key, files, state, failure }, isOnline, isClosed, thread }: PendingProps) {
  const text = useText();
  return (
    <>
      {files.length > 0 && (
        <ul className={attachment.list} aria-label={text('talk.attachments')}>
          {files.map(({ name, size, type }) => (
            <li key={`${name} ${size}`} className={`${attachment.card} ${styles.file}`}>
              <FileTile mime_type={type} />
              <span className={attachment.words}>
                <span dir="auto" className={attachment.name}>
                  {name}
                </span>
                <small>{text('talk.afterMessage', { size: sizeInWords(size) })}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.state} data-state={state} role={state === 'failed' ? 'alert' : 'status'}>
        {state === 'failed' ? <Icon name="alert" /> : <Shape path={HOURGLASS} />}
        <span>{stateWords(state, failure, isOnline, text)}</span>
        {state === 'failed' && (
          <span className={styles.acts}>
            <Button kind="ghost" small onClick={() => thread.drop(key)}>
              {text('talk.drop')}
            </Button>
            {(failure === null || mayGoWell(failure) || (isConflict(failure) && !isClosed)) && (
              <Button small onClick={() => thread.sendAgain(key)}>
                <Shape path={RETRY} />
                {text('talk.sendAgain')}
              </Button>
            )}
          </span>
        )}
        {state === 'lost' && (
          <span className={styles.acts}>
            <Button small onClick={() => thread.sendAgain(key)}>
              {text('talk.check')}
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
  if (state === 'lost') return text('talk.lost');
  if (state !== 'failed') return text(isOnline ? 'talk.sending' : 'talk.waiting');
  // A message may be the value of another one.
  const reason = failure === null ? '' : text(reasonOf(failure));
  return text('talk.failed', { reason });
}

/** The conversation was closed when the message came. It may be open again. */
const isConflict = (failure: Failure): boolean => failure.kind === 'refused' && failure.refusal === 'conflict';

/** Why a message was rejected: a conflict and a missing record have words of their own. */
function reasonOf(failure: Failure): Message {
  if (failure.kind === 'refused' && failure.refusal === 'notFound') return { key: 'talk.gone', params: {} };
  if (isConflict(failure)) return { key: 'talk.isClosed', params: {} };
  return explainFailure(failure);
}
