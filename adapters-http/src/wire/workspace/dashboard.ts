import { ActiveLayout, PortletFields } from '@felles/core/internal/workspace/dashboard/model';
import { Layout, LayoutFields, Portlet } from '@felles/core/workspace/dashboard';
import * as z from 'zod/mini';
import { staffAt } from '../rows.ts';

const inContext = staffAt('/dashboard/{context}');
const layout = { body: LayoutFields, reply: Layout };
const portlet = { body: PortletFields, reply: Portlet };

/** The layouts of a user's dashboard in a context, and the portlets in each. */
export const dashboard = {
  active: inContext.get('/active', 'The active layout, or nothing', { reply: ActiveLayout }),
  layouts: inContext.get('/layouts', 'Own and shared layouts', { reply: z.array(Layout) }),
  portlets: inContext.get('/portlets', 'The portlets for layouts', { reply: z.array(Portlet) }),
  layout: inContext.get('/layout/{layout_id}', 'One layout', { reply: Layout }),
  createLayout: inContext.create('/layout', 'Creates an inactive layout', layout),
  changeLayout: inContext.put('/layout/{layout_id}', 'Changes a layout', layout),
  deleteLayout: inContext.delete('/layout/{layout_id}', 'Deletes a layout'),
  activate: inContext.put('/layout/{layout_id}/activate', 'Makes a layout the active one'),
  addPortlet: inContext.create('/layout/{layout_id}/portlet', 'Adds a portlet', portlet),
  replacePortlet: inContext.put('/layout/{layout_id}/portlet/{portlet_id}', 'Replaces a portlet', portlet),
  changePortlet: inContext.patch('/layout/{layout_id}/portlet/{portlet_id}', 'Changes a portlet', portlet),
  removePortlet: inContext.delete('/layout/{layout_id}/portlet/{portlet_id}', 'Removes a portlet'),
};
