// The services of the frame around every page.
import type { Http } from '@felles/adapters-http';
import { createMeHttp } from '@felles/adapters-http/workspace/me';
import { createSettingsHttp } from '@felles/adapters-http/workspace/settings';
import { createVisitsHttp } from '@felles/adapters-http/workspace/visits';
import type { Behavior } from '@felles/core';
import type { RealtimeStore } from '@felles/core/realtime';
import { type Area, createMenuStore, createMeStore, createVisitsStore } from '@felles/core/workspace';
import { skip } from 'rxjs';
import type { ShellServices } from '../../workspace/services.ts';
import type { WorkspacePlace } from './place.ts';
import { unreadOfUser } from './unread.ts';

/** Everything but what the login itself needs. */
export function shellServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
  offers$: Behavior<readonly Area[]>,
): Omit<ShellServices, 'drafts' | 'errors' | 'waiting$' | 'unsent'> {
  // The manifest of a service that was out of reach at the start comes later.
  const me = createMeStore({ port: createMeHttp(http), again$: offers$.pipe(skip(1)) });
  return {
    me,
    unread: unreadOfUser(at, realtime, http, me),
    offers$,
    visits: createVisitsStore({ port: createVisitsHttp(http), clock: at.wall }),
    menu: createMenuStore({ port: createSettingsHttp(http) }),
  };
}
