import { type RefObject, useLayoutEffect } from 'react';

/** Where a key leads among things in a row or a column; null for a key that leads nowhere. Past the end is the beginning. */
export function stepOf(key: string, at: number, count: number, along: 'row' | 'column'): number | null {
  if (count === 0) return null;
  const [back, on] = along === 'row' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case on:
      return (at + 1) % count;
    case back:
      return at <= 0 ? count - 1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** On a phone the chosen one in a row may lie beyond the edge, such as after a link to it: it is moved to the middle. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves it
  useLayoutEffect(() => {
    const one = row.current?.querySelector('[aria-selected="true"], [aria-current="page"], [aria-pressed="true"]');
    if (row.current && one) row.current.scrollLeft += middleOf(one) - middleOf(row.current);
  }, [row, chosen]);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
