import '../../i18n/catalogs/conflicts.ts';

import { explainFailure, type Failure } from '@felles/core';
import type { Text } from '../../i18n/texts.ts';

const LOCKED: ReadonlyMap<string | null, 'conflict.lockedExpense' | 'conflict.lockedHours' | 'conflict.lockedTask'> =
  new Map([
    ['expense', 'conflict.lockedExpense'],
    ['hours', 'conflict.lockedHours'],
    ['task', 'conflict.lockedTask'],
  ]);

/** [W-SITE-26] The reason of a refusal on site; the general words would tell the user to load the page anew. */
export function refusalIn(text: Text, failure: Failure, area: string | null): string {
  const type = area !== null && failure.kind === 'refused' ? failure.type : '';
  if (type === 'Changed') return text('conflict.changed');
  if (type === 'Exists') return text('conflict.exists');
  if (type === 'Locked') return text(LOCKED.get(area) ?? 'conflict.lockedList');
  // An outbox stores no error of the service before its third one.
  if (failure.kind === 'refused' && failure.status >= 500) return text('conflict.errors');
  const { key, params } = explainFailure(failure);
  return text(key, params);
}
