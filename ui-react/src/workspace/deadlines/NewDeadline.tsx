import type { Day } from '@felles/core';
import type { DeadlineChanges, DeadlineChoices, NewDeadlineDraft } from '@felles/core/workspace/deadlines';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { formatDay } from '../format.ts';
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
    kind: 'select',
    name: 'project_id',
    label: text('deadline.project'),
    choices: projects,
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
