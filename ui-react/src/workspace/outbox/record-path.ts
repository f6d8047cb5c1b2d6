import type { UnsentEntry } from '@felles/core/workspace/outboxes';
import { checklistOf, deviationOf, expenseOf, taskOf, weekOf } from '../paths.ts';

/** [W-SITE-25] The page of the record that an entry is of, where its conflicts are settled; null for other entries. */
export function recordPath({ record, project }: Pick<UnsentEntry, 'record' | 'project'>): string | null {
  if (record === null || project === null) return null;
  if (record.area === 'deviation') return deviationOf(project.id, record.id);
  if (record.area === 'checklist') return checklistOf(project.id, record.id, record.part);
  if (record.area === 'expense') return expenseOf(project.id, record.id);
  if (record.area === 'task') return taskOf(project.id, record.id);
  return record.area === 'hours' ? weekOf(record.part) : null;
}
