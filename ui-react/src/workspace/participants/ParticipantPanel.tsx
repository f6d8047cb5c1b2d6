import { rowIn } from '@felles/core/internal/data/list-load';
import { readParticipantDraft } from '@felles/core/internal/workspace/participants/choices';
import {
  customerRoles,
  type ParticipantDraft,
  type ParticipantsStore,
  rolesAmong,
} from '@felles/core/workspace/participants';
import { fullName, type Person } from '@felles/core/workspace/persons';
import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { FieldNote } from '../../kit/Field.tsx';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import layout from '../../kit/Layout.module.css';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { NewPersonButton, type OpenNewPerson } from '../register/NewPersonButton.tsx';
import { useArea } from '../services.ts';
import styles from './participants.module.css';

interface ParticipantPanelProps {
  readonly projectId: string;
  /** Null for one that is new. */
  readonly participantId: string | null;
  /** It begins with the role of the customer. */
  readonly isCustomer: boolean;
  readonly store: ParticipantsStore;
  readonly onNew: OpenNewPerson;
}

/** The roles of a participant. Once they are sent, the row in the list shows the state. */
export function ParticipantPanel({ projectId, participantId, isCustomer, store, onNew }: ParticipantPanelProps) {
  const participants = useArea('participants');
  const known = useObservable(participants.roles.view$);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(participants.roles);

  const choices = rolesAmong(
    known,
    view.rows.map(({ item }) => item),
  ).map(({ id, title }) => ({ value: id, label: title ?? '' }));
  const roleWords = (ids: readonly string[]) =>
    choices
      .filter(({ value }) => ids.includes(value))
      .map(({ label }) => label)
      .join(', ') || text('participants.noRole');

  const fields: readonly FieldOf<ParticipantDraft>[] = [
    ...(participantId === null
      ? [
          {
            kind: 'own',
            name: 'person',
            label: text('participants.person'),
            draw: (field: DrawnField<ParticipantDraft['person']>) => <PersonField {...field} onNew={onNew} />,
            words: personWords,
          } as const,
        ]
      : []),
    {
      kind: 'own',
      name: 'roles',
      label: text('participants.roles'),
      draw: (field) => (
        <Roles {...field} choices={choices} first={isCustomer ? customerRoles(known).map(({ id }) => id) : []} />
      ),
      words: roleWords,
    },
  ];
  return (
    <PanelForm
      label={text('participants.panel')}
      make={({ created, close }) =>
        participants.participantForm(projectId, participantId, store, participantId === null ? created : close)
      }
      fields={fields}
      draft={{ name: `participant ${projectId} ${participantId}`, read: readParticipantDraft }}
      leaving={{ key: 'participants.leaving', params: {} }}
      record={
        participantId === null
          ? null
          : {
              load: rowIn(view, participantId),
              words: { some: text('participants.some'), all: text('participants.all') },
              again: store.reload,
              missing: text('participants.gone'),
            }
      }
    />
  );
}

interface RolesProps extends DrawnField<readonly string[]> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** [W-PLAN-09] Chosen once they are known, where the user has chosen none. */
  readonly first: readonly string[];
}

/** A participant may hold several roles at once. */
function Roles({ value, choices, first, error, onChange }: RolesProps) {
  const text = useText();
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not after the user has taken them off
  useEffect(() => {
    if (value.length === 0 && first.length > 0) onChange(first);
  }, [first.length > 0]);
  return (
    <fieldset className={styles.roles} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{text('participants.roles')}</legend>
      {choices.map(({ value: role, label }) => (
        <CheckField
          key={role}
          label={label}
          checked={value.includes(role)}
          onCheck={(isOn) => onChange(isOn ? [...value, role].sort() : value.filter((other) => other !== role))}
        />
      ))}
      <FieldNote id={id} error={error} />
    </fieldset>
  );
}

interface PersonFieldProps extends DrawnField<Person | null> {
  readonly onNew: OpenNewPerson;
}

/** A person of the customer register, found by the typed text, or new. */
function PersonField({ value, error, onChange, onLeave, onNew }: PersonFieldProps) {
  const [lookup] = useState(useArea('participants').persons);
  const text = useText();
  return (
    <div className={layout.stack3}>
      <Combobox
        label={text('participants.person')}
        hint={text('participants.personHint')}
        error={error}
        lookup={lookup}
        value={value}
        keyOf={({ id }) => id}
        wordsOf={fullName}
        secondOf={({ contact, mobile }) => [contact?.name, mobile].filter(Boolean).join(' · ')}
        onChoose={onChange}
        onLeave={onLeave}
      />
      <NewPersonButton onNew={onNew} onTaken={onChange} />
    </div>
  );
}

const personWords = (person: Person | null): string => (person ? fullName(person) : '');
