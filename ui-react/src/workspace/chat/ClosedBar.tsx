import { dayIn, dayMonth, type Upload } from '@felles/core';
import type { ChosenConversation, Composer, ConversationStore } from '@felles/core/workspace/chat';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { UploadRows } from '../../kit/parts/UploadRows.tsx';
import { LOCK } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import type { ChatServices } from '../services.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import styles from './ClosedBar.module.css';

interface ClosedBarProps {
  readonly chosen: ChosenConversation;
  readonly conversationStore: Pick<ConversationStore, 'sendAgain' | 'drop'>;
  readonly uploads: readonly Upload[];
  readonly composer: Pick<Composer, 'view$' | 'remove'>;
  readonly services: Pick<ChatServices, 'change'>;
  readonly mayReopen: boolean;
}

/** Shown for a closed conversation in place of the field to write in. An unsent text is not lost. */
export function ClosedBar({
  chosen: { conversation },
  conversationStore,
  uploads,
  composer,
  services,
  mayReopen,
}: ClosedBarProps) {
  const [reopening] = useState(() => services.change(conversation.id));
  const { isSending, failure } = useObservable(reopening.view$);
  const { text: typed, files } = useObservable(composer.view$);
  const text = useText();
  return (
    <div className={styles.bar}>
      <UploadRows
        label={text('conversation.uploads')}
        uploads={uploads}
        onStop={conversationStore.drop}
        onRetry={conversationStore.sendAgain}
      />
      <ChosenFiles files={files} onRemove={composer.remove} />
      {typed !== '' && (
        <div className={styles.kept}>
          <p className={styles.keptWords}>
            <b>{text('conversation.kept')}</b> <span dir="auto">{typed}</span>
          </p>
          <CopyButton small text={typed} label={text('conversation.copyKept')} />
        </div>
      )}
      <div role="note" className={styles.closed}>
        <Shape path={LOCK} />
        <p>
          <b>{text('conversation.closed')}</b>
          {closedWords(conversation, text)} {text('conversation.closedWords')}
        </p>
        {mayReopen && (
          <Button small busy={isSending} onClick={() => reopening.run({ closed: false }, () => undefined)}>
            {text('conversation.reopen')}
          </Button>
        )}
      </div>
      <div role="alert">
        {failure && (
          <p className={styles.failure}>
            <MessageText message={failure} />
          </p>
        )}
      </div>
    </div>
  );
}

/** By whom and when, as far as that is known, to the end of the sentence. */
function closedWords({ closed_by: name, closed_at: at }: ChosenConversation['conversation'], text: Text): string {
  const day = dayIn(at);
  if (name && day !== null) return ` ${text('conversation.closedByOn', { name, date: dayMonth(day) })}`;
  if (name) return ` ${text('conversation.closedBy', { name })}`;
  return day === null ? '.' : ` ${text('conversation.closedOn', { date: dayMonth(day) })}`;
}
