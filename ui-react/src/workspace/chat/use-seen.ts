import type { TalkRow } from '@felles/core/workspace';
import { useEffect, useRef, useState } from 'react';
import type { useRowsToEnd } from '../../kit/list/use-rows-to-end.ts';

type Near = Pick<ReturnType<typeof useRowsToEnd>, 'isAtEnd' | 'isScrolling' | 'scrollDirection'>;

/** Whether the reader is at the end, and whether others have written since the reader was there. */
export function useSeen(rows: readonly TalkRow[], near: Near, opensAtEnd: boolean) {
  const last = rows.at(-1)?.key ?? null;
  const [seen, setSeen] = useState(last);
  const [isAtEnd, setAtEnd] = useState(true);
  /** On its way to the end the list may find that its rows are higher than was thought. It is there once it rests. */
  const way = useRef<'before' | 'going' | 'there'>(opensAtEnd ? 'before' : 'there');
  // Where the view stands is known once what was drawn has its place.
  useEffect(() => {
    if (near.scrollDirection === 'backward' || (way.current === 'going' && !near.isScrolling)) way.current = 'there';
    else if (way.current === 'before' && near.isScrolling) way.current = 'going';
    if (way.current !== 'there') return;
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
