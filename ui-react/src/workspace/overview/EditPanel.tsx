import type { OneProjectStore } from '@felles/core/workspace';
import {
  choicesAmong,
  keepDraft,
  NO_CHOICES,
  type ProjectChoices,
  type ProjectValues,
  projectValues,
  readLike,
} from '@felles/core/workspace';
import { use, useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormFields } from '../../kit/form/FormFields.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { usePanel, usePanelGuard } from '../../kit/panels/panel-context.ts';
import { DateField } from '../../kit/parts/DateField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { useProject } from '../projects/use-project.ts';
import { AddressField, addressWords } from '../register/AddressField.tsx';
import { useWorkspace } from '../services.ts';
import { written } from '../written-day.ts';
import { MatrixField, matrixWords } from './MatrixField.tsx';

interface EditPanelProps {
  readonly projectId: string;
  readonly store: OneProjectStore;
}

/** [W-PROJECTS-40] A project to change. Only what was changed is sent. */
export function EditPanel({ projectId, store }: EditPanelProps) {
  const pages = use(useWorkspace().projectPages());
  const { shell } = useWorkspace();
  const { close } = usePanel();
  const [query] = useState(pages.choices);
  const project = useProject();
  // The form does not wait for them: until then a status and a type can stay as they are.
  const { load } = useObservable(query.answer$);
  const choices = choicesAmong(load.status === 'ready' ? load.value : NO_CHOICES, project === null ? [] : [project]);
  const newest = useRef(choices);
  newest.current = choices;
  const text = useText();
  const [form] = useState(() => pages.form(store, () => newest.current, close));
  useOpen(query);
  useEffect(
    () => keepDraft(shell.drafts, `project ${projectId}`, form, readLike(projectValues(null))),
    [shell, form, projectId],
  );
  usePanelGuard(() =>
    form.guard.hasChanges() ? { result: 'confirm', text: { key: 'project.leaving', params: {} } } : { result: 'allow' },
  );
  return <FormFields label={text('project.form')} form={form} fields={fieldsIn(text, choices)} />;
}

const fieldsIn = (text: Text, { statuses, types }: ProjectChoices): readonly FieldOf<ProjectValues>[] => [
  { kind: 'text', name: 'title', label: text('project.title') },
  {
    kind: 'own',
    name: 'description',
    label: text('project.description'),
    draw: ({ value, error, onChange, onLeave }) => (
      <LongTextField
        label={text('project.description')}
        value={value}
        error={error}
        onType={onChange}
        onBlur={onLeave}
      />
    ),
    words: (description) => description,
  },
  ...(statuses.length === 0 ? [] : [choiceOf('status', text('project.status'), statuses)]),
  ...(types.length === 0 ? [] : [choiceOf('type', text('project.type'), types)]),
  { kind: 'text', name: 'project_number', label: text('project.number') },
  { kind: 'text', name: 'internal_project_number', label: text('project.internalNumber') },
  {
    kind: 'own',
    name: 'address',
    label: text('project.address'),
    draw: (field) => <AddressField {...field} label={text('project.address')} />,
    words: addressWords,
  },
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
    words: written,
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
