import * as z from 'zod/mini';

/** [W-SHELL-35] The state of the side menu. */
export interface MenuState {
  readonly isCollapsed: boolean;
  readonly activeItem: string | null;
}

/** The part that is stored in the user's settings. */
export const StoredMenu = z.object({ collapsed: z.boolean() });
