import { mayMakeRegister } from '@felles/core/workspace/me';
import { useObservable } from '../../react/use-observable.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useWorkspace } from '../services.ts';

/** [W-PLAN-09] [W-PLAN-15] Whether the user makes customers and persons; null where no one does. */
export function useRegisterRight(): boolean | null {
  const me = useObservable(useWorkspace().shell.me.me$);
  return useOffers().has('register-changes') ? mayMakeRegister(me) : null;
}
