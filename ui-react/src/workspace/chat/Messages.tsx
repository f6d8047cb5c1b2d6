import type { Behavior } from '@felles/core';
import {
  type Attachment,
  type ChatMessage,
  type ChosenConversation,
  type Contents,
  type ThreadStore,
  type ThreadView,
  talkRows,
} from '@felles/core/workspace';
import { useEffect, useMemo, useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { Heard } from '../../kit/Heard.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { useRowsToEnd } from '../../kit/list/use-rows-to-end.ts';
import { ARROW_DOWN } from '../../kit/shapes.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useToday } from '../../react/use-today.ts';
import styles from './Messages.module.css';
import { OlderMessages } from './OlderMessages.tsx';
import { TalkRowView } from './TalkRowView.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useReading } from './use-reading.ts';
import { useSeen } from './use-seen.ts';

interface MessagesProps {
  readonly chosen: ChosenConversation;
  readonly messages: readonly ChatMessage[];
  readonly view: ThreadView;
  readonly thread: ThreadStore;
  readonly contents: Contents;
  readonly online$: Behavior<boolean>;
  readonly onOpen: (attachment: Attachment) => void;
}

/** A message of two lines, with the space around it. */
const USUAL_HEIGHT = 72;
/** The space above the first message, with room for what is said of older ones, and below the last one. */
const ABOVE = 44;
const BELOW = 20;
/** So many messages before the first one that is there, older ones are asked for. */
const SOON = 10;

/** The messages by day. However many there are, only those near the view are drawn. */
export function Messages({ chosen, messages, view, thread, contents, online$, onOpen }: MessagesProps) {
  const { pending, newFrom, older } = view;
  const rows = useMemo(() => talkRows({ messages, pending, newFrom }), [messages, pending, newFrom]);
  const scroll = useRef<HTMLDivElement>(null);
  const isOnline = useObservable(online$);
  const today = useToday();
  const text = useText();
  const firstNew = rows.findIndex(({ isFirstNew }) => isFirstNew);
  const near = useRowsToEnd({
    scroll,
    count: rows.length,
    keyOf: (at) => rows[at]?.key ?? '',
    height: USUAL_HEIGHT,
    above: ABOVE,
    below: BELOW,
    first: firstNew === -1 ? null : firstNew,
  });
  const shown = near.getVirtualItems();
  const { hasNew, isAtEnd } = useSeen(rows, near);
  const announcement = useAnnouncement(rows);
  useReading(rows, near, thread);

  const isNearOldest = near.range !== null && near.scrollOffset !== null && near.range.startIndex < SOON;
  useEffect(() => {
    if (isNearOldest && older === 'more') thread.fetchOlder();
  }, [isNearOldest, older, thread]);

  // What the user has just written is looked at.
  const written = pending.at(-1)?.key ?? null;
  const before = useRef(written);
  useEffect(() => {
    if (written !== null && written !== before.current) near.scrollToEnd();
    before.current = written;
  }, [written, near]);

  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keys */}
      <section ref={scroll} aria-label={text('talk.region')} tabIndex={0} className={styles.scroll}>
        <div
          // What comes is told beside the list: here, what is scrolled to would be read out as well.
          role="log"
          aria-live="off"
          aria-label={text('talk.log')}
          className={styles.rows}
          style={{ height: near.getTotalSize() }}
        >
          <OlderMessages older={older} again={thread.fetchOlder} />
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
                  <TalkRowView
                    row={row}
                    chosen={chosen}
                    today={today}
                    isOnline={isOnline}
                    thread={thread}
                    contents={contents}
                    onOpen={onOpen}
                  />
                </div>
              )
            );
          })}
        </div>
      </section>
      <Heard>{announcement}</Heard>
      {!isAtEnd && (
        <div className={styles.toEnd}>
          <Button small kind={hasNew ? 'primary' : 'secondary'} onClick={() => near.scrollToEnd()}>
            {text(hasNew ? 'talk.new' : 'talk.toEnd')}
            <Shape path={ARROW_DOWN} />
          </Button>
        </div>
      )}
    </div>
  );
}
