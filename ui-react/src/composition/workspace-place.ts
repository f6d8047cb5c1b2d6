import { steadyClock, watchNetwork } from '@felles/adapters-ws';
import { asyncScheduler } from 'rxjs';
import { newKey } from '../browser/new-key.ts';
import type { WorkspacePlace } from './workspace.ts';

/** The browser's window as the workspace needs it. */
export const windowAsPlace = (): WorkspacePlace => ({
  origin: window.location.origin,
  fetch: window.fetch.bind(window),
  online$: watchNetwork(window),
  wall: asyncScheduler,
  clock: steadyClock,
  agent: window.navigator.userAgent,
  newKey,
});
