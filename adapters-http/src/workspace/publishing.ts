import type { PublishingPort } from '@felles/core/workspace/publishing';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/publishing.ts';

/**
 * Core's `PublishingPort`, for staff who are signed in. The list of panels is an addition; `markRead` is a GET that
 * changes something.
 */
export const createPublishingHttp = (http: Http): PublishingPort => ({
  panels: () => http.ask(wire.panels, {}),
  panel: (id) => http.ask(wire.panel, { params: { id } }),
  markRead: (id) => http.ask(wire.markRead, { params: { id } }),
});
