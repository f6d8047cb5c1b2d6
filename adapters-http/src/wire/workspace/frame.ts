import { Id } from '@felles/core/internal/shared/wire-values';
import { PanelLine, PublishedPanel } from '@felles/core/internal/workspace/publishing/model';
import { SavedSearch } from '@felles/core/workspace/dashboard';
import { Notification } from '@felles/core/workspace/notifications';
import { SearchHit } from '@felles/core/workspace/search';
import * as z from 'zod/mini';
import { loggable } from '../call.ts';
import { addition, staff } from '../rows.ts';
import { WholeNumber, YesOrNo } from '../values.ts';

const inbox = addition('notifications');

/** The search for words in everything, which is an addition, and the searches that the user has saved. */
export const search = {
  search: addition('search').get('/v1/search', 'The search over everything', {
    query: loggable(
      { q: z.string(), page_size: z.optional(WholeNumber), records: z.optional(YesOrNo) },
      'page_size',
      'records',
    ),
    added: { records: 'search-records' },
    reply: z.array(SearchHit),
  }),
  /** [W-DASHBOARD-20] The first t of portlet is missing in the service's own path. */
  saved: staff.get('/porlet/savedsearch', 'The saved searches of the user', { reply: z.array(SavedSearch) }),
};

/** Notifications of the user, and the mark that they were seen: an addition. */
export const notifications = {
  notifications: inbox.get('/v1/notifications', 'Notifications, the newest first', { reply: z.array(Notification) }),
  markSeen: inbox.put('/v1/notifications/seen', 'Marks notifications as seen', {
    body: z.object({ ids: z.readonly(z.array(Id)) }),
  }),
};

/** Panels that the company publishes to its staff, and the mark that they were read; the list is an addition. */
export const publishing = {
  panels: addition('panels').get('/publisering', 'All panels, and which are read', { reply: z.array(PanelLine) }),
  panel: staff.get('/publisering/{id}', 'A published panel, or an error in its place', { reply: PublishedPanel }),
  /** It changes something, although it is only asked for: it is never asked ahead, and never answered from memory. */
  markRead: staff.get('/publisering/markread/{id}', 'Marks a panel as read', {
    reply: PublishedPanel,
    hasSideEffect: true,
  }),
};
