import { type RefObject, useLayoutEffect } from 'react';

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
