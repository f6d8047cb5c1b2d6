// A conversation by itself: its messages and the place to write, over stores that a test holds in its hand.
import { type Failure, type FileContent, ok, type Result } from '@felles/core';
import type { CommandView } from '@felles/core/data';
import type { ComposerView } from '@felles/core/internal/workspace/chat/composers';
import type { ConversationFields } from '@felles/core/internal/workspace/chat/model';
import {
  AgreementConversations,
  ChatMessage,
  type ChatMode,
  type ChosenConversation,
  Conversation,
  type ConversationView,
  type PendingMessage,
} from '@felles/core/workspace/chat';
import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject, type Observable, of } from 'rxjs';
import { vi } from 'vitest';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import '../../../ui-react/src/i18n/every.ts';
import { ConversationPane } from '../../../ui-react/src/workspace/chat/ConversationPane.tsx';
import type { ChatServices } from '../../../ui-react/src/workspace/services.ts';
import { show } from './show.ts';

const AGREEMENT = AgreementConversations.parse({
  agreement: { id: 1, name: 'Rammeavtale', provider: { id: 9, name: 'Vestbygg' } },
  relations: [
    { person: { id: 2, first_name: 'Nina', last_name: 'Vik' }, contact: { id: 8, name: 'Nordvik Eiendom' } },
    {
      person: { id: 3, first_name: 'Kari', last_name: 'Nordmann' },
      contact: { id: 9, name: 'Vestbygg' },
      roles: [{ id: 1, title: 'Prosjektleder' }],
    },
  ],
});

const NINA = { id: 2, first_name: 'Nina', last_name: 'Vik' };
export const KARI = { id: 3, first_name: 'Kari', last_name: 'Nordmann' };

export const aMessage = (id: number, over: object = {}): ChatMessage =>
  ChatMessage.parse({
    id,
    conversation_id: 1,
    from: NINA,
    text: `Melding ${id}`,
    timestamp: `2026-11-19T08:${String(id % 60).padStart(2, '0')}:00Z`,
    status: 'SENT',
    sent_by_user: false,
    ...over,
  });

export const aPending = (over: Partial<PendingMessage> = {}): PendingMessage => ({
  key: 'k',
  text: 'Da bestiller jeg.',
  writtenAt: Date.UTC(2026, 10, 19, 8, 30),
  files: [],
  state: 'waiting',
  failure: null,
  ...over,
});

export const refusedWith = (status: number): Failure => ({
  kind: 'refused',
  refusal: status === 404 ? 'notFound' : status === 409 ? 'conflict' : status === 500 ? 'server' : 'generic',
  status,
  type: 'Error',
  message: 'words for developers',
});

interface Given {
  readonly mode?: ChatMode;
  readonly conversation?: object;
  readonly view?: Partial<ConversationView>;
  readonly composer?: Partial<ComposerView>;
  readonly online?: boolean;
  readonly attachment?: (id: number | string) => Observable<Result<FileContent>>;
}

/** A whole conversation on the page, with the calls of its stores. */
export function openConversation({
  mode = 'PUBLIC',
  conversation = {},
  view = {},
  composer = {},
  online = true,
  attachment,
}: Given = {}) {
  const view$ = new BehaviorSubject<ConversationView>({
    question: { mode, conversationId: '1' },
    messages: { status: 'ready', value: [] },
    pending: [],
    uploads: [],
    older: 'none',
    old: null,
    newFrom: null,
    ...view,
  });
  const composerView$ = new BehaviorSubject<ComposerView>({
    text: '',
    files: [],
    problem: null,
    maySend: false,
    ...composer,
  });
  const online$ = new BehaviorSubject(online);
  const changing$ = new BehaviorSubject<CommandView>({
    isSending: false,
    failure: null,
    isUncertain: false,
    rejections: 0,
  });
  const thread = {
    view$,
    ...{ open: vi.fn(), close: vi.fn(), retry: vi.fn(), fetchOlder: vi.fn() },
    ...{ read: vi.fn(), sendAgain: vi.fn(), drop: vi.fn() },
  };
  const sent: string[] = [];
  const written = {
    view$: composerView$,
    write(text: string) {
      composerView$.next({ ...composerView$.value, text, maySend: text.trim() !== '' });
    },
    attach: vi.fn(),
    remove: vi.fn(),
    send() {
      const { text, maySend } = composerView$.value;
      if (!maySend) return false;
      sent.push(text);
      composerView$.next({ text: '', files: [], problem: null, maySend: false });
      return true;
    },
  };
  const changes: ConversationFields[] = [];
  const services: Pick<ChatServices, 'attachment' | 'change' | 'online$'> = {
    attachment: attachment ?? (() => of(ok({ type: 'image/png', bytes: new Uint8Array([1]) }))),
    change: () => ({
      view$: changing$,
      run(fields) {
        changes.push(fields);
        return true;
      },
      ...{ reject: vi.fn(), inputChanged: vi.fn(), forget: vi.fn(), creation: null },
    }),
    online$,
  };
  const chosen: ChosenConversation = {
    of: AGREEMENT,
    mode,
    conversation: Conversation.parse({ id: 1, title: 'Avklaring vindusleveranse', closed: false, ...conversation }),
  };
  const page = (given: ChosenConversation) => (
    <TextsIn language="no">
      <MemoryRouter>
        <ConversationPane chosen={given} conversationStore={thread} composer={written} services={services} mayChange />
      </MemoryRouter>
    </TextsIn>
  );
  const draw = show(page(chosen));
  return {
    ...{ thread, composer: written, composerView$, changing$, sent, changes, online$ },
    screen: within(document.body),
    user: userEvent.setup(),
    /** The service or the outbox tells something new. */
    tell: (part: Partial<ConversationView>) => flushSync(() => view$.next({ ...view$.value, ...part })),
    say: (messages: readonly ChatMessage[]) =>
      flushSync(() => view$.next({ ...view$.value, messages: { status: 'ready', value: messages } })),
    change: (over: object) =>
      draw(page({ ...chosen, conversation: Conversation.parse({ ...chosen.conversation, ...over }) })),
  };
}
