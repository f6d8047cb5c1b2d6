// The live connection itself: its subscriptions, and a channel to try it.
import { type AboutStore, createAboutStore } from '@felles/core/internal/workspace/about/store';
import type { WorkspaceDoor } from '../../workspace-door/door.ts';
import { createRealtimeHttp } from '../user.ts';

/** The page about the live connection: its subscriptions, and a channel to try it. */
export interface AboutServices {
  readonly about: AboutStore;
}

/** One store for all visits of the page; its history of a channel is an addition. */
export const aboutServices = ({ realtime, http, where, online$, clock, newKey }: WorkspaceDoor): AboutServices => ({
  about: createAboutStore({
    realtime,
    port: createRealtimeHttp(http),
    version: where().version,
    online$,
    wall: clock,
    newKey,
  }),
});
