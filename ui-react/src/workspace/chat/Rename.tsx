import { derive, type Load, loading } from '@felles/core';
import type { ChatStore, ChatView, ChosenConversation, TitleDraft } from '@felles/core/workspace/chat';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { useFormGuard, usePanel } from '../../kit/panels/panel-context.ts';
import { LoadedRecord } from '../../kit/states/Loaded.tsx';
import { useObservable } from '../../react/use-observable.ts';
import type { ChatServices } from '../services.ts';

interface RenameProps {
  readonly services: ChatServices;
  readonly store: ChatStore;
}

/** [W-CHAT-22] Another title for the chosen conversation. A title that another user sets meanwhile is shown as a choice. */
export function Rename({ services, store }: RenameProps) {
  const { close } = usePanel();
  const [form] = useState(() =>
    services.title(
      derive({ view: store.view$ }, ({ view: { chosen } }) => chosen?.conversation ?? null),
      close,
    ),
  );
  const view = useObservable(store.view$);
  const text = useText();
  useFormGuard(form, { key: 'chat.leavingTitle', params: {} });
  return (
    <LoadedRecord
      load={loadOfChosen(view)}
      words={{ some: text('chat.some'), all: text('chat.theOne') }}
      again={store.retry}
      missing={text('chat.gone')}
    >
      {() => <FormFields label={text('chat.renameForm')} form={form} fields={fieldsIn(text)} />}
    </LoadedRecord>
  );
}

/** One that has moved to the other list is on its way here. */
function loadOfChosen({ chosen, chosenId, missing, groups }: ChatView): Load<ChosenConversation | null> {
  if (chosen !== null || chosenId === null) return { status: 'ready', value: chosen };
  if (missing?.kind === 'gone') return { status: 'ready', value: null };
  if (missing?.kind === 'failed') return { status: 'failed', failure: missing.failure };
  return groups.status === 'failed' ? groups : loading;
}

const fieldsIn = (text: Text): readonly FieldOf<TitleDraft>[] => [
  { kind: 'text', name: 'title', label: text('chat.title'), autoComplete: 'off' },
];
