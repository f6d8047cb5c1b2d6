/** The layouts of a user's dashboard in a context, and the portlets in each. */

import { ActiveLayout, Layout, LayoutFields, Portlet, PortletFields } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const Context = z.object({ context: z.string() });
const OfLayout = z.object({ context: z.string(), layout_id: z.string() });
const OfPortlet = z.object({ context: z.string(), layout_id: z.string(), portlet_id: z.string() });

export const active = call({
  method: 'GET',
  path: '/dashboard/{context}/active',
  access: 'staff',
  summary: 'The active layout of the user in a context, empty where there is none',
  params: Context,
  reply: json(ActiveLayout),
});

export const layouts = call({
  method: 'GET',
  path: '/dashboard/{context}/layouts',
  access: 'staff',
  summary: 'The layouts of a context: the own ones and the shared ones',
  params: Context,
  reply: json(z.array(Layout)),
});

export const portlets = call({
  method: 'GET',
  path: '/dashboard/{context}/portlets',
  access: 'staff',
  summary: 'The portlets that may be put into a layout of the context',
  params: Context,
  reply: json(z.array(Portlet)),
});

export const layout = call({
  method: 'GET',
  path: '/dashboard/{context}/layout/{layout_id}',
  access: 'staff',
  summary: 'One layout',
  params: OfLayout,
  reply: json(Layout),
});

export const createLayout = call({
  method: 'POST',
  path: '/dashboard/{context}/layout',
  access: 'staff',
  summary: 'Makes a layout; it is not active until it is activated',
  params: Context,
  body: { format: 'json', schema: LayoutFields },
  reply: json(Layout),
  takesKey: true,
});

export const changeLayout = call({
  method: 'PUT',
  path: '/dashboard/{context}/layout/{layout_id}',
  access: 'staff',
  summary: 'Changes a layout, but not whether it is active',
  params: OfLayout,
  body: { format: 'json', schema: LayoutFields },
  reply: json(Layout),
});

export const deleteLayout = call({
  method: 'DELETE',
  path: '/dashboard/{context}/layout/{layout_id}',
  access: 'staff',
  summary: 'Deletes a layout; one that is active only where it is the last',
  params: OfLayout,
  reply: json(z.unknown()),
});

export const activate = call({
  method: 'PUT',
  path: '/dashboard/{context}/layout/{layout_id}/activate',
  access: 'staff',
  summary: 'Makes a layout the active one of the user in its context',
  params: OfLayout,
  reply: json(z.unknown()),
});

export const addPortlet = call({
  method: 'POST',
  path: '/dashboard/{context}/layout/{layout_id}/portlet',
  access: 'staff',
  summary: 'Puts a portlet into a layout',
  params: OfLayout,
  body: { format: 'json', schema: PortletFields },
  reply: json(Portlet),
  takesKey: true,
});

export const replacePortlet = call({
  method: 'PUT',
  path: '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  access: 'staff',
  summary: 'Replaces a portlet of a layout',
  params: OfPortlet,
  body: { format: 'json', schema: PortletFields },
  reply: json(Portlet),
});

export const changePortlet = call({
  method: 'PATCH',
  path: '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  access: 'staff',
  summary: 'Changes the given fields of a portlet',
  params: OfPortlet,
  body: { format: 'json', schema: PortletFields },
  reply: json(Portlet),
});

export const removePortlet = call({
  method: 'DELETE',
  path: '/dashboard/{context}/layout/{layout_id}/portlet/{portlet_id}',
  access: 'staff',
  summary: 'Takes a portlet out of a layout',
  params: OfPortlet,
  reply: json(z.unknown()),
});
