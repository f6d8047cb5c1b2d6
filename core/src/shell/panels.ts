// The rules of panels: windows that lie on each other, of which the top one is in sight.
import type { Message } from '../shared/messages.ts';

/** [W-SHELL-09] */
export const PANEL_SIZES = ['extra-small', 'small', 'medium', 'full'] as const;
export type PanelSize = (typeof PANEL_SIZES)[number];

/** [W-SHELL-18] What comes of asking a panel to close. */
export type PanelClosing =
  | { readonly result: 'allow' }
  /** It stays, and says why. Without a title of its own it has the one of all panels. */
  | { readonly result: 'inform'; readonly title?: Message; readonly text: Message }
  | { readonly result: 'confirm'; readonly text: Message };

/** A panel as it is asked for. */
export interface Panel<P> {
  readonly content: P;
  readonly size: PanelSize;
  /** [W-SHELL-10] It covers the window; its size does not count then. */
  readonly isFullscreen?: boolean;
  /** Links lead to it by this, and a page that is loaded again shows it. */
  readonly address?: string;
}

/** A panel that is open. */
export interface OpenPanel<P> extends Panel<P> {
  readonly id: number;
  /** [W-SHELL-28] It stays open after something is created in it. */
  readonly keepsOpen: boolean;
  /** How often something was created in it; each time it begins anew. */
  readonly created: number;
}

/** The last one is on top; the others wait below it as they are. */
export type PanelStack<P> = readonly OpenPanel<P>[];

/** [W-SHELL-16] The stack with a panel on top. */
export const withOnTop = <P>(stack: PanelStack<P>, panel: Panel<P>, id: number): PanelStack<P> => [
  ...stack,
  { ...panel, id, keepsOpen: false, created: 0 },
];

/** [W-SHELL-28] The stack after something was created in a panel: it begins anew, or has done its work and is gone. */
export const afterCreating = <P>(stack: PanelStack<P>, id: number): PanelStack<P> =>
  stack.flatMap((panel) => {
    if (panel.id !== id) return panel;
    return panel.keepsOpen ? { ...panel, created: panel.created + 1 } : [];
  });

/** What an address of the page says of its panels. */
export interface WantedPanels {
  /** The addresses of the lowest ones; those above may have none. */
  readonly addresses: readonly string[];
  /** How many are open. */
  readonly count: number;
}

/** How many of the lowest panels are those that are wanted. */
export function keptOf<P>(stack: PanelStack<P>, { addresses, count }: WantedPanels): number {
  const other = stack.findIndex(
    ({ address }, at) => at >= count || (at < addresses.length && address !== addresses[at]),
  );
  return other === -1 ? stack.length : other;
}
