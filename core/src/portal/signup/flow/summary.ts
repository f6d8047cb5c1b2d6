import { dayMonthYear } from '../../../shared/calendar.ts';
import { departmentName } from '../../center/rules.ts';
import { type BindingText, bindingText } from '../../membership/cost.ts';
import type { MembershipFacts } from '../../membership/facts.ts';
import { membershipPrice, paymentRhythm } from '../../membership/rules.ts';
import type { PersonFacts } from '../../person/view.ts';
import type { SignupMessage } from '../messages.ts';

/** What the visitor is about to agree to, as far as it has been chosen and filled in. */
export interface Summary {
  readonly department: string | null;
  readonly membership: {
    readonly title: string;
    readonly price: string;
    readonly rhythm: SignupMessage;
    /** For how long it binds, and what that costs in all; null where it is paid once, or the center has not said. */
    readonly binding: BindingText | null;
  } | null;
  /** [P-SIGNUP-41] [P-SIGNUP-42] Only once everything is filled in. */
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
