import * as z from 'zod/mini';

/** [W-SHELL-35] What every part of the workspace knows of the side menu. */
export interface MenuState {
  readonly isCollapsed: boolean;
  readonly activeItem: string | null;
}

/** The part of it that the user's setting keeps. */
export const KeptMenu = z.object({ collapsed: z.boolean() });
