import { PLAN_RIGHT } from '@felles/core/internal/workspace/tasks/moves';
import { rightsIn } from '@felles/core/workspace/projects';
import type { ProjectOfTask } from '@felles/core/workspace/tasks';
import { useMemo } from 'react';
import type { Choice } from '../../kit/form/fields-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { usePersons } from '../participants/use-persons.ts';
import { useArea, useMayChange } from '../services.ts';
import { phaseChoices } from './words.ts';

interface ProjectOfFilter {
  readonly title: string | null;
  /** Null without the right to plan it. */
  readonly toPlan: ProjectOfTask | null;
  readonly persons: readonly Choice[];
  readonly phases: readonly Choice[];
}

/** The project of the schedule's filter: a new one has no task that would name it. Without a filter it is asked for nothing. */
export function useProjectOfFilter(id: string): ProjectOfFilter {
  const area = useArea('project');
  const mayChange = useMayChange();
  const store = useMemo(() => area.one(id), [area, id]);
  const { load, flags } = useObservable(store.view$);
  useOpen(store, id !== '');
  const title = load.status === 'ready' ? (load.value.title ?? null) : null;
  const mayPlan = flags.status === 'ready' && rightsIn(flags.value, mayChange).includes(PLAN_RIGHT);
  return {
    title,
    toPlan: mayPlan ? { id, title: title ?? id } : null,
    persons: usePersons(id, mayPlan),
    phases: phaseChoices(flags),
  };
}
