import type { Layout, LayoutFields } from '@felles/core/workspace';
import type { Text } from '../../i18n/texts.ts';

/** What a copy of a layout begins with. */
export const fieldsOfCopy = ({ title, portlets }: Layout, text: Text): LayoutFields => ({
  title: text('dashboard.copyTitle', { title: title ?? '' }),
  portlets: portlets ?? [],
});
