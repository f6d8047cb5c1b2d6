import styles from './MessageRowView.module.css';
import '../../i18n/catalogs/days.ts';
import { type Day, hourMinute, isOn, isoDate, weekdayOf } from '@felles/core';
import { withoutOverrides } from '@felles/core/internal/shared/text-direction';
import {
  type Attachment,
  type ChosenConversation,
  type Contents,
  type ConversationStore,
  type MessageRow,
  type MessageStatus,
  senderPlace,
} from '@felles/core/workspace/chat';
import { fullName, initialsOf } from '@felles/core/workspace/persons';
import { memo } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Attachments } from './Attachments.tsx';
import { CopyText } from './CopyText.tsx';
import { MessageText } from './MessageText.tsx';
import { Pending } from './Pending.tsx';

export interface MessageRowProps {
  readonly row: MessageRow;
  readonly chosen: ChosenConversation;
  readonly today: Day;
  readonly isOnline: boolean;
  readonly conversationStore: Pick<ConversationStore, 'sendAgain' | 'drop'>;
  readonly contents: Contents;
  readonly onOpen: (attachment: Attachment) => void;
  /** The user folds or unfolds the message. */
  readonly onFold: () => void;
}

/** One message with the lines above it. */
export const MessageRowView = memo(
  ({ row, chosen, today, isOnline, conversationStore, contents, onOpen, onFold }: MessageRowProps) => {
    const text = useText();
    const { message, pending, isOwn, at, day, isFirstNew, begins, ends, status } = row;
    const sender = message?.from ?? {};
    const name = isOwn
      ? text('conversation.you')
      : withoutOverrides(fullName(sender)) || text('conversation.unknownSender');
    const place = message !== null && !isOwn ? senderPlace(chosen.of, chosen.mode, message) : '';
    const time = at === null ? '' : hourMinute(at);
    const words = message?.text ?? pending?.text ?? '';
    return (
      <div className={styles.row} data-mode={chosen.mode} data-begins={begins || undefined}>
        {day !== null && <p className={styles.line}>{dayWords(day, today, text)}</p>}
        {isFirstNew && (
          <p className={styles.line} data-new>
            {text('conversation.newMessages')}
          </p>
        )}
        <article
          aria-label={text('conversation.nameAndTime', { name, time })}
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
            <Pending
              pending={pending}
              isOnline={isOnline}
              isClosed={isOn(chosen.conversation.closed)}
              conversationStore={conversationStore}
            />
          )}
        </article>
      </div>
    );
  },
);

/** The number of looks for senders, to distinguish them at a glance. */
const TONES = 5;

const toneOf = (id: string | null | undefined): number => {
  const sum = [...(id ?? '')].reduce((so, letter) => so * 31 + letter.charCodeAt(0), 7);
  return (Math.abs(sum) % TONES) + 1;
};

const WORDS = { SENT: 'conversation.sent', DELIVERED: 'conversation.delivered', READ: 'conversation.read' } as const;

/** The progress of an own message. */
function Status({ status }: { readonly status: MessageStatus }) {
  const text = useText();
  return (
    <p className={styles.status}>
      <Icon name="check" />
      {text(WORDS[status])}
    </p>
  );
}

/** A day above the messages of it: near days by their name, others by their date, of another year with the year. */
function dayWords(day: Day, today: Day, text: Text): string {
  const ago = today - day;
  if (ago === 0) return text('conversation.today');
  if (ago === 1) return text('conversation.yesterday');
  if (ago > 1 && ago < 7) return capitalized(text(`day.${weekdayOf(day)}`));
  const [year, month = 1, date = 1] = isoDate(day).split('-').map(Number);
  const [thisYear] = isoDate(today).split('-').map(Number);
  // A month of a date is one of the twelve that have a name.
  const words = { day: date, month: text(`month.${month as 1}`) };
  return year === thisYear
    ? text('conversation.date', words)
    : text('conversation.dateOfYear', { ...words, year: String(year) });
}

const capitalized = (words: string): string => words.charAt(0).toLocaleUpperCase('nb') + words.slice(1);
