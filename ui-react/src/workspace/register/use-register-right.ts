import { mayMakeRegister } from '@felles/core/workspace/me';
import { useOffers } from '../offers/use-offers.ts';
import { useMe } from '../services.ts';

/** [W-PLAN-09] [W-PLAN-15] Whether the user makes customers and persons; null where no one does. */
export function useRegisterRight(): boolean | null {
  const me = useMe();
  return useOffers().has('register-changes') ? mayMakeRegister(me) : null;
}
