import { type RefObject, useEffect, useRef } from 'react';

/** Where a conversation took the focus along when it was left, its row has it next: on a phone the list was out of sight. */
export function useRowFocus(chosenId: string | null): RefObject<HTMLElement | null> {
  const rows = useRef<HTMLElement>(null);
  const left = useRef(chosenId);
  useEffect(() => {
    const before = left.current;
    left.current = chosenId;
    if (chosenId !== null || before === null || document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(before)}"] a`)?.focus();
  }, [chosenId]);
  return rows;
}
