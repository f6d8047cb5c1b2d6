import type { TalkRow } from '@felles/core/workspace';
import { useEffect, useState } from 'react';
import type { useRowsToEnd } from '../../kit/list/use-rows-to-end.ts';

/** Whether the reader is at the end, and whether others have written since the reader was there. */
export function useSeen(rows: readonly TalkRow[], near: Pick<ReturnType<typeof useRowsToEnd>, 'isAtEnd'>) {
  const last = rows.at(-1)?.key ?? null;
  const [seen, setSeen] = useState(last);
  const [isAtEnd, setAtEnd] = useState(true);
  // Where the view stands is known once what was drawn has its place.
  useEffect(() => {
    const isThere = near.isAtEnd();
    setAtEnd(isThere);
    if (isThere) setSeen(last);
  });
  const from = rows.findIndex(({ key }) => key === seen);
  const hasNew = !isAtEnd && from !== -1 && rows.slice(from + 1).some(({ isOwn }) => !isOwn);
  return { isAtEnd, hasNew };
}
