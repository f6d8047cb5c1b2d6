import '../../i18n/catalogs/conversation.ts';
import { isOn, type Load } from '@felles/core';
import { createContents } from '@felles/core/internal/workspace/chat/contents';
import type {
  Attachment,
  ChatMessage,
  ChosenConversation,
  Composer,
  ConversationStore,
  PickedChatFile,
} from '@felles/core/workspace/chat';
import { type DragEvent, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchOf } from '../../browser/address.ts';
import { pickedForChat } from '../../browser/redraw.ts';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../kit/Icon.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import type { ChatServices } from '../services.ts';
import { AttachmentWindow } from './AttachmentWindow.tsx';
import { ClosedBar } from './ClosedBar.tsx';
import { ComposerField } from './ComposerField.tsx';
import styles from './ConversationPane.module.css';
import { Messages } from './Messages.tsx';

/** Before the id of an attachment in the address. */
const ATTACHMENT = 'attachment.';

interface ConversationPaneProps {
  readonly chosen: ChosenConversation;
  readonly conversationStore: ConversationStore;
  readonly composer: Composer;
  readonly services: Pick<ChatServices, 'attachment' | 'change' | 'online$'>;
  /** Whether the user may change the conversation. To write in it is another right. */
  readonly mayChange: boolean;
}

/** [W-CHAT-01] The messages of the chosen conversation, and the place to write the next one. */
export function ConversationPane({ chosen, conversationStore, composer, services, mayChange }: ConversationPaneProps) {
  const view = useObservable(conversationStore.view$);
  const [contents] = useState(() => createContents(services.attachment));
  const [shown, show] = usePanelWord();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = useText();
  useOpen(conversationStore);
  const isClosed = isOn(chosen.conversation.closed);
  const { isOver, ...drop } = useFileDrop(isClosed ? null : composer.attach);

  const opened = attachmentAt(shown, view.messages);
  const onOpen = useCallback(({ attachment_id: id }: Attachment) => show(ATTACHMENT + id), [show]);

  // The stores follow the address, and the choice follows the list: nothing is shown, or written, between the two.
  if (view.question?.mode !== chosen.mode || view.question.conversationId !== chosen.conversation.id)
    return <div className={styles.conversation} />;
  return (
    <div className={styles.conversation} data-mode={chosen.mode} {...drop}>
      <div className={styles.loaded}>
        <LoadedContent
          load={view.messages}
          words={{ some: text('conversation.some'), all: text('conversation.all') }}
          again={conversationStore.retry}
          old={view.old}
          isEmpty={(messages) => messages.length + view.pending.length === 0}
          empty={<StateNote icon={<Icon name="mail" />} title={text('conversation.none')} />}
        >
          {(messages) => (
            <Messages
              // Another conversation is read from its own place.
              key={`${view.question?.mode} ${view.question?.conversationId}`}
              chosen={chosen}
              messages={messages}
              view={view}
              conversationStore={conversationStore}
              contents={contents}
              online$={services.online$}
              onOpen={onOpen}
            />
          )}
        </LoadedContent>
      </div>
      {isClosed ? (
        <ClosedBar
          chosen={chosen}
          conversationStore={conversationStore}
          uploads={view.uploads}
          composer={composer}
          services={services}
          mayReopen={mayChange}
        />
      ) : (
        <ComposerField
          field={field}
          chosen={chosen}
          conversationStore={conversationStore}
          uploads={view.uploads}
          composer={composer}
          online$={services.online$}
        />
      )}
      {isOver && <p className={styles.over}>{text('conversation.dropHere')}</p>}
      {opened && <AttachmentWindow attachment={opened} services={services} onClose={() => show(null)} />}
    </div>
  );
}

/** The attachment that the address names; null where none is named, or where its message is not here. */
function attachmentAt(shown: string | null, load: Load<readonly ChatMessage[]>): Attachment | null {
  if (!shown?.startsWith(ATTACHMENT) || load.status !== 'ready') return null;
  const all = load.value.flatMap(({ attachments }) => attachments ?? []);
  return all.find(({ attachment_id: id }) => ATTACHMENT + id === shown) ?? null;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Takes files that are dropped on an element; null where no files are accepted. */
function useFileDrop(take: ((files: readonly PickedChatFile[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (take === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent) {
      if (take === null || !hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files].map(pickedForChat));
    },
  };
}

/** The parameter of the address for a panel above a conversation. */
const SHOW = 'show';

/** The history entry remembers that the entry before is the conversation alone. */
const SHOWN_HERE = { state: 'shown' };

/** The panel above the conversation, by its word in the address. It is an entry of the history, so Back closes it. */
export function usePanelWord(): readonly [string | null, (word: string | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const show = useCallback(
    (word: string | null): void => {
      const to = pathname + searchOf({ [SHOW]: word ?? undefined }, search);
      if (word !== null) navigate(to, SHOWN_HERE);
      else if (state === SHOWN_HERE.state) navigate(-1);
      else navigate(to, { replace: true });
    },
    [navigate, pathname, search, state],
  );
  return [new URLSearchParams(search).get(SHOW), show];
}
