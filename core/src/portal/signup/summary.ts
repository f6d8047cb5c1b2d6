import type { Message } from '../../messages.ts';
import { departmentName } from '../center/rules.ts';
import type { MembershipFacts } from '../membership/cells.ts';
import { membershipPrice, paymentRhythm } from '../membership/rules.ts';
import type { PersonFacts } from '../person/view.ts';

/** What somebody is about to agree to, as far as it has been chosen and filled in. */
export interface Summary {
  readonly department: string | null;
  readonly membership: { readonly title: string; readonly price: string; readonly rhythm: Message } | null;
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
    },
    member: information && {
      name: `${information.firstname} ${information.lastname}`,
      place: `${information.postal_code} ${information.municipality}`,
    },
  };
}
