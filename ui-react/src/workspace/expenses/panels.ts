import type { Panel } from '@felles/core';
import { recordPanels } from '@felles/core/internal/shell/panel-address';

/** A panel of the page: one expense, the reason for a return of several, or the form of a new one. */
export type ExpensePanel =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'return'; readonly ids: readonly string[] }
  | { readonly kind: 'new' };

/** Its address leads to it from a draft. */
export const NEW_EXPENSE: Panel<ExpensePanel> = { content: { kind: 'new' }, size: 'small', address: 'expense.new' };

export const PANELS = recordPanels<ExpensePanel>('expense', 'small', (id) => ({ kind: 'record', id }), [NEW_EXPENSE]);
