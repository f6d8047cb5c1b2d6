import type { Load } from '../../shared/load.ts';
import type { Me, Sight } from './model.ts';

/** Whether the user sees a part of the workspace; 'unknown' until the service has said who the user is. */
export type Seeing = 'hidden' | 'seen' | 'unknown';

/** A service without the list, or one that does not name the user, refuses hidden parts by itself. */
export function seeingOf(me: Load<Pick<Me, 'sees'>>, sight: Sight): Seeing {
  if (me.status === 'idle' || me.status === 'loading') return 'unknown';
  const sees = me.status === 'ready' ? me.value.sees : null;
  return !sees || sees.includes(sight) ? 'seen' : 'hidden';
}
