// The layouts of a dashboard in a context, and the portlets of each.
import { ActiveLayout, Layout, LayoutFields, Portlet, PortletFields } from '@felles/core/workspace/dashboard';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

/** The layouts of a user's dashboard in a context, and the portlets in each. */
export const dashboard = {
  active: staff.get('/dashboard/{context}/active', 'The active layout, or nothing', { reply: ActiveLayout }),
  layouts: staff.get('/dashboard/{context}/layouts', 'Own and shared layouts', { reply: z.array(Layout) }),
  portlets: staff.get('/dashboard/{context}/portlets', 'The portlets for layouts', { reply: z.array(Portlet) }),
  layout: staff.get('/dashboard/{context}/layout/{layout_id}', 'One layout', { reply: Layout }),
  createLayout: staff.post('/dashboard/{context}/layout', 'Creates an inactive layout', {
    body: LayoutFields,
    reply: Layout,
    takesKey: true,
  }),
  changeLayout: staff.put('/dashboard/{context}/layout/{layout_id}', 'Changes a layout', {
    body: LayoutFields,
    reply: Layout,
  }),
  deleteLayout: staff.delete('/dashboard/{context}/layout/{layout_id}', 'Deletes a layout', { reply: z.unknown() }),
  activate: staff.put('/dashboard/{context}/layout/{layout_id}/activate', 'Makes a layout the active one', {
    reply: z.unknown(),
  }),
  addPortlet: staff.post('/dashboard/{context}/layout/{layout_id}/portlet', 'Adds a portlet', {
    body: PortletFields,
    reply: Portlet,
    takesKey: true,
  }),
  replacePortlet: staff.put('/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}', 'Replaces a portlet', {
    body: PortletFields,
    reply: Portlet,
  }),
  changePortlet: staff.patch('/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}', 'Changes a portlet', {
    body: PortletFields,
    reply: Portlet,
  }),
  removePortlet: staff.delete('/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}', 'Removes a portlet', {
    reply: z.unknown(),
  }),
};
