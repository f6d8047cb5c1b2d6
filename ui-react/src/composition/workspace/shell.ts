// What stands around every page.
import { createMeHttp, createSettingsHttp, createVisitsHttp, type Http } from '@felles/adapters-http';
import { createMenuStore, createMeStore, createVisitsStore } from '@felles/core/workspace';
import type { ShellServices } from '../../workspace/services.ts';
import type { WorkspacePlace } from './place.ts';

/** Everything but what the login itself needs. */
export function shellServices(at: WorkspacePlace, http: Http): Omit<ShellServices, 'drafts' | 'errors' | 'unsent'> {
  return {
    me: createMeStore({ port: createMeHttp(http) }),
    visits: createVisitsStore({ port: createVisitsHttp(http), clock: at.wall }),
    menu: createMenuStore({ port: createSettingsHttp(http) }),
  };
}
