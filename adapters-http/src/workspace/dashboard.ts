import { ok } from '@felles/core';
import { type DashboardPort, Layout } from '@felles/core/workspace/dashboard';
import { map } from 'rxjs';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/dashboard.ts';
import { saved } from '../wire/workspace/search.ts';

/**
 * Core's `DashboardPort`, for staff who are signed in: the layouts of a context, their portlets, and saved searches.
 * An active layout that cannot be read counts as none.
 */
export const createDashboardHttp = (http: Http): DashboardPort => ({
  active: (context) =>
    http
      .ask(wire.active, { params: { context } })
      .pipe(map((answer) => (answer.ok ? ok(Layout.safeParse(answer.value).data ?? null) : answer))),
  layouts: (context) => http.ask(wire.layouts, { params: { context } }),
  portlets: (context) => http.ask(wire.portlets, { params: { context } }),
  layout: (context, id) => http.ask(wire.layout, { params: { context, layout_id: id } }),
  createLayout: (context, body, key) => http.ask(wire.createLayout, { params: { context }, body, key }),
  changeLayout: (context, id, body) => http.ask(wire.changeLayout, { params: { context, layout_id: id }, body }),
  deleteLayout: (context, id) => http.ask(wire.deleteLayout, { params: { context, layout_id: id } }),
  activate: (context, id) => http.ask(wire.activate, { params: { context, layout_id: id } }),
  addPortlet: (context, layoutId, body, key) =>
    http.ask(wire.addPortlet, { params: { context, layout_id: layoutId }, body, key }),
  replacePortlet: (context, layoutId, { portlet_id: id, ...body }) =>
    http.ask(wire.replacePortlet, { params: { context, layout_id: layoutId, portlet_id: id }, body }),
  changePortlet: (context, layoutId, id, body) =>
    http.ask(wire.changePortlet, { params: { context, layout_id: layoutId, portlet_id: id }, body }),
  removePortlet: (context, layoutId, id) =>
    http.ask(wire.removePortlet, { params: { context, layout_id: layoutId, portlet_id: id } }),
  savedSearches: () => http.ask(saved, {}),
});
