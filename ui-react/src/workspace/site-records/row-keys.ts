import type { KeyboardEvent } from 'react';
import { ownKeyAt } from '../site/own-key.ts';

const ROWS = 'tr[data-row]';

/** The row to go to: below or above the one with the focus, the first from elsewhere in the list. */
function rowFrom(list: Element, row: Element | null, step: 1 | -1): Element | undefined {
  const rows = [...list.querySelectorAll(ROWS)];
  return rows[row === null ? 0 : rows.indexOf(row) + step];
}

/**
 * [W-SITE-59] Keys of a list with the focus: J and K go to the next row and the one before, X chooses the row, N makes a
 * record. Elsewhere a letter is no command: who speaks to the computer would press it by a word.
 */
export const pressInList =
  (make: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const target = ownKeyAt(event);
    if (target === null) return;
    const row = target.closest(ROWS);
    const key = event.key.toLowerCase();
    if (key === 'n') make();
    else if (key === 'x' && row) row.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
    else if (key === 'j' || key === 'k')
      rowFrom(event.currentTarget, row, key === 'j' ? 1 : -1)
        ?.querySelector<HTMLElement>('[data-leads-to-row]')
        ?.focus();
    else return;
    event.preventDefault();
  };
