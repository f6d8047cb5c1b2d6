import type { Message } from '../../messages.ts';
import { kroner } from '../../shared/money.ts';
import { departmentName } from '../center/rules.ts';
import type { MembershipFacts } from '../membership/cells.ts';
import { type Binding, bindingOf } from '../membership/cost.ts';
import { membershipPrice, paymentRhythm } from '../membership/rules.ts';
import type { PersonFacts } from '../person/view.ts';

/** What somebody is about to agree to, as far as it has been chosen and filled in. */
export interface Summary {
  readonly department: string | null;
  readonly membership: {
    readonly title: string;
    readonly price: string;
    readonly rhythm: Message;
    /** For how long it binds, and what that comes to; null where it is paid once, or the center has not said. */
    readonly binding: { readonly months: number; readonly total: string } | null;
  } | null;
  /** [P-SIGNUP-41] [P-SIGNUP-42] Only once everything is filled in. */
  readonly member: { readonly name: string; readonly place: string } | null;
}

export function summaryOf(
  { department, membership }: Pick<MembershipFacts, 'department' | 'membership'>,
  { information }: Pick<PersonFacts, 'information'>,
): Summary {
  return {
    department: department && departmentName(department),
    membership: membership && {
      title: membership.title,
      price: membershipPrice(membership),
      rhythm: paymentRhythm(membership),
      binding: bindingText(bindingOf(membership)),
    },
    member: information && {
      name: `${information.firstname} ${information.lastname}`,
      place: `${information.postal_code} ${information.municipality}`,
    },
  };
}

const bindingText = (binding: Binding | null) => binding && { ...binding, total: kroner(binding.total, ',') };
