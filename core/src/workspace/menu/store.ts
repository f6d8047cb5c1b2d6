import { BehaviorSubject } from 'rxjs';
import * as z from 'zod/mini';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { createSetting, type SettingsPort } from '../settings/store.ts';

/** [W-SHELL-35] The state of the side menu. */
export interface MenuState {
  readonly isCollapsed: boolean;
  readonly activeItem: string | null;
}

/** The part that is stored in the user's settings. */
const StoredMenu = z.object({ collapsed: z.boolean() });

/** The side menu of the user; the service stores only whether it is collapsed. */
export interface MenuStore {
  readonly menu$: Behavior<MenuState>;
  open(): void;
  close(): void;
  /** [W-SHELL-33] Saves the choice in the user's settings at the service, so that it also holds in other browsers. */
  collapse(isCollapsed: boolean): void;
  /** [W-SHELL-34] Replaces the active item. */
  activate(item: string | null): void;
}

/** The key of the setting. */
const KEY = 'menu';

const EXPANDED = { collapsed: false };

/** The side menu: collapsed or expanded, with one active item. */
export function createMenuStore({ port }: { readonly port: SettingsPort }): MenuStore {
  const activeItem$ = new BehaviorSubject<string | null>(null);
  const setting = createSetting({
    port,
    key: KEY,
    parse: (stored) => StoredMenu.safeParse(stored).data ?? EXPANDED,
  });
  return {
    menu$: derive(
      { activeItem: activeItem$, setting: setting.value$ },
      ({ activeItem, setting: value }): MenuState => ({
        activeItem,
        isCollapsed: value.status === 'ready' && value.value.collapsed,
      }),
    ),
    open: setting.open,
    close: setting.close,
    collapse: (collapsed) => setting.change({ collapsed }),
    activate: (item) => item !== activeItem$.value && activeItem$.next(item),
  };
}
