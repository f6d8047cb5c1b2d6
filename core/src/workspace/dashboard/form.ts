import type { SchedulerLike } from 'rxjs';
import { createCommand } from '../../data/command.ts';
import { createForm, type Form, type Problems } from '../../data/form.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isOn } from '../../shared/wire-values.ts';
import type { Layout } from './model.ts';
import { DASHBOARD_FAILURES } from './rules.ts';
import type { DashboardStore } from './store.ts';

/** The typed title of a layout, and whether other users may see it. */
export interface LayoutDraft {
  readonly title: string;
  readonly shared: boolean;
}

/** `store` sends the form, so that a new layout becomes active if the context has none. */
export interface LayoutFormNeeds {
  readonly store: Pick<DashboardStore, 'view$' | 'send' | 'saved'>;
  /** Null for a new one. */
  readonly layoutId: string | null;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly done: () => void;
}

/** The empty form; a new layout is the user's own until it is shared. */
export const NO_LAYOUT: LayoutDraft = { title: '', shared: false };

/** Characters. */
const LONGEST_TITLE = 80;

/** How a layout is typed and checked, by the page and by the service. */
export const LAYOUT_FORM = {
  valuesOf: (layout: Partial<Layout> | null): LayoutDraft =>
    layout === null ? NO_LAYOUT : { title: layout.title ?? '', shared: isOn(layout.shared) },
  problemsOf({ title }: LayoutDraft): Problems<LayoutDraft> {
    if (title.trim() === '') return { title: { key: 'dashboard.needsTitle', params: {} } };
    if (title.trim().length <= LONGEST_TITLE) return {};
    return { title: { key: 'dashboard.longTitle', params: { most: LONGEST_TITLE } } };
  },
};

/** The form of a new or existing layout: its title, and whether it is shared. */
export function createLayoutForm({ store, layoutId, done, ...needs }: LayoutFormNeeds): Form<LayoutDraft> {
  return createForm<Layout | null, LayoutDraft, LayoutDraft, unknown>({
    record$: derive(
      { view: store.view$ },
      ({ view: { layouts } }) => layouts.find(({ layout_id: id }) => id === layoutId) ?? null,
    ),
    ...LAYOUT_FORM,
    inputOf: (values) => values,
    command: createCommand({
      ...needs,
      creates: layoutId === null,
      words: DASHBOARD_FAILURES,
      send: (draft: LayoutDraft, key) => {
        const fields = { ...draft };
        return store.send(
          layoutId === null ? { kind: 'create', fields } : { kind: 'change', id: layoutId, fields },
          key,
        );
      },
    }),
    saved(_answer, fields) {
      store.saved(layoutId, { ...fields });
    },
    done,
  });
}
