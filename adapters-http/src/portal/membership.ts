import type { MembershipPort } from '@felles/core/portal/membership';
import type { Http } from '../http.ts';
import { membership } from '../wire/portal/membership.ts';

/** Core's `MembershipPort`, with the center's token. It asks for hidden memberships too, as core decides what shows. */
export function createMembershipHttp(http: Http): MembershipPort {
  return {
    memberships: ({ departmentId, groupIds }) =>
      http.ask(membership.memberships, {
        params: { departmentid: departmentId },
        query: { include_hidden: true, ...(groupIds.length > 0 && { group_ids: groupIds }) },
      }),
    groups: () => http.ask(membership.groups, {}),
  };
}
