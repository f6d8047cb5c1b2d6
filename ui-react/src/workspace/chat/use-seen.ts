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
  return { isAtEnd, hasNew: !isAtEnd && othersAfter(rows, seen) };
}

function othersAfter(rows: readonly TalkRow[], seen: string | null): boolean {
  const from = rows.findLastIndex(({ key }) => key === seen);
  return from !== -1 && rows.slice(from + 1).some(({ isOwn }) => !isOwn);
}
