// The panels that are open, as a text that stands in the address of the page.
import { distinct } from '../shared/collections.ts';
import type { Panel } from './panels.ts';

/** Stands between two panels; an address needs no escape for it. */
const BETWEEN = '*';

/** More panels than this are no stack that a user has built. */
export const MOST_PANELS = 8;

/** What a panel's address is made of: 'task.12'. It names a record, and says nothing of it. */
const ADDRESS = /^[a-z][a-z0-9.-]{0,63}$/i;

export const isPanelAddress = (text: string): boolean => ADDRESS.test(text);

/** The addresses of the lowest panels, up to the first one that has none. */
export function addressesOf(stack: readonly Pick<Panel<unknown>, 'address'>[]): readonly string[] {
  const without = stack.findIndex(({ address }) => address === undefined || !isPanelAddress(address));
  return (without === -1 ? stack : stack.slice(0, without)).flatMap(({ address = '' }) => address);
}

export const panelText = (addresses: readonly string[]): string => addresses.join(BETWEEN);

/** The addresses in a text; none where it is no text that this product writes. */
export function panelAddresses(text: string): readonly string[] {
  const addresses = text.split(BETWEEN);
  const isWhole = addresses.every(isPanelAddress) && distinct(addresses).length === addresses.length;
  return isWhole && addresses.length <= MOST_PANELS ? addresses : [];
}
