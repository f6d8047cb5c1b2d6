import type { RefusedSiteChange } from '@felles/core/workspace/site-work';
import { personsOfTask, type Task } from '@felles/core/workspace/tasks';
import { useText } from '../../i18n/text.ts';
import { useArea } from '../services.ts';
import { SiteRefusals } from '../site/SiteRefusals.tsx';
import { fieldIn, valueIn } from './plan-words.ts';

interface TaskRefusalsProps {
  readonly refused: readonly RefusedSiteChange[];
  /** Whose persons are known by name. */
  readonly tasks: readonly Task[];
}

/** The changes of tasks that the service has refused. */
export function TaskRefusals({ refused, tasks }: TaskRefusalsProps) {
  const { outbox } = useArea('tasks');
  const text = useText();
  const names = { persons: tasks.flatMap(personsOfTask), phases: new Map<string, string>() };
  return (
    <SiteRefusals
      area="task"
      refused={refused}
      outbox={outbox}
      fieldIn={(field) => fieldIn(text, field)}
      valueIn={(field, value) => valueIn(text, names, field, value)}
    />
  );
}
