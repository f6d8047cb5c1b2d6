import { type Day, dayMonth, hourMinute, isoInstant } from '@felles/core';
import { type Conversation, firstWords, isOn, lastWritten, unreadOf, whenOf } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Hidden } from '../../kit/Hidden.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { LOCK } from '../../kit/shapes.ts';
import { conversationOf } from '../paths.ts';
import styles from './ConversationRow.module.css';

interface ConversationRowProps {
  readonly conversation: Conversation;
  /** What the list asks for, as it stands in the address. */
  readonly search: string;
  readonly isChosen?: boolean;
  readonly today: Day;
}

/** [W-CHAT-02] A conversation in a list: its title, its newest message, and how much of it is not read. */
export function ConversationRow({ conversation, search, isChosen = false, today }: ConversationRowProps) {
  const text = useText();
  const instant = lastWritten(conversation);
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
      <span className={styles.words} dir="auto">
        {lineOf(conversation, text)}
      </span>
      <span className={styles.end}>
        {unread > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{unread}</span>
            <Hidden> {text('chat.unread', { count: unread })}</Hidden>
          </span>
        )}
        {isOn(conversation.closed) && (
          <>
            <Shape path={LOCK} />
            <Hidden>{text('chat.closed')}</Hidden>
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
      return hourMinute(when.instant / 1_000);
    case 'yesterday':
      return text('chat.yesterday');
    case 'weekday':
      return text('chat.weekday', { day: text(`day.short.${when.weekday}`) });
    case 'day':
      return dayMonth(when.day);
  }
}

/** Who has written last, and what. */
function lineOf(conversation: Conversation, text: Text): string {
  const { most_recent_message: message } = conversation;
  if (!message) return text('chat.silent');
  const words = firstWords(conversation) || text('chat.files');
  const name = isOn(message.sent_by_user) ? text('chat.you') : (message.from?.first_name ?? '');
  return name === '' ? words : text('chat.said', { name, words });
}
