// The panels of a dashboard: its layouts, and the form of one of them.
import type { Panel } from '@felles/core';
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

export const layoutPanel = (id: string): Panel<ShownPanel> => ({
  content: { kind: 'layout', id },
  size: 'small',
  address: `layout.${id}`,
});

export function panelAt(address: string): Panel<ShownPanel> | null {
  if (address === LAYOUTS.address) return LAYOUTS;
  if (address === NEW_LAYOUT.address) return NEW_LAYOUT;
  const [, id] = /^layout\.([\w-]+)$/.exec(address) ?? [];
  return id === undefined ? null : layoutPanel(id);
}

/** The first values of a layout's copy. */
export const fieldsOfCopy = ({ title, portlets }: Layout, text: Text): LayoutFields => ({
  title: text('dashboard.copyTitle', { title: title ?? '' }),
  portlets: portlets ?? [],
});
