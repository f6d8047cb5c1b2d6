// The rules of panels: a stack of windows, of which the top one is visible.
import type { Message } from '../shared/messages.ts';

/** [W-SHELL-09] From the narrowest to the widest; a panel with `isFullscreen` ignores its size. */
export const PANEL_SIZES = ['extra-small', 'small', 'medium', 'full'] as const;
/** The widest that a panel may be; `full` takes the whole window but for a margin. */
export type PanelSize = (typeof PANEL_SIZES)[number];

/** [W-SHELL-18] A panel's answer when it is asked to close. */
export type PanelClosing =
  | { readonly result: 'allow' }
  /** It stays, and says why. The title has a standard text. */
  | { readonly result: 'inform'; readonly title?: Message; readonly text: Message }
  | { readonly result: 'confirm'; readonly text: Message };

/** A panel before it is opened: `content` says which record or form it shows. */
export interface Panel<P> {
  readonly content: P;
  readonly size: PanelSize;
  /** [W-SHELL-10] It covers the window; its size does not count then. */
  readonly isFullscreen?: boolean;
  /** Links open it by this address, and a reload shows it again. */
  readonly address?: string;
}

/** A panel in the stack. Its id is new for each opening, so that the same record may be opened anew. */
export interface OpenPanel<P> extends Panel<P> {
  readonly id: number;
  /** [W-SHELL-28] It stays open after it has created a record. */
  readonly keepsOpen: boolean;
  /** The number of records created in it; its form is reset after each. */
  readonly created: number;
}

/** The last one is on top; the others keep their state below it. */
export type PanelStack<P> = readonly OpenPanel<P>[];

/** [W-SHELL-16] The panels below keep their place and input, and come back when this one closes. */
export const withOnTop = <P>(stack: PanelStack<P>, panel: Panel<P>, id: number): PanelStack<P> => [
  ...stack,
  { ...panel, id, keepsOpen: false, created: 0 },
];

/** [W-SHELL-28] The stack after a panel has created a record: the panel is reset, or closes. */
export const afterCreating = <P>(stack: PanelStack<P>, id: number): PanelStack<P> =>
  stack.flatMap((panel) => {
    if (panel.id !== id) return panel;
    return panel.keepsOpen ? { ...panel, created: panel.created + 1 } : [];
  });

/** The panels of the page's address. */
export interface WantedPanels {
  /** The addresses of the lowest panels; those above may have none. */
  readonly addresses: readonly string[];
  /** The number of all panels. */
  readonly count: number;
}

/** The number of the lowest panels that the address also has. */
export function commonDepth<P>(stack: PanelStack<P>, { addresses, count }: WantedPanels): number {
  const other = stack.findIndex(
    ({ address }, at) => at >= count || (at < addresses.length && address !== addresses[at]),
  );
  return other === -1 ? stack.length : other;
}
