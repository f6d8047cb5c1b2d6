import { dayMonthYear } from '../../../shared/calendar.ts';
import { departmentName } from '../../center/rules.ts';
import { type BindingText, bindingText, membershipPrice, paymentRhythm } from '../../membership/rules.ts';
import type { MembershipFacts } from '../../membership/view.ts';
import type { PersonFacts } from '../../person/view.ts';
import type { SignupMessage } from '../messages.ts';

/** The summary before the visitor agrees, as far as it is filled in. */
export interface Summary {
  readonly department: string | null;
  readonly membership: {
    readonly title: string;
    readonly price: string;
    readonly rhythm: SignupMessage;
    /** The binding period and its total cost; null for a single payment, or if it is unknown. */
    readonly binding: BindingText | null;
  } | null;
  /** [P-SIGNUP-41] [P-SIGNUP-42] Null until everything is filled in. */
  readonly member: {
    readonly name: string;
    readonly address: string;
    readonly place: string;
    readonly phone: string;
    readonly email: string;
    readonly born: string;
  } | null;
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
      binding: bindingText(membership),
    },
    member: information && {
      name: `${information.firstname} ${information.lastname}`,
      address: information.address,
      place: `${information.postal_code} ${information.municipality}`,
      phone: information.phone_number,
      email: information.email,
      born: dayMonthYear(information.date_of_birth),
    },
  };
}
