import { type Day, hourMinute, withoutOverrides } from '@felles/core';
import {
  type Attachment,
  type ChosenConversation,
  type Contents,
  fullName,
  initialsOf,
  isOn,
  senderPlace,
  type TalkRow,
  type ThreadStore,
} from '@felles/core/workspace';
import { memo } from 'react';
import { useText } from '../../i18n/text.ts';
import { Attachments } from './Attachments.tsx';
import { CopyText } from './CopyText.tsx';
import { dayWords } from './day-words.ts';
import { MessageText } from './MessageText.tsx';
import { Pending } from './Pending.tsx';
import { Status } from './Status.tsx';
import styles from './TalkRow.module.css';

export interface TalkRowProps {
  readonly row: TalkRow;
  readonly chosen: ChosenConversation;
  readonly today: Day;
  readonly isOnline: boolean;
  readonly thread: Pick<ThreadStore, 'sendAgain' | 'drop'>;
  readonly contents: Contents;
  readonly onOpen: (attachment: Attachment) => void;
  /** The user folds or unfolds the message. */
  readonly onFold: () => void;
}

/** One message with the lines above it. */
export const TalkRowView = memo(({ row, chosen, today, isOnline, thread, contents, onOpen, onFold }: TalkRowProps) => {
  const text = useText();
  const { message, pending, isOwn, at, day, isFirstNew, begins, ends, status } = row;
  const sender = message?.from ?? {};
  const name = isOwn ? text('talk.you') : withoutOverrides(fullName(sender)) || text('talk.unknownSender');
  const place = message !== null && !isOwn ? senderPlace(chosen.of, chosen.mode, message) : '';
  const time = at === null ? '' : hourMinute(at / 1_000);
  const words = message?.text ?? pending?.text ?? '';
  return (
    <div className={styles.row} data-mode={chosen.mode} data-begins={begins || undefined}>
      {day !== null && <p className={styles.line}>{dayWords(day, today, text)}</p>}
      {isFirstNew && (
        <p className={styles.line} data-new>
          {text('talk.new')}
        </p>
      )}
      <article
        aria-label={text('talk.nameAndTime', { name, time })}
        className={styles.message}
        data-own={isOwn || undefined}
        data-ends={ends || undefined}
        data-state={pending?.state}
      >
        {begins && (
          <p className={styles.who}>
            {isOwn ? name : <b dir="auto">{name}</b>} {place !== '' && <span dir="auto">{place}</span>}
            {time !== '' && ` · ${time}`}
          </p>
        )}
        {!isOwn && ends && (
          <span className={styles.letters} data-tone={toneOf(sender.id)} aria-hidden="true">
            {initialsOf(sender)}
          </span>
        )}
        {words !== '' && (
          <div className={styles.beside}>
            <div className={styles.bubble}>
              <MessageText text={words} onFold={onFold} />
            </div>
            <CopyText text={words} />
          </div>
        )}
        {message !== null && (
          <Attachments attachments={message.attachments ?? []} contents={contents} onOpen={onOpen} />
        )}
        {status !== null && <Status status={status} />}
        {pending !== null && (
          <Pending pending={pending} isOnline={isOnline} isClosed={isOn(chosen.conversation.closed)} thread={thread} />
        )}
      </article>
    </div>
  );
});

/** How many looks senders have, so that they are told apart at a glance. */
const TONES = 5;

const toneOf = (id: number | string | null | undefined): number => {
  const sum = [...String(id ?? '')].reduce((so, letter) => so * 31 + letter.charCodeAt(0), 7);
  return (Math.abs(sum) % TONES) + 1;
};
