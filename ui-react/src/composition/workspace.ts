import { createHttp, createRealtimeHttp, type Http, type RealtimeHttp } from '@felles/adapters-http';
import { connectOver, openBrowserSocket } from '@felles/adapters-ws';
import { type AccessCell, type Behavior, createAccess } from '@felles/core';
import { createRealtimeStore, type RealtimeStore } from '@felles/core/realtime';
import { type AboutStore, type ConnectionStore, createAboutStore, createConnectionStore } from '@felles/core/workspace';
import { Container } from 'inversify';
import { firstValueFrom, type SchedulerLike, switchMap } from 'rxjs';
import type { WorkspaceServices } from '../workspace/services.ts';
import { bound, provide, token } from './token.ts';
import { connectOnceFound, createFinder, type Finder } from './whereabouts.ts';

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

const Place = token<WorkspacePlace>('WorkspacePlace');
const Where = token<Finder>('Finder');
const Access = token<AccessCell>('Access');
const HttpClient = token<Http>('Http');
const Calls = token<RealtimeHttp>('RealtimeHttp');
const Realtime = token<RealtimeStore>('RealtimeStore');
const Connection = token<ConnectionStore>('ConnectionStore');
const About = token<AboutStore>('AboutStore');

/** Who needs what and who provides it, as soon as it is known where the service is. */
export async function composeWorkspace(place: WorkspacePlace): Promise<WorkspaceServices> {
  const container = new Container();
  const access = createAccess();
  const { origin, fetch, wall } = place;
  const finder = createFinder({ origin, fetch, clock: wall, access });
  await firstValueFrom(finder.asked$);
  provide(container, Place, [], () => place);
  provide(container, Where, [], () => finder);
  provide(container, Access, [], () => access);
  provide(container, HttpClient, [Place, Access], ({ fetch, wall }, cell) =>
    createHttp({ root: '', fetch, clock: wall, access: cell }),
  );
  provide(container, Calls, [HttpClient], createRealtimeHttp);
  provide(container, Realtime, [Place, Where, Calls], ({ clock, agent }, where, calls) =>
    createRealtimeStore({
      clock,
      port: {
        // Where the manifest could not be had yet each attempt asks for it first.
        token: () => where.asked$.pipe(switchMap(() => calls.token())),
        connect: (events) =>
          connectOnceFound(
            where,
            (address, told) => connectOver({ openSocket: openBrowserSocket, address, clock }, told),
            events,
          ),
      },
      // Read when somebody asks to be let in: by then the manifest has been asked for.
      who: {
        get server() {
          return new URL(where.now().socket).host;
        },
        get base_url() {
          return where.now().service;
        },
        get client() {
          return { type: 'web', version: where.now().version, agent } as const;
        },
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
