// The panels of a dashboard: its layouts, and the form of one of them.
import { type Panel, recordPanels } from '@felles/core';
import type { Layout, LayoutFields } from '@felles/core/workspace/dashboard';
import type { Text } from '../../i18n/texts.ts';

export type ShownPanel =
  | { readonly kind: 'layouts' }
  /** Null for one that is new. */
  | { readonly kind: 'layout'; readonly id: string | null };

export const LAYOUTS: Panel<ShownPanel> = { content: { kind: 'layouts' }, size: 'medium', address: 'layouts' };
export const NEW_LAYOUT: Panel<ShownPanel> = {
  content: { kind: 'layout', id: null },
  size: 'small',
  address: 'layout.new',
};

export const PANELS = recordPanels<ShownPanel>('layout', 'small', (id) => ({ kind: 'layout', id }), [
  LAYOUTS,
  NEW_LAYOUT,
]);

/** The first values of a layout's copy. */
export const fieldsOfCopy = ({ title, portlets }: Layout, text: Text): LayoutFields => ({
  title: text('dashboard.copyTitle', { title: title ?? '' }),
  portlets: portlets ?? [],
});
