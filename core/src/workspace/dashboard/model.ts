import * as z from 'zod/mini';
import type { Reply } from '../../shared/reply.ts';
import { flag, Id, id, text } from '../../shared/wire-values.ts';

/** [W-DASHBOARD-04] A box on a dashboard; what `settings` and `tag_attributes` hold depends on its kind. */
export const Portlet = z.looseObject({
  portlet_id: Id,
  tag_name: text(),
  title: text(),
  type: text(),
  width: z.nullish(z.number()),
  height: z.nullish(z.number()),
  sequence: z.nullish(z.number()),
  settings: z.nullish(z.unknown()),
  tag_attributes: z.nullish(z.unknown()),
});
export interface Portlet extends Readonly<z.infer<typeof Portlet>> {}

/** The id of the published panel in a portlet's settings. */
export const NamesPanel = z.looseObject({ pub_id: id() });

/** A new portlet, or a change of one: a missing field stays as it is. */
export const PortletFields = z.partial(z.omit(Portlet, { portlet_id: true }));
export type PortletFields = Readonly<z.infer<typeof PortletFields>>;

/** [W-DASHBOARD-03] [W-DASHBOARD-07] A dashboard: if `shared`, others see it; if `read_only`, it cannot change. */
export const Layout = z.looseObject({
  layout_id: Id,
  context: text(),
  title: text(),
  active: flag(),
  shared: flag(),
  read_only: flag(),
  number_of_portlets: z.nullish(z.number()),
  login_id: id(),
  login_name: text(),
  portlets: z.nullish(z.readonly(z.array(Portlet))),
});
export interface Layout extends Readonly<z.infer<typeof Layout>> {}

/** A new layout, or a change of one: a missing field stays as it is. */
export const LayoutFields = z.partial(z.pick(Layout, { title: true, shared: true, portlets: true }));
export interface LayoutFields extends Readonly<z.infer<typeof LayoutFields>> {}

/** An active layout, or an empty object without one. */
export const ActiveLayout = z.union([Layout, z.strictObject({})]);

/** [W-DASHBOARD-20] A saved search, for use in a portlet. */
export const SavedSearch = z.looseObject({ id: Id, title: text(), query: text() });
export interface SavedSearch extends Readonly<z.infer<typeof SavedSearch>> {}

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
