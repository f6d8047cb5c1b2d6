// The user who is signed in: settings, visits, unread messages and the token of the live connection.

import { ok, type Reply } from '@felles/core';
import type { Manifest } from '@felles/core/internal/portal/center/model';
import type { RealtimePort } from '@felles/core/realtime';
import type { AboutPort } from '@felles/core/workspace/about';
import type { MePort } from '@felles/core/workspace/me';
import type { SettingsPort } from '@felles/core/workspace/settings';
import type { UnreadPort } from '@felles/core/workspace/unread';
import type { VisitsPort } from '@felles/core/workspace/visits';
import { map } from 'rxjs';
import type { Http } from '../http.ts';
import { center } from '../wire/portal/center.ts';
import { chat } from '../wire/workspace/chat.ts';
import { me, realtime, settings, visits } from '../wire/workspace/user.ts';

/** Core's `MePort`: the user, with rights. An addition: without it the user has no name here. */
export const createMeHttp = (http: Http): MePort => ({ me: () => http.ask(me.me, {}) });

/** Core's `SettingsPort`: texts that the service keeps for the user who is signed in, under any key. */
export const createSettingsHttp = (http: Http): SettingsPort => ({
  read: (key) =>
    http
      .ask(settings.read, { params: { key } })
      .pipe(map((answer) => (answer.ok ? ok(answer.value.value ?? null) : answer))),
  write: (key, value) => http.ask(settings.write, { params: { key }, body: { value } }),
});

/** Core's `VisitsPort`: the latest visits of the user, of one type, the same on every device. */
export const createVisitsHttp = (http: Http): VisitsPort => ({
  last: (type, count) => http.ask(visits.last, { params: { type, count } }),
  record: ({ type, idtype, id }) => http.ask(visits.record, { params: { type, idtype, id } }),
});

/**
 * Core's `UnreadPort`: how many messages the user who is signed in has not read. Apart from the chat, as every page
 * shows it.
 */
export const createUnreadHttp = (http: Http): UnreadPort => ({ unread: () => http.ask(chat.unread, {}) });

/**
 * Core's token of `RealtimePort` and its `AboutPort`; the token needs a sign-in, the manifest does not, and the
 * history of a channel is an addition.
 */
export interface RealtimeHttp extends Pick<RealtimePort, 'token'>, AboutPort {
  /** Where the service is, and its socket. */
  manifest(): Reply<Manifest>;
}

/** The ordinary calls of the live connection. */
export const createRealtimeHttp = (http: Http): RealtimeHttp => ({
  manifest: () => http.ask(center.manifest, {}),
  token: () => http.ask(realtime.token, {}).pipe(map((answer) => (answer.ok ? ok(answer.value.token) : answer))),
  recent: (channel) => http.ask(realtime.recent, { query: { channel } }),
});
