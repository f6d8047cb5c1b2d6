import type { Clash, Task, TaskDays } from '@felles/core/workspace/tasks';
import { useEffect, useState } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useArea } from '../services.ts';

/** [W-SITE-47] The persons who are not free in some days. `task` is the one that is changed. */
export function useClashes(days: TaskDays | null, task: Task | null): ReadonlyMap<string, Clash> {
  const tasks = useArea('tasks');
  const [lookup] = useState(tasks.clashes);
  const { from, to } = days ?? {};
  useOpen(lookup);
  useEffect(() => {
    lookup.ask(from === undefined || to === undefined ? null : { from, to }, task);
  }, [lookup, from, to, task]);
  return useObservable(lookup.clashes$);
}
