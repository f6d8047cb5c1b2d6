import '../../i18n/catalogs/deadlines.ts';

import { type ChangedTaskDraft, type IncompleteDraft, personIdsOf } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Choice } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { ReasonField } from '../deadlines/ReasonField.tsx';
import { useArea, useMe } from '../services.ts';
import type { TaskFormProps } from './MoveTask.tsx';
import { clashesOf, PlanNote, taskFields, typedDays } from './task-fields.tsx';
import { useClashes } from './use-clashes.ts';

interface ChangeTaskProps extends TaskFormProps {
  readonly persons: readonly Choice[];
  readonly phases: readonly Choice[];
}

/** [W-SITE-52] The form that changes a task. Later events leave it alone. */
export function ChangeTask({ task, onClose, persons, phases, news, others }: ChangeTaskProps) {
  const tasks = useArea('tasks');
  const me = useMe();
  const [form] = useState(() => tasks.changeForm({ task, saved: onClose }));
  const { values, changed } = useObservable(form.view$);
  const days = typedDays(values);
  const clashes = useClashes(days, task);
  const text = useText();
  const isPlanned = changed.some((name) => name === 'start' || name === 'end' || name === 'persons');
  const found = isPlanned ? clashesOf(clashes, values.persons) : [];
  const isMoved = changed.includes('start') || changed.includes('end');
  const before = personIdsOf(task);
  const told = values.persons.filter(({ key }) => key !== me?.person_id && (isMoved || !before.includes(key)));
  return (
    <PanelForm<ChangedTaskDraft>
      label={text('task.change')}
      make={() => form}
      fields={taskFields(text, { persons, phases, clashes })}
      leaving={{ key: 'tasks.leaving', params: {} }}
      saveWords={() => text(found.length > 0 ? 'task.saveAnyway' : 'task.saveChange')}
      note={() => <PlanNote days={days} clashes={found} told={told.length} />}
      news={news ?? null}
      others={others}
    />
  );
}

const REASONS = ['material', 'weather', 'others', 'drawing'] as const;

/** [W-SITE-20] Why a task could not be done. */
export function IncompleteTask({ task, onClose, news, others }: TaskFormProps) {
  const tasks = useArea('tasks');
  const text = useText();
  return (
    <PanelForm<IncompleteDraft>
      label={text('task.to.INCOMPLETE')}
      make={() => tasks.incompleteForm({ task, saved: onClose })}
      fields={[
        {
          kind: 'own',
          name: 'reason',
          label: text('task.hinders'),
          draw: (field) => (
            <ReasonField
              {...field}
              label={text('task.hinders')}
              usual={REASONS.map((reason) => text(`task.reason.${reason}`))}
            />
          ),
          words: (reason) => reason,
        },
      ]}
      leaving={{ key: 'tasks.leaving', params: {} }}
      saveWords={() => text('task.setIncomplete')}
      news={news ?? null}
      others={others}
    />
  );
}
