import '../../i18n/catalogs/signup.ts';

import { registerOf } from '@felles/core/portal/signup';
import { use } from 'react';
import { useObservable } from '../../react/use-observable.ts';
import { useOthers, usePortal } from '../services.ts';
import { PaymentRegister } from '../signup/PaymentRegister.tsx';
import { StandardRegister } from '../signup/StandardRegister.tsx';

/** [P-SIGNUP-06] Where a visitor becomes a member. */
export function RegisterScreen() {
  const register = use(useOthers().register());
  const center = useObservable(usePortal().center.center$);
  return registerOf(center) === 'payment' ? (
    <PaymentRegister register={register} />
  ) : (
    <StandardRegister register={register} />
  );
}
