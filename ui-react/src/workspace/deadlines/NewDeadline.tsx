import type { Day } from '@felles/core';
import type {
  DeadlineChanges,
  DeadlineChoices,
  DeadlineOption,
  NewDeadlineDraft,
} from '@felles/core/workspace/deadlines';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { Combobox } from '../../kit/parts/Combobox.tsx';
import { formatDay } from '../format.ts';
import { useArea } from '../services.ts';
import { ChosenDay } from './DayToMove.tsx';

interface NewDeadlineProps {
  readonly changes: DeadlineChanges;
  readonly choices: DeadlineChoices;
  /** Null where the project is chosen. */
  readonly projectId: string | null;
  readonly today: Day;
}

/** [W-PLAN-04] The window that makes a deadline. */
export function NewDeadline({ changes, choices: { projects, phases }, projectId, today }: NewDeadlineProps) {
  const text = useText();
  const project: FieldOf<NewDeadlineDraft> = {
    kind: 'own',
    name: 'project_id',
    label: text('deadline.project'),
    draw: (field) => <WhichProject {...field} known={projects} />,
    words: (id) => projects.find(({ value }) => value === id)?.label ?? id,
  };
  const phase: FieldOf<NewDeadlineDraft> = {
    kind: 'select',
    name: 'phase_id',
    label: text('deadline.phase'),
    choices: phases,
    canBeEmptied: true,
  };
  const fields: readonly FieldOf<NewDeadlineDraft>[] = [
    { kind: 'text', name: 'title', label: text('deadline.title'), hint: text('deadline.titleHint') },
    {
      kind: 'own',
      name: 'day',
      label: text('deadline.which'),
      draw: (field) => <ChosenDay {...field} label={text('deadline.which')} today={today} />,
      words: formatDay,
    },
    { kind: 'text', name: 'abbreviation', label: text('deadline.short'), hint: text('deadline.shortHint') },
    ...(projectId === null ? [project] : []),
    ...(phases.length > 0 ? [phase] : []),
  ];
  return (
    <PanelForm
      creates
      label={text('deadline.new')}
      make={({ close }) => changes.newForm(projectId, close)}
      fields={fields}
      leaving={{ key: 'deadlines.leaving', params: {} }}
      saveWords={() => text('deadline.make')}
    />
  );
}

/** Any project, found by its name or number: one may have no deadline yet. */
function WhichProject({ value, error, known, onChange, onLeave }: WhichProjectProps) {
  const text = useText();
  const { projects } = useArea('deadlines');
  const [lookup] = useState(projects);
  const [chosen, choose] = useState<DeadlineOption | null>(null);
  const stored = known.find((one) => one.value === value) ?? { value, label: value };
  return (
    <Combobox
      label={text('deadline.project')}
      hint={text('deadline.projectHint')}
      error={error}
      lookup={lookup}
      value={value === '' ? null : chosen?.value === value ? chosen : stored}
      keyOf={(one) => one.value}
      wordsOf={({ label }) => label}
      onChoose={(one) => {
        choose(one);
        onChange(one?.value ?? '');
      }}
      onLeave={onLeave}
    />
  );
}

interface WhichProjectProps extends DrawnField<string> {
  readonly known: DeadlineChoices['projects'];
}
