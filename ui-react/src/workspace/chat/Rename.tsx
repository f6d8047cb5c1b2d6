import { type Load, loading } from '@felles/core';
import { derive } from '@felles/core/internal/shared/behavior';
import type { ChatStore, ChatView, ChosenConversation } from '@felles/core/workspace/chat';
import { useText } from '../../i18n/text.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useObservable } from '../../react/use-observable.ts';
import type { ChatServices } from '../services.ts';

interface RenameProps {
  readonly services: ChatServices;
  readonly store: ChatStore;
}

/** [W-CHAT-22] Another title for the chosen conversation. A title that another user sets meanwhile is shown as a choice. */
export function Rename({ services, store }: RenameProps) {
  const view = useObservable(store.view$);
  const text = useText();
  return (
    <PanelForm
      label={text('chat.renameForm')}
      make={({ close }) =>
        services.title(
          derive({ view: store.view$ }, ({ view: { chosen } }) => chosen?.conversation ?? null),
          close,
        )
      }
      fields={[{ kind: 'text', name: 'title', label: text('chat.title'), autoComplete: 'off' }]}
      leaving={{ key: 'chat.leavingTitle', params: {} }}
      record={{
        load: loadOfChosen(view),
        words: { some: text('chat.some'), all: text('chat.theOne') },
        again: store.retry,
        missing: text('chat.gone'),
      }}
    />
  );
}

/** One that has moved to the other list is on its way here. */
function loadOfChosen({ chosen, chosenId, missing, groups }: ChatView): Load<ChosenConversation | null> {
  if (chosen !== null || chosenId === null) return { status: 'ready', value: chosen };
  if (missing?.kind === 'gone') return { status: 'ready', value: null };
  if (missing?.kind === 'failed') return { status: 'failed', failure: missing.failure };
  return groups.status === 'failed' ? groups : loading;
}
