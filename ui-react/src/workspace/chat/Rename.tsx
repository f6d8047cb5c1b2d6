import { derive } from '@felles/core';
import type { ChatStore, TitleDraft } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useFormGuard, usePanel } from '../../kit/panels/panel-context.ts';
import { StateNote } from '../../kit/states/StateNote.tsx';
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
  const isThere = useObservable(store.view$).chosen !== null;
  const text = useText();
  useFormGuard(form, { key: 'chat.leavingTitle', params: {} });
  if (!isThere) return <StateNote icon={<Icon name="information" />} title={text('chat.gone')} />;
  return <FormFields label={text('chat.renameForm')} form={form} fields={fieldsIn(text)} />;
}

const fieldsIn = (text: Text): readonly FieldOf<TitleDraft>[] => [
  { kind: 'text', name: 'title', label: text('chat.title'), autoComplete: 'off' },
];
