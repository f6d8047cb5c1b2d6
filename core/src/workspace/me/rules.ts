import type { Load } from '../../shared/load.ts';
import type { Me, Sight } from './model.ts';

/** Whether the user sees a part of the workspace; 'unknown' until the service has said who the user is. */
export type Seeing = 'hidden' | 'seen' | 'unknown';

/** The user, once the service has named one. */
export const userIn = (me: Load<Me>): Me | null => (me.status === 'ready' ? me.value : null);

/** A service without the list, or one that does not name the user, refuses hidden parts by itself. */
export function seeingOf(me: Load<Pick<Me, 'sees'>>, sight: Sight): Seeing {
  if (me.status === 'idle' || me.status === 'loading') return 'unknown';
  const sees = me.status === 'ready' ? me.value.sees : null;
  return !sees || sees.includes(sight) ? 'seen' : 'hidden';
}

/** [W-PLAN-15] The right to make customers and persons. */
export const MAKE_REGISTER = 'make_register';

/** [W-PLAN-09] Whether the user makes customers and persons: by name, else with all that may change. */
export const mayMakeRegister = (me: Pick<Me, 'may_change' | 'rights'> | null): boolean =>
  me?.rights?.includes(MAKE_REGISTER) ?? me?.may_change !== false;
