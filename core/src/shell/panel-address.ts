// The open panels as a text in the page's address.
import { distinct } from '../shared/collections.ts';
import type { Panel, PanelSize } from './panels.ts';

/** The separator of panels; it needs no escape in an address. */
const BETWEEN = '*';

/** A user never opens more panels than this. */
export const MOST_PANELS = 8;

/** A panel's address, as 'task.12': it has an id, but no content of the record. */
const ADDRESS = /^[a-z][a-z0-9.-]{0,63}$/i;

/** Whether a panel of this address may stand in the page's address. */
export const isPanelAddress = (text: string): boolean => ADDRESS.test(text);

/** The addresses of the lowest panels, up to the first panel without one. */
export function addressesOf(stack: readonly Pick<Panel<unknown>, 'address'>[]): readonly string[] {
  const without = stack.findIndex(({ address }) => address === undefined || !isPanelAddress(address));
  return (without === -1 ? stack : stack.slice(0, without)).flatMap(({ address = '' }) => address);
}

/** The parameter of the page's address; '' without panels. */
export const panelText = (addresses: readonly string[]): string => addresses.join(BETWEEN);

/** The addresses in a text; none if this application did not write it. */
export function panelAddresses(text: string): readonly string[] {
  const addresses = text.split(BETWEEN);
  const isWhole = addresses.every(isPanelAddress) && distinct(addresses).length === addresses.length;
  return isWhole && addresses.length <= MOST_PANELS ? addresses : [];
}

/** The panels of the records of one kind. */
export interface RecordPanels<P> {
  addressOf(id: string): string;
  of(id: string): Panel<P>;
  /** The panel of an address; null for one of another kind. */
  at(address: string): Panel<P> | null;
}

/**
 * Panels that have a record's id in their address, and others of the same page, which are found first.
 *
 * @example recordPanels('task', 'small', (id) => id).at('task.12')
 */
export function recordPanels<P>(
  kind: string,
  size: PanelSize,
  contentOf: (id: string) => P,
  others: readonly Panel<P>[] = [],
): RecordPanels<P> {
  const addressOf = (id: string) => `${kind}.${id}`;
  const of = (id: string) => ({ content: contentOf(id), size, address: addressOf(id) });
  return {
    addressOf,
    of,
    at(address) {
      const id = address.startsWith(addressOf('')) ? address.slice(kind.length + 1) : '';
      return others.find((panel) => panel.address === address) ?? (id === '' ? null : of(id));
    },
  };
}
