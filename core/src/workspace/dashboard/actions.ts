// The user's actions on layouts, and their optimistic effect.
import type { Id } from '../../shared/wire-values.ts';
import type { Layout, LayoutFields, Portlet, PortletFields } from './model.ts';
import { isSameId, resequence } from './rules.ts';

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
