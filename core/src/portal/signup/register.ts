// The two registers of paying members. In its own file, as the first page needs the rule, but no sign-up.
import type { Center } from '../center/model.ts';
import type { CenterStore } from '../center/store.ts';
import type { InvoiceWatch } from '../payment/invoice/watch.ts';
import type { PaymentStore } from '../payment/store.ts';
import type { MemberNeeds } from './progress.ts';
import type { ReturnNeeds } from './provider-return.ts';

/** [P-SIGNUP-06] The center's register; without the field it takes no payment. */
export const registerOf = (center: Pick<Center, 'use_direct_payment'> | null): 'standard' | 'payment' =>
  center?.use_direct_payment === true ? 'payment' : 'standard';

/** Both registers need the same: the sign-up of a member, the return from a provider, and the first invoice. */
export type RegisterNeeds = MemberNeeds &
  ReturnNeeds & {
    readonly center: Pick<CenterStore, 'departments$' | 'chooseDepartment'>;
    readonly money: InvoiceWatch;
    readonly payment: PaymentStore;
  };
