// What stands around every page.
import { createMeHttp, createSettingsHttp, createUnreadHttp, createVisitsHttp, type Http } from '@felles/adapters-http';
import type { RealtimeStore } from '@felles/core/realtime';
import { createMenuStore, createMeStore, createUnreadStore, createVisitsStore } from '@felles/core/workspace';
import { auditTime, filter, merge } from 'rxjs';
import type { ShellServices } from '../../workspace/services.ts';
import { freshnessOf, ofTheUser } from './live.ts';
import type { WorkspacePlace } from './place.ts';

/** Everything but what the login itself needs. */
export function shellServices(
  at: WorkspacePlace,
  realtime: RealtimeStore,
  http: Http,
): Omit<ShellServices, 'drafts' | 'errors' | 'unsent'> {
  const me = createMeStore({ port: createMeHttp(http) });
  const told$ = ofTheUser(realtime, me).pipe(filter(({ event }) => event === 'message.unread'));
  return {
    me,
    unread: createUnreadStore({
      port: createUnreadHttp(http),
      again$: merge(freshnessOf(at, realtime).again$, told$.pipe(auditTime(1_000, at.wall))),
    }),
    visits: createVisitsStore({ port: createVisitsHttp(http), clock: at.wall }),
    menu: createMenuStore({ port: createSettingsHttp(http) }),
  };
}
