import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import { PROJECT_FORM } from '@felles/core/internal/workspace/projects/form';
import { NO_CHOICES } from '@felles/core/internal/workspace/projects/rules';
import {
  choicesAmong,
  type OneProjectStore,
  type ProjectChoices,
  type ProjectValues,
} from '@felles/core/workspace/projects';
import { useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { formatDay } from '../format.ts';
import { useProject } from '../projects/use-project.ts';
import { addressField } from '../register/own-fields.tsx';
import { useArea } from '../services.ts';
import { MatrixField, matrixWords } from './MatrixField.tsx';

interface EditPanelProps {
  readonly projectId: string;
  readonly store: OneProjectStore;
}

const readDraft = readLike(PROJECT_FORM.valuesOf(null));

/** [W-PROJECTS-40] The form of a project. Only changed fields are sent. */
export function EditPanel({ projectId, store }: EditPanelProps) {
  const pages = useArea('projectPages');
  const [query] = useState(pages.choices);
  const project = useProject();
  // The form does not wait for them: until then a status and a type can stay as they are.
  const { load } = useObservable(query.answer$);
  const choices = choicesAmong(load.status === 'ready' ? load.value : NO_CHOICES, project === null ? [] : [project]);
  const newest = useRef(choices);
  newest.current = choices;
  const text = useText();
  useOpen(query);
  return (
    <PanelForm
      label={text('project.form')}
      make={({ close }) => pages.form(store, () => newest.current, close)}
      fields={fieldsIn(text, choices)}
      draft={{ name: `project ${projectId}`, read: readDraft }}
      leaving={{ key: 'project.leaving', params: {} }}
    />
  );
}

const fieldsIn = (text: Text, { statuses, types }: ProjectChoices): readonly FieldOf<ProjectValues>[] => [
  { kind: 'text', name: 'title', label: text('project.title') },
  longTextField('description', text('project.description')),
  ...(statuses.length === 0 ? [] : [choiceOf('status', text('project.status'), statuses)]),
  ...(types.length === 0 ? [] : [choiceOf('type', text('project.type'), types)]),
  { kind: 'text', name: 'project_number', label: text('project.number') },
  { kind: 'text', name: 'internal_project_number', label: text('project.internalNumber') },
  addressField('address', text('project.address')),
  {
    kind: 'own',
    name: 'matrix',
    label: text('project.matrix'),
    draw: (field) => <MatrixField {...field} label={text('project.matrix')} />,
    words: matrixWords,
  },
  { kind: 'text', name: 'bra', label: text('project.bra'), inputMode: 'decimal' },
  { kind: 'text', name: 'bya', label: text('project.bya'), inputMode: 'decimal' },
  { kind: 'text', name: 'number_of_units', label: text('project.units'), inputMode: 'numeric' },
  {
    kind: 'own',
    name: 'contract_date',
    label: text('project.contractDate'),
    draw: ({ value, error, onChange, onLeave }) => (
      <DateField
        label={text('project.contractDate')}
        value={value}
        error={error}
        onChange={onChange}
        onLeave={onLeave}
      />
    ),
    words: formatDay,
  },
  { kind: 'text', name: 'contract_sum', label: text('project.contractSum'), inputMode: 'decimal' },
  { kind: 'text', name: 'hmsNotificationEmails', label: text('project.mails'), hint: text('project.mailsHint') },
];

const choiceOf = (name: 'status' | 'type', label: string, choices: ProjectChoices['types']) => ({
  kind: 'select' as const,
  name,
  label,
  choices: choices.map(({ id, title }) => ({ value: id, label: title })),
});
