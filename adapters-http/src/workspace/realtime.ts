import { ok, type Reply } from '@felles/core';
import type { Manifest } from '@felles/core/portal/center';
import type { RealtimePort } from '@felles/core/realtime';
import type { AboutPort } from '@felles/core/workspace/about';
import { map } from 'rxjs';
import type { Http } from '../http.ts';
import { manifest } from '../wire/portal/center.ts';
import { recent, token } from '../wire/workspace/realtime.ts';

/**
 * Core's token of `RealtimePort` and its `AboutPort`; the token needs a sign-in, the manifest does not, and the
 * history of a channel is an addition.
 */
export interface RealtimeHttp extends Pick<RealtimePort, 'token'>, AboutPort {
  /** Where the service is, and its socket. */
  manifest(): Reply<Manifest>;
}

/** What the live connection asks of the service by ordinary calls. */
export const createRealtimeHttp = (http: Http): RealtimeHttp => ({
  manifest: () => http.ask(manifest, {}),
  token: () => http.ask(token, {}).pipe(map((answer) => (answer.ok ? ok(answer.value.token) : answer))),
  recent: (channel) => http.ask(recent, { query: { channel } }),
});
