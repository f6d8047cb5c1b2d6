import type { Reply } from '../../shared/reply.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Layout, LayoutFields, Portlet, PortletFields, SavedSearch } from './model.ts';

/** The requests for layouts. A `context` names a page with a dashboard of its own, such as `start`. */
export interface DashboardPort {
  /** Null without an active layout. */
  active(context: string): Reply<Layout | null>;
  layouts(context: string): Reply<readonly Layout[]>;
  /** The portlets that a layout may have. */
  portlets(context: string): Reply<readonly Portlet[]>;
  layout(context: string, id: Id): Reply<Layout>;
  createLayout(context: string, fields: LayoutFields, key: string): Reply<Layout>;
  changeLayout(context: string, id: Id, fields: LayoutFields): Reply<Layout>;
  deleteLayout(context: string, id: Id): Reply<unknown>;
  activate(context: string, id: Id): Reply<unknown>;
  addPortlet(context: string, layoutId: Id, fields: PortletFields, key: string): Reply<Portlet>;
  replacePortlet(context: string, layoutId: Id, portlet: Portlet): Reply<Portlet>;
  changePortlet(context: string, layoutId: Id, portletId: Id, fields: PortletFields): Reply<Portlet>;
  removePortlet(context: string, layoutId: Id, portletId: Id): Reply<unknown>;
  savedSearches(): Reply<readonly SavedSearch[]>;
}
