import { ok, type Reply } from '@felles/core';
import type { Connect, ConnectionEvents, FrameConnection } from '@felles/core/internal/realtime/model';
import type { AccessCell } from '@felles/core/internal/shared/access';
import type { SignInFlow } from '@felles/core/internal/workspace/session/model';
import { defer, of, type SchedulerLike, share, tap } from 'rxjs';
import { createHttp, type HttpCache } from '../http.ts';
import { SOCKET_PATH } from '../wire/live/names.ts';
import { createRealtimeHttp } from '../workspace/user.ts';

/** The addresses of the service and its socket, and its name. */
export interface Whereabouts {
  readonly service: string;
  readonly socket: string;
  /** Who knows the users, without a slash at the end. */
  readonly provider: string;
  /** [W-AUTH-06] How staff sign in there: by a code, unless the service wants the token flow. */
  readonly flow: SignInFlow;
  readonly version: string;
  /** The names of the service's additions to its specification. */
  readonly additions: readonly string[];
}

/** Finds the address of the service. Until the manifest is there, the place of the manifest counts as the service. */
export interface Finder {
  /** As far as is known now. */
  now(): Whereabouts;
  /** Asks for the manifest where it is missing, once for all callers meanwhile. */
  readonly asked$: Reply<unknown>;
}

/** The needs of the call for the manifest, before there is any sign-in. */
export interface FinderNeeds {
  readonly root: string;
  readonly fetch: typeof fetch;
  readonly clock: SchedulerLike;
  /** Receives the address that calls go to. */
  readonly access: AccessCell;
  readonly cache?: HttpCache;
}

/** How long the manifest may take (milliseconds); after that its place counts as the service. */
const PATIENCE = 5_000;

/** Finds the service beneath a root. It asks for nothing until `asked$` is subscribed to. */
export function createFinder({ root, access, ...needs }: FinderNeeds): Finder {
  const { manifest } = createRealtimeHttp(createHttp({ root, ...needs, access, limit: PATIENCE }));
  let isTold = false;
  let where = withoutManifest();

  function withoutManifest(): Whereabouts {
    const socket = socketAddress(null, root);
    return { service: root, socket, provider: root, flow: 'code', version: '', additions: [] };
  }

  function learn(found: Whereabouts): void {
    where = found;
    access.next({ ...access.value, base: found.service.replace(/\/+$/, ''), additions: found.additions });
  }

  const ask = () =>
    manifest().pipe(
      tap((answer) => {
        if (!answer.ok) return learn(withoutManifest());
        const { service_base_url, websocket_url, authorization_server, sign_in_flow, version, additions } =
          answer.value;
        // A stored manifest has the earlier address of the service, so it is asked for again.
        isTold = answer.fromCache === undefined;
        learn({
          service: service_base_url ?? root,
          socket: socketAddress(websocket_url ?? null, root),
          provider: (authorization_server ?? service_base_url ?? root).replace(/\/+$/, ''),
          flow: sign_in_flow === 'token' ? 'token' : 'code',
          version: version ?? '',
          additions: additions ?? [],
        });
      }),
    );
  const asking$ = defer(ask).pipe(share());
  return {
    now: () => where,
    // A known answer is not shared: who asks because of it would come too late to hear it.
    asked$: defer((): Reply<unknown> => (isTold ? of(ok(null)) : asking$)),
  };
}

/** A connection to the address that is found first. */
export function connectOnceFound({ asked$, now }: Finder, connect: Connect, events: ConnectionEvents): FrameConnection {
  let connection: FrameConnection | null = null;
  const asking = asked$.subscribe(() => {
    connection = connect(now().socket, events);
  });
  return {
    send: (frame) => connection?.send(frame),
    close() {
      if (connection !== null) connection.close();
      else if (!asking.closed) events.closed({ code: 1000, reason: 'closed here' });
      asking.unsubscribe();
    },
  };
}

/** The socket is beside the manifest where that names none, or no valid address. */
function socketAddress(told: string | null, root: string): string {
  return told && URL.canParse(told) ? told : `${new URL(root).origin.replace(/^http/, 'ws')}${SOCKET_PATH}`;
}
