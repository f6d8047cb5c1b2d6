import { createReadMarker } from '@felles/core/internal/workspace/chat/read-marker';
import type { ConversationStore, MessageRow } from '@felles/core/workspace/chat';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { clock } from '../../browser/surroundings.ts';
import type { useRowsToEnd } from '../../kit/list/use-rows-to-end.ts';

type Near = Pick<ReturnType<typeof useRowsToEnd>, 'range' | 'scrollOffset' | 'scrollRect' | 'getVirtualItems'>;

/** Marks the messages of others as read that have been in view for as long as reading takes, while the page is looked at. */
export function useReading(rows: readonly MessageRow[], near: Near, { read }: Pick<ConversationStore, 'read'>): void {
  const isVisible = usePageVisible();
  const [reading] = useState(() => createReadMarker({ clock, read }));
  useEffect(() => reading.inView(isVisible ? idsInView(rows, near) : []));
  useEffect(() => reading.close, [reading]);
}

/** Those of which half is in view, or which fill half of the view. */
function idsInView(
  rows: readonly MessageRow[],
  { range, scrollOffset, scrollRect, getVirtualItems }: Near,
): readonly string[] {
  if (range === null || scrollOffset === null || scrollRect === null) return [];
  const [top, bottom] = [scrollOffset, scrollOffset + scrollRect.height];
  return getVirtualItems().flatMap(({ index, start, end }) => {
    const { message, isOwn } = rows[index] ?? { message: null, isOwn: true };
    const seen = Math.min(end, bottom) - Math.max(start, top);
    const isSeen = seen >= Math.min(end - start, scrollRect.height) / 2;
    return message !== null && !isOwn && isSeen ? [message.id] : [];
  });
}

function watch(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** Whether the page is looked at, and not behind another tab. */
const usePageVisible = (): boolean => useSyncExternalStore(watch, () => !document.hidden);
