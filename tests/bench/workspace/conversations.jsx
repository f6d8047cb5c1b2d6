// A conversation of ten thousand messages, and a bare list of the same virtual-list library with the same bubbles.

import { createContents } from '@felles/core/internal/workspace/chat/contents';
import { ChatMessage, messageRows } from '@felles/core/workspace';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { BehaviorSubject, of } from 'rxjs';
import '../../../ui-react/src/i18n/catalogs/conversation.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { MessageRowView } from '../../../ui-react/src/workspace/chat/MessageRowView.tsx';
import { Messages } from '../../../ui-react/src/workspace/chat/Messages.tsx';
import { STRIDE } from './plain-rows.jsx';

const SENDERS = [
  { id: 1, first_name: 'Ola', last_name: 'Hagen' },
  { id: 2, first_name: 'Nina', last_name: 'Vik' },
  { id: 3, first_name: 'Kari', last_name: 'Nordmann' },
];
const BEGAN = Date.UTC(2026, 0, 1);
const MESSAGES = Array.from({ length: 10_000 }, (_, at) =>
  ChatMessage.parse({
    id: at,
    conversation_id: 1,
    text: `${'Ny levering blir uke 49, uten merkostnad. '.repeat(1 + (at % 4))}https://felles.example/${at}`,
    timestamp: new Date(BEGAN + at * 1_800_000).toISOString(),
    from: SENDERS[at % 3],
    sent_by_user: at % 3 === 0,
    status: 'READ',
  }),
);
const VIEW = {
  question: { mode: 'PUBLIC', conversationId: '1' },
  messages: { status: 'ready', value: MESSAGES },
  pending: [],
  uploads: [],
  older: 'none',
  old: null,
  newFrom: null,
};
const CHOSEN = { of: { agreement: { id: 1 } }, mode: 'PUBLIC', conversation: { id: 1 } };
const NOTHING = () => undefined;
const STORE = { fetchOlder: NOTHING, read: NOTHING, sendAgain: NOTHING, drop: NOTHING };
const ONLINE = new BehaviorSubject(true);
const PLACE = { height: 900, display: 'flex', flexDirection: 'column' };

/** Towards the beginning: a conversation is read from its end. */
const scrolled = () => {
  const list = document.querySelector('[data-scrolls], section');
  list.scrollTop -= STRIDE;
  list.dispatchEvent(new Event('scroll'));
  return true;
};

export const mountTalk = () => ({
  draw: () => (
    <TextsIn language="no">
      <div style={PLACE}>
        <Messages
          chosen={CHOSEN}
          messages={MESSAGES}
          view={VIEW}
          conversationStore={STORE}
          contents={createContents(() => of())}
          online$={ONLINE}
          onOpen={NOTHING}
        />
      </div>
    </TextsIn>
  ),
  change: scrolled,
});

export const mountBubbles = () => ({ draw: () => <Bubbles />, change: scrolled });

const CONTENTS = createContents(() => of());

function Bubbles() {
  const scroll = useRef(null);
  const rows = useRef(null);
  rows.current ??= messageRows({ messages: MESSAGES, pending: [], newFrom: null });
  const near = useVirtualizer({
    count: MESSAGES.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => 72,
    overscan: 8,
    initialOffset: 72 * MESSAGES.length,
  });
  return (
    <TextsIn language="no">
      <div ref={scroll} data-scrolls style={{ height: 900, overflow: 'auto' }}>
        <div style={{ position: 'relative', height: near.getTotalSize() }}>
          {near.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              data-index={index}
              ref={near.measureElement}
              style={{ position: 'absolute', insetInline: 0, transform: `translateY(${start}px)` }}
            >
              <MessageRowView
                row={rows.current[index]}
                chosen={CHOSEN}
                today={20_700}
                isOnline
                conversationStore={STORE}
                contents={CONTENTS}
                onOpen={NOTHING}
                onFold={NOTHING}
              />
            </div>
          ))}
        </div>
      </div>
    </TextsIn>
  );
}
