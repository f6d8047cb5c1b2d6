import { type Day, dayMonth, hourMinute, isOn, isoDate, isoInstant } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import {
  type Conversation,
  firstWords,
  inOneLine,
  lastWritten,
  type UnsentInRow,
  unreadOf,
  whenOf,
} from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { HiddenText } from '../../kit/HiddenText.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { HOURGLASS, LOCK } from '../../kit/shapes.ts';
import { conversationOf } from '../paths.ts';
import styles from './ConversationRow.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  /** The search of the list, as it is written in the address. */
  readonly search: string;
  readonly isChosen?: boolean;
  readonly today: Day;
  /** The user's unsent text in it. */
  readonly unsent: UnsentInRow | null;
}

/** [W-CHAT-02] A conversation in a list: its title, its newest message, and its number of unread messages. */
export function ConversationRow({ conversation, search, isChosen = false, today, unsent }: ConversationRowProps) {
  const text = useText();
  const instant = unsent?.newest?.writtenAt ?? lastWritten(conversation);
  const unread = unreadOf(conversation);
  return (
    <PageLink
      to={conversationOf(conversation.id) + search}
      className={styles.row}
      aria-current={isChosen || undefined}
      data-unread={unread > 0 || undefined}
    >
      <b className={styles.title} dir="auto">
        {conversation.title?.trim() || text('chat.untitled')}
      </b>
      {instant !== null && (
        <time className={styles.when} dateTime={isoInstant(instant)}>
          {whenWords(instant, today, text)}
        </time>
      )}
      <span className={`${layout.ellipsis} ${styles.words}`} dir="auto">
        {lineOf(conversation, unsent, text)}
      </span>
      <span className={styles.end}>
        {unsent?.isRefused && (
          <span className={styles.refused}>
            <Icon name="alert" />
            <HiddenText>{text('chat.refused')}</HiddenText>
          </span>
        )}
        {unsent?.isWaiting && (
          <span className={styles.waiting}>
            <Shape path={HOURGLASS} />
            <HiddenText>{text('chat.waiting')}</HiddenText>
          </span>
        )}
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread}</span>
            <HiddenText> {text('chat.unread', { count: unread })}</HiddenText>
          </span>
        )}
        {isOn(conversation.closed) && (
          <>
            <Shape path={LOCK} />
            <HiddenText>{text('chat.closed')}</HiddenText>
          </>
        )}
      </span>
    </PageLink>
  );
}

function whenWords(instant: number, today: Day, text: Text): string {
  const when = whenOf(instant, today);
  switch (when.kind) {
    case 'time':
      return hourMinute(when.instant);
    case 'yesterday':
      return text('chat.yesterday');
    case 'weekday':
      return text('chat.weekday', { day: text(`day.short.${when.weekday}`) });
    case 'day':
      return isSameYear(when.day, today) ? dayMonth(when.day) : dayMonthYear(when.day);
  }
}

const isSameYear = (one: Day, other: Day): boolean => isoDate(one).slice(0, 4) === isoDate(other).slice(0, 4);

/** The sender and the text of the last message. */
function lineOf(conversation: Conversation, unsent: UnsentInRow | null, text: Text): string {
  if (unsent?.newest)
    return text('chat.said', { name: text('chat.you'), words: inOneLine(unsent.newest.text) || text('chat.files') });
  const { most_recent_message: message } = conversation;
  if (!message) return text('chat.silent');
  const words = firstWords(conversation) || text('chat.files');
  const name = isOn(message.sent_by_user) ? text('chat.you') : (message.from?.first_name ?? '');
  return name === '' ? words : text('chat.said', { name, words });
}
