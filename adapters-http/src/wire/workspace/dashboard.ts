/** The layouts of a user's dashboard in a context, and the portlets in each. */

import { ActiveLayout, Layout, LayoutFields, Portlet, PortletFields } from '@felles/core/workspace/dashboard';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

export const active = staff.get(
  '/dashboard/{context}/active',
  'The active layout of the user in a context, empty where there is none',
  { reply: ActiveLayout },
);

export const layouts = staff.get(
  '/dashboard/{context}/layouts',
  'The layouts of a context: the own ones and the shared ones',
  { reply: z.array(Layout) },
);

export const portlets = staff.get(
  '/dashboard/{context}/portlets',
  'The portlets that may be put into a layout of the context',
  { reply: z.array(Portlet) },
);

export const layout = staff.get('/dashboard/{context}/layout/{layout_id}', 'One layout', { reply: Layout });

export const createLayout = staff.post(
  '/dashboard/{context}/layout',
  'Makes a layout; it is not active until it is activated',
  { body: LayoutFields, reply: Layout, takesKey: true },
);

export const changeLayout = staff.put(
  '/dashboard/{context}/layout/{layout_id}',
  'Changes a layout, but not whether it is active',
  { body: LayoutFields, reply: Layout },
);

export const deleteLayout = staff.delete(
  '/dashboard/{context}/layout/{layout_id}',
  'Deletes a layout; one that is active only where it is the last',
  { reply: z.unknown() },
);

export const activate = staff.put(
  '/dashboard/{context}/layout/{layout_id}/activate',
  'Makes a layout the active one of the user in its context',
  { reply: z.unknown() },
);

export const addPortlet = staff.post(
  '/dashboard/{context}/layout/{layout_id}/portlet',
  'Puts a portlet into a layout',
  { body: PortletFields, reply: Portlet, takesKey: true },
);

export const replacePortlet = staff.put(
  '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  'Replaces a portlet of a layout',
  { body: PortletFields, reply: Portlet },
);

export const changePortlet = staff.patch(
  '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  'Changes the given fields of a portlet',
  { body: PortletFields, reply: Portlet },
);

export const removePortlet = staff.delete(
  '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  'Takes a portlet out of a layout',
  { reply: z.unknown() },
);
