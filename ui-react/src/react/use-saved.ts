import { createSavedMarks, type SavedRow } from '@felles/core';
import { useEffect, useState } from 'react';
import { clock } from '../browser/surroundings.ts';
import { useObservable } from './use-observable.ts';

/** The ids of the rows that have just been saved, for as long as they say so. */
export function useSaved(rows: readonly SavedRow[]): ReadonlySet<string> {
  const [marks] = useState(() => createSavedMarks(clock));
  useEffect(() => marks.see(rows), [marks, rows]);
  useEffect(() => marks.close, [marks]);
  return useObservable(marks.saved$);
}
