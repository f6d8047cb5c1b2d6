import type { PublishingPort } from '@felles/core/workspace';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/publishing.ts';

export const createPublishingHttp = (http: Http): PublishingPort => ({
  panels: () => http.ask(wire.panels, {}),
  panel: (id) => http.ask(wire.panel, { params: { id } }),
  markRead: (id) => http.ask(wire.markRead, { params: { id } }),
});
