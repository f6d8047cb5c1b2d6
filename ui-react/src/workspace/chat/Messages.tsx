import type { Behavior } from '@felles/core';
import {
  type Attachment,
  type ChatMessage,
  type ChosenConversation,
  type Contents,
  type ConversationStore,
  type ConversationView,
  type MessageRow,
  messageRows,
} from '@felles/core/workspace/chat';
import { fullName } from '@felles/core/workspace/persons';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { useRowsToEnd } from '../../kit/list/use-rows-to-end.ts';
import { ARROW_DOWN } from '../../kit/shapes.ts';
import { useToday } from '../../react/use-clock.ts';
import { useObservable } from '../../react/use-observable.ts';
import { MessageRowView } from './MessageRowView.tsx';
import styles from './Messages.module.css';
import { OlderMessages } from './OlderMessages.tsx';
import { useReading } from './use-reading.ts';

interface MessagesProps {
  readonly chosen: ChosenConversation;
  readonly messages: readonly ChatMessage[];
  readonly view: ConversationView;
  readonly conversationStore: ConversationStore;
  readonly contents: Contents;
  readonly online$: Behavior<boolean>;
  readonly onOpen: (attachment: Attachment) => void;
}

/** A message of two lines, with the space around it. */
const USUAL_HEIGHT = 72;
/** The space above the first message, with room for the state of older ones, and below the last one. */
const ABOVE = 44;
const BELOW = 20;
/** So near to the first message older ones are asked for (pixels). */
const SOON = 800;

/** The messages by day. However many there are, only those near the view are drawn. */
export function Messages({ chosen, messages, view, conversationStore, contents, online$, onOpen }: MessagesProps) {
  const { pending, newFrom, older } = view;
  const rows = useMemo(() => messageRows({ messages, pending, newFrom }), [messages, pending, newFrom]);
  const scroll = useRef<HTMLDivElement>(null);
  const isOnline = useObservable(online$);
  const today = useToday();
  const text = useText();
  // A message that is unfolded at the end is read from where it was unfolded.
  const [unfoldedAmong, setUnfoldedAmong] = useState<readonly MessageRow[] | null>(null);
  const onFold = useCallback(() => setUnfoldedAmong(rows), [rows]);
  const firstNew = useMemo(() => rows.findIndex(({ isFirstNew }) => isFirstNew), [rows]);
  // A new function would make the list check each of its rows again.
  const keyOf = useCallback((at: number) => rows[at]?.key ?? '', [rows]);
  const near = useRowsToEnd({
    scroll,
    count: rows.length,
    keyOf,
    height: USUAL_HEIGHT,
    above: ABOVE,
    below: BELOW,
    opensAt: firstNew === -1 ? null : firstNew,
    staysAtEnd: unfoldedAmong !== rows,
  });
  const shown = near.getVirtualItems();
  const { hasNew, isAtEnd } = useSeen(rows, near, firstNew === -1);
  const announcement = useAnnouncement(rows);
  useReading(rows, near, conversationStore);

  const firstShown = shown[0]?.index;
  useEffect(() => {
    // The position is read here: when the list is drawn first, it is not scrolled to its place yet.
    const isNear = firstShown !== undefined && (scroll.current?.scrollTop ?? SOON) < SOON;
    if (isNear && older === 'more') conversationStore.fetchOlder();
  }, [firstShown, older, conversationStore]);

  // The user's own new message is brought into view.
  const written = pending.at(-1)?.key ?? null;
  const before = useRef(written);
  useEffect(() => {
    if (written !== null && written !== before.current) near.scrollToEnd();
    before.current = written;
  }, [written, near]);

  // The browser's own scrolling ends too early where rows turn out higher than estimated.
  function onKeyDown(event: KeyboardEvent): void {
    if ((event.key !== 'Home' && event.key !== 'End') || event.target !== event.currentTarget) return;
    event.preventDefault();
    if (event.key === 'Home') near.scrollToOffset(0);
    else near.scrollToEnd();
  }

  return (
    <div className={styles.place}>
      <section
        ref={scroll}
        aria-label={text('conversation.region')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys
        tabIndex={0}
        className={styles.scroll}
        onKeyDown={onKeyDown}
      >
        <div
          // New messages are announced beside the list: here, older ones would be read out on scrolling as well.
          role="log"
          aria-live="off"
          aria-label={text('conversation.log')}
          className={styles.rows}
          style={{ height: near.getTotalSize() }}
        >
          <OlderMessages older={older} again={conversationStore.fetchOlder} />
          {shown.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={near.measureElement}
                  data-index={index}
                  className={styles.row}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <MessageRowView
                    row={row}
                    chosen={chosen}
                    today={today}
                    isOnline={isOnline}
                    conversationStore={conversationStore}
                    contents={contents}
                    onOpen={onOpen}
                    onFold={onFold}
                  />
                </div>
              )
            );
          })}
        </div>
      </section>
      <HiddenStatus>{announcement}</HiddenStatus>
      {!isAtEnd && (
        <div className={styles.toEnd}>
          <Button small kind={hasNew ? 'primary' : 'secondary'} onClick={() => near.scrollToEnd()}>
            {text(hasNew ? 'conversation.newMessages' : 'conversation.toEnd')}
            <Shape path={ARROW_DOWN} />
          </Button>
        </div>
      )}
    </div>
  );
}

/** How much of a message is read out at once. */
const HEARD = 300;

/** The announcements of new messages: those of others, after the last one that was there. */
function useAnnouncement(rows: readonly MessageRow[]): string {
  const [words, setWords] = useState('');
  const text = useText();
  const known = useRef<string | null>(null);
  useEffect(() => {
    const last = rows.findLast(({ message }) => message !== null)?.key ?? null;
    const before = known.current;
    known.current = last;
    if (before === null || before === last) return;
    const from = rows.findIndex(({ key }) => key === before);
    const messages =
      from === -1 ? [] : rows.slice(from + 1).flatMap(({ message, isOwn }) => (isOwn ? [] : (message ?? [])));
    const [only] = messages;
    if (messages.length > 1) setWords(text('conversation.saidMany', { count: messages.length }));
    else if (only) {
      const name = fullName(only.from ?? {}) || text('conversation.unknownSender');
      setWords(
        text('conversation.said', {
          name,
          words: (only.text ?? '').slice(0, HEARD) || text('conversation.attachments'),
        }),
      );
    }
  }, [rows, text]);
  return words;
}

type Near = Pick<ReturnType<typeof useRowsToEnd>, 'isAtEnd' | 'isScrolling' | 'scrollDirection'>;

/** Whether the reader is at the end, and whether others have written since the reader was there. */
function useSeen(rows: readonly MessageRow[], near: Near, opensAtEnd: boolean) {
  const last = rows.at(-1)?.key ?? null;
  const [seen, setSeen] = useState(last);
  const [isAtEnd, setAtEnd] = useState(true);
  /** On its way to the end the list may find that rows are higher than estimated. It has arrived once it rests. */
  const way = useRef<'before' | 'going' | 'there'>(opensAtEnd ? 'before' : 'there');
  // The position of the view is known only after the rows are laid out.
  useEffect(() => {
    if (near.scrollDirection === 'backward' || (way.current === 'going' && !near.isScrolling)) way.current = 'there';
    else if (way.current === 'before' && near.isScrolling) way.current = 'going';
    if (way.current !== 'there') return;
    const isThere = near.isAtEnd();
    setAtEnd(isThere);
    if (isThere) setSeen(last);
  });
  return { isAtEnd, hasNew: !isAtEnd && othersAfter(rows, seen) };
}

function othersAfter(rows: readonly MessageRow[], seen: string | null): boolean {
  const from = rows.findLastIndex(({ key }) => key === seen);
  return from !== -1 && rows.slice(from + 1).some(({ isOwn }) => !isOwn);
}
