// The user's actions on layouts, and their optimistic effect.

import { concatMap, of, type SchedulerLike } from 'rxjs';
import { type Command, createCommand } from '../../data/command.ts';
import type { Behavior } from '../../shared/behavior.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { DashboardPort, Layout, LayoutFields, Portlet, PortletFields } from './model.ts';
import { DASHBOARD_FAILURES, isSameId, resequence } from './rules.ts';

/** A user's change of a layout (`id`); `to` is the portlet's new place, counted from 0. */
export type DashboardAction =
  | { readonly kind: 'create'; readonly fields: LayoutFields }
  | { readonly kind: 'change'; readonly id: Id; readonly fields: LayoutFields }
  | { readonly kind: 'delete' | 'activate'; readonly id: Id }
  | { readonly kind: 'addPortlet'; readonly id: Id; readonly fields: PortletFields }
  | { readonly kind: 'changePortlet'; readonly id: Id; readonly portletId: Id; readonly fields: PortletFields }
  | { readonly kind: 'removePortlet'; readonly id: Id; readonly portletId: Id }
  | { readonly kind: 'movePortlet'; readonly id: Id; readonly portletId: Id; readonly to: number };

/** The layout after a pending action, without what only the service knows. */
export function afterAction(layout: Layout, action: DashboardAction): Layout {
  if (!('id' in action) || !isSameId(action.id, layout.layout_id)) return layout;
  const portlets = layout.portlets ?? [];
  const withPortlets = (after: readonly Portlet[]): Layout => ({ ...layout, portlets: after });
  switch (action.kind) {
    case 'change':
      return { ...layout, ...action.fields };
    case 'movePortlet': {
      const places = new Map(
        resequence(portlets, action.portletId, action.to).map((each) => [each.portlet_id, each.sequence]),
      );
      return withPortlets(
        portlets.map((each) => ({ ...each, sequence: places.get(each.portlet_id) ?? each.sequence })),
      );
    }
    case 'changePortlet':
      return withPortlets(
        portlets.map((each) => (isSameId(each.portlet_id, action.portletId) ? { ...each, ...action.fields } : each)),
      );
    case 'removePortlet':
      return withPortlets(portlets.filter((each) => !isSameId(each.portlet_id, action.portletId)));
    default:
      return layout;
  }
}

/** `context` is where the copy belongs: the page whose dashboard it becomes. */
export interface LayoutCopyNeeds {
  readonly port: Pick<DashboardPort, 'createLayout' | 'activate'>;
  readonly context: string;
  readonly online$: Behavior<boolean>;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
}

/** Copies a shared layout into the user's own, and activates the copy. */
export const createLayoutCopy = ({ port, context, ...needs }: LayoutCopyNeeds): Command<LayoutFields, unknown> =>
  createCommand({
    send: (fields: LayoutFields, key) =>
      port
        .createLayout(context, fields, key)
        .pipe(concatMap((copy) => (copy.ok ? port.activate(context, copy.value.layout_id) : of(copy)))),
    creates: true,
    words: DASHBOARD_FAILURES,
    ...needs,
  });
