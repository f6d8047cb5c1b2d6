/** What the company publishes to its staff, and that it was read; the list is an addition. */

import { PanelLine, PublishedPanel } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const Panel = z.object({ id: z.string() });

export const panels = call({
  method: 'GET',
  path: '/publisering',
  access: 'staff',
  summary: 'All that is published, the newest first, and what of it the user has read',
  reply: json(z.array(PanelLine)),
  extension: 'panels',
});

export const panel = call({
  method: 'GET',
  path: '/publisering/{id}',
  access: 'staff',
  summary: 'A published panel, or an error in its place',
  params: Panel,
  reply: json(PublishedPanel),
});

/** It changes something, although it is only asked for: it is never asked ahead, and never answered from memory. */
export const markRead = call({
  method: 'GET',
  path: '/publisering/markread/{id}',
  access: 'staff',
  summary: 'Marks a published panel as read by the user',
  params: Panel,
  reply: json(PublishedPanel),
  sends: true,
});
