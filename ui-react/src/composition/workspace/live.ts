// What of the live connection has stores ask again.
import { reasonsToAskAgain } from '@felles/core/data';
import type { RealtimeStore } from '@felles/core/realtime';
import { type MeStore, timesWhileAway } from '@felles/core/workspace';
import { merge, NEVER, switchMap } from 'rxjs';
import type { WorkspacePlace } from './place.ts';

/** What is shown live is fetched again after each gap, and from time to time while nothing is heard. */
export function freshnessOf({ online$, visible$, wall, clock }: WorkspacePlace, { state$, resynced$ }: RealtimeStore) {
  const gaps$ = merge(resynced$, timesWhileAway({ state$, visible$, clock }));
  return { again$: reasonsToAskAgain({ online$, clock: wall, gaps$ }), wall };
}

/** What the user's own channel tells. */
export const ofTheUser = (realtime: RealtimeStore, { channel$ }: MeStore) =>
  channel$.pipe(switchMap((channel) => (channel === null ? NEVER : realtime.listen(channel))));

/** What cannot be read of an event is fetched with the next answer. */
export const unreadable = (): void => undefined;
