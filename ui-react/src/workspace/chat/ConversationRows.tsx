import type { Entry } from '@felles/core/data';
import { type ChatEdit, type ChatMode, type Conversation, unsentIn } from '@felles/core/workspace/chat';
import { useToday } from '../../react/use-clock.ts';
import { ConversationRow } from './ConversationRow.tsx';

interface ConversationRowsProps {
  readonly conversations: readonly Conversation[];
  readonly mode: ChatMode;
  /** The search of the list, as it is written in the address. */
  readonly search: string;
  readonly chosenId?: string | null;
  /** The user's unsent texts, in any conversation. */
  readonly unsent: readonly Entry<ChatEdit>[];
}

/** The conversations of one agreement. */
export function ConversationRows({ conversations, mode, search, chosenId = null, unsent }: ConversationRowsProps) {
  const today = useToday();
  return (
    <ul>
      {conversations.map((conversation) => (
        <li key={conversation.id} data-conversation={conversation.id}>
          <ConversationRow
            conversation={conversation}
            search={search}
            isChosen={conversation.id === chosenId}
            today={today}
            unsent={unsentIn(unsent, { mode, conversationId: conversation.id })}
          />
        </li>
      ))}
    </ul>
  );
}
