import type { Panel } from '@felles/core';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import type { Layout, LayoutFields } from '@felles/core/workspace/dashboard';
import type { Text } from '../../i18n/texts.ts';

/** The panels of a dashboard, by their addresses. */
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
