import '../../i18n/catalogs/tasks.ts';

import { readTaskDraft } from '@felles/core/internal/workspace/tasks/forms';
import type { NewTaskDraft, NewTaskStart, ProjectOfTask } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Choice, DrawnField } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths, taskOf } from '../paths.ts';
import { useArea, useMe } from '../services.ts';
import { ChoiceOf } from '../site/ChoiceOf.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { TASK_PANELS } from './TaskFacts.tsx';
import { clashesOf, PlanNote, taskFields, typedDays } from './task-fields.tsx';
import { useClashes } from './use-clashes.ts';

/** The panel of a new task, in the place of an id. */
export const NEW_TASK = 'new';

interface NewTaskProps {
  readonly start: NewTaskStart;
  readonly persons: readonly Choice[];
  readonly phases: readonly Choice[];
  /** The projects to choose from; none on the page of one. */
  readonly projects: readonly ProjectOfTask[];
}

/** [W-SITE-46] A new task, from the tasks of a project or from an empty cell of the schedule. */
export function NewTask({ start, persons, phases, projects }: NewTaskProps) {
  const tasks = useArea('tasks');
  const me = useMe();
  const draft = useSiteDraft();
  const { close } = usePanel();
  const [form] = useState(() => tasks.newForm({ ...start, saved: close }));
  const { values } = useObservable(form.view$);
  const days = typedDays(values);
  const clashes = useClashes(days, null);
  const text = useText();
  const found = clashesOf(clashes, values.persons);
  const ofPage = projects.length === 0 ? start.project : null;
  const project = {
    kind: 'own',
    name: 'project',
    label: text('tasks.project'),
    draw: ({ value, onChange, ...field }: DrawnField<ProjectOfTask | null>) => (
      <ChoiceOf
        {...field}
        label={text('tasks.project')}
        empty={text('form.notChosen')}
        choices={projects.map(({ id, title }) => ({ value: id, label: title }))}
        value={value?.id ?? ''}
        onChange={(id) => onChange(projects.find((one) => one.id === id) ?? null)}
      />
    ),
    words: (value: ProjectOfTask | null) => value?.title ?? '',
  } as const;
  return (
    <PanelForm<NewTaskDraft>
      label={text('task.new')}
      make={() => form}
      fields={[...(projects.length > 0 ? [project] : []), ...taskFields(text, { persons, phases, clashes })]}
      leaving={{ key: 'tasks.leaving', params: {} }}
      draft={draft<NewTaskDraft>({
        ...(ofPage === null
          ? { name: 'task new', project: null, address: `${paths.planning}?panel=${TASK_PANELS.addressOf(NEW_TASK)}` }
          : { name: `task ${ofPage.id} new`, project: ofPage, address: taskOf(ofPage.id, NEW_TASK) }),
        kind: 'task',
        isNew: true,
        titleOf: ({ title }) => title,
        read: readTaskDraft,
      })}
      saveWords={() => text(found.length > 0 ? 'task.saveAnyway' : 'task.save')}
      note={() => (
        <PlanNote days={days} clashes={found} told={values.persons.filter(({ key }) => key !== me?.person_id).length} />
      )}
    />
  );
}
