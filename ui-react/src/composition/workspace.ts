import { createHttp, createRealtimeHttp, type Http, type RealtimeHttp } from '@felles/adapters-http';
import { connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { type AccessCell, type Behavior, createAccess } from '@felles/core';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/realtime';
import { type AboutStore, type ConnectionStore, createAboutStore, createConnectionStore } from '@felles/core/workspace';
import { Container } from 'inversify';
import { firstValueFrom, type SchedulerLike } from 'rxjs';
import type { WorkspaceServices } from '../workspace/services.ts';
import { bound, provide, token } from './token.ts';

/** What the workspace needs from the place it runs in. */
export interface WorkspacePlace {
  /** Where its page comes from. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly online$: Behavior<boolean>;
  /** The clock on the wall, and the one that only goes forward. */
  readonly wall: SchedulerLike;
  readonly clock: SchedulerLike;
  readonly agent: string;
  readonly newKey: () => string;
}

/** Where the service and its socket are, and what it calls itself. */
interface Whereabouts {
  readonly service: string;
  readonly socket: string;
  readonly version: string;
}

const Place = token<WorkspacePlace>('WorkspacePlace');
const Where = token<Whereabouts>('Whereabouts');
const Access = token<AccessCell>('Access');
const HttpClient = token<Http>('Http');
const Calls = token<RealtimeHttp>('RealtimeHttp');
const Realtime = token<RealtimeStore>('RealtimeStore');
const Connection = token<ConnectionStore>('ConnectionStore');
const About = token<AboutStore>('AboutStore');

/** How long the manifest may take (milliseconds); whoever serves the page is then taken for the service. */
const PATIENCE = 5_000;
const SOCKET_PATH = '/pubsub';

/** Who needs what and who provides it, as soon as it is known where the service is. */
export async function composeWorkspace(place: WorkspacePlace): Promise<WorkspaceServices> {
  const container = new Container();
  const access = createAccess();
  const where = await find(place, access);
  provide(container, Place, [], () => place);
  provide(container, Where, [], () => where);
  provide(container, Access, [], () => access);
  provide(container, HttpClient, [Place, Access], ({ fetch, wall }, cell) =>
    createHttp({ root: '', fetch, clock: wall, access: cell }),
  );
  provide(container, Calls, [HttpClient], createRealtimeHttp);
  provide(container, Realtime, [Place, Where, Calls], (surroundings, { service, socket, version }, calls) =>
    createRealtimeStore({
      clock: surroundings.clock,
      port: {
        token: calls.token,
        connect: (events) =>
          connectOver({ openSocket: openBrowserSocket, address: socket, clock: surroundings.clock }, events),
      },
      who: {
        server: new URL(socket).host,
        base_url: service,
        client: { type: 'web', version, agent: surroundings.agent },
      },
    }),
  );
  provide(container, Connection, [Place, Realtime], ({ online$, wall, clock }, realtime) =>
    createConnectionStore({ realtime, online$, wall, clock }),
  );
  provide(container, About, [Place, Realtime, Calls], ({ online$, wall, newKey }, realtime, port) =>
    createAboutStore({ realtime, port, online$, wall, newKey }),
  );
  return { connection: bound(container, Connection), about: bound(container, About) };
}

/** Asks where the service is, and tells whoever makes calls. */
async function find({ origin, fetch, wall }: WorkspacePlace, access: AccessCell): Promise<Whereabouts> {
  const http = createHttp({ root: '', fetch, clock: wall, access, limit: PATIENCE });
  const answer = await firstValueFrom(createRealtimeHttp(http).manifest());
  const told = answer.ok ? answer.value : null;
  const service = told?.service_base_url ?? origin;
  access.next({ ...access.value, base: service.replace(/\/+$/, '') });
  return { service, socket: socketAddress(told?.websocket_url ?? null, origin), version: told?.version ?? '' };
}

/** Where the manifest names no socket it is beside the page. What cannot be an address stays what it is: a connection that closes. */
function socketAddress(told: string | null, origin: string): string {
  return told && URL.canParse(told) ? told : `${origin.replace(/^http/, 'ws')}${SOCKET_PATH}`;
}
