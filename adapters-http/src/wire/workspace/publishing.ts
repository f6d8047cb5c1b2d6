/** What the company publishes to its staff, and that it was read; the list is an addition. */

import { PanelLine, PublishedPanel } from '@felles/core/workspace/publishing';
import * as z from 'zod/mini';
import { staff } from '../rows.ts';

export const panels = staff.get(
  '/publisering',
  'All that is published, the newest first, and what of it the user has read',
  { reply: z.array(PanelLine), extension: 'panels' },
);

export const panel = staff.get('/publisering/{id}', 'A published panel, or an error in its place', {
  reply: PublishedPanel,
});

/** It changes something, although it is only asked for: it is never asked ahead, and never answered from memory. */
export const markRead = staff.get('/publisering/markread/{id}', 'Marks a published panel as read by the user', {
  reply: PublishedPanel,
  sends: true,
});
