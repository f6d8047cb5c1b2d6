import type { Load } from '@felles/core';
import { readNewConversation, storedNewConversation } from '@felles/core/internal/workspace/chat/form';
import {
  type AgreementConversations,
  CHAT_MODES,
  type ChatMode,
  companiesOf,
  type NewConversationDraft,
  sidesOf,
} from '@felles/core/workspace/chat';
import { useRef } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { RadioCards } from '../../kit/form/RadioCards.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { LOCK, PEOPLE } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import type { ChatServices } from '../services.ts';

interface NewConversationProps {
  readonly services: ChatServices;
  readonly agreements: Load<readonly AgreementConversations[]>;
  /** The values chosen when it opens. */
  readonly start: NewConversationDraft;
  readonly again: () => void;
  readonly onCreated: (id: string, mode: ChatMode) => void;
}

/** [W-CHAT-26] A conversation to begin, once the agreements are there. */
export function NewConversation({ services, agreements, start, again, onCreated }: NewConversationProps) {
  const { keepsOpen } = usePanel();
  const isKept = useRef(keepsOpen);
  isKept.current = keepsOpen;
  const text = useText();
  return (
    <LoadedContent
      load={agreements}
      words={{ some: text('chat.some'), all: text('chat.all') }}
      again={again}
      isEmpty={(all) => all.length === 0}
      empty={<StateNote title={text('chat.noAgreements')}>{text('chat.noAgreementsWords')}</StateNote>}
    >
      {(all) => {
        const chosenIn = ({ agreement_id: id }: NewConversationDraft) =>
          all.find(({ agreement }) => agreement.id === id) ?? null;
        return (
          <PanelForm
            label={text('chat.newForm')}
            make={({ created }) =>
              services.creation(start, ({ id }, { mode }) => {
                if (isKept.current || mode === '') created();
                else onCreated(id, mode);
              })
            }
            fields={(values) => fieldsIn(all, chosenIn(values), text)}
            leaving={{ key: 'chat.leaving', params: {} }}
            draft={{ name: 'conversation', read: readNewConversation, stored: storedNewConversation }}
            creates
            saveWords={({ mode }) => text(mode === 'INTERNAL' ? 'chat.create.INTERNAL' : 'chat.create.PUBLIC')}
            note={(values) => values.mode !== '' && <ModeNote mode={values.mode} of={chosenIn(values)} />}
          />
        );
      }}
    </LoadedContent>
  );
}

interface ModeNoteProps {
  readonly mode: ChatMode;
  /** Null until one is chosen. */
  readonly of: AgreementConversations | null;
}

/** Who will read it, and that this stays so. */
function ModeNote({ mode, of }: ModeNoteProps) {
  const text = useText();
  const isInternal = mode === 'INTERNAL';
  return (
    <FormNote tone={isInternal ? 'warn' : 'info'} icon={<Shape path={isInternal ? LOCK : PEOPLE} />}>
      <strong>{text(isInternal ? 'chat.isInternal' : 'chat.isPublic')}</strong>{' '}
      {isInternal
        ? text('chat.staysInternal')
        : text('chat.staysPublic', { companies: (of && companiesOf(of).join(', ')) || text('chat.readers.public') })}
    </FormNote>
  );
}

const fieldsIn = (
  agreements: readonly AgreementConversations[],
  of: AgreementConversations | null,
  text: Text,
): readonly FieldOf<NewConversationDraft>[] => [
  {
    kind: 'select',
    name: 'agreement_id',
    label: text('chat.agreement'),
    choices: agreements.map(({ agreement: { id, name } }) => ({ value: id, label: name || id })),
  },
  { kind: 'text', name: 'title', label: text('chat.title'), autoComplete: 'off' },
  {
    kind: 'own',
    name: 'mode',
    label: text('chat.readers'),
    draw: ({ value, error, onChange }) => (
      <RadioCards
        isRow
        legend={text('chat.readers')}
        choices={CHAT_MODES.map((mode) => ({
          value: mode,
          title: text(`chat.mode.${mode}`),
          words: readersIn(mode, of, text),
          isGrave: mode === 'INTERNAL',
        }))}
        value={value}
        error={error}
        onChoose={(chosen) => onChange(CHAT_MODES.find((mode) => mode === chosen) ?? '')}
      />
    ),
    words: (mode) => (mode === '' ? '' : text(`chat.mode.${mode}`)),
  },
  {
    kind: 'own',
    name: 'text',
    label: text('chat.first'),
    draw: ({ value, error, onChange, onLeave }) => (
      <LongTextField label={text('chat.first')} value={value} error={error} onType={onChange} onBlur={onLeave} />
    ),
    words: (words) => words,
  },
];

/** Who reads along, by name where an agreement is chosen. */
function readersIn(mode: ChatMode, of: AgreementConversations | null, text: Text): string {
  const provider = of?.agreement.provider?.name || text('chat.ownCompany');
  const count = of === null ? 0 : sidesOf(of).own.length;
  if (mode === 'INTERNAL')
    return count === 0
      ? text('chat.readers.internal', { provider })
      : text('chat.readers.INTERNAL', { provider, count });
  const companies = of === null ? '' : companiesOf(of).join(', ');
  return companies === '' ? text('chat.readers.public') : text('chat.readers.PUBLIC', { companies, provider });
}
