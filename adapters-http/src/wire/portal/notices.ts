import { MemberNotices, SeenNotices } from '@felles/core/internal/portal/notices/model';
import { member } from '../rows.ts';

/** [P-MEMBER-60] The name by which a service says that it has messages to its members. */
const extension = 'member-notices';

/** Messages of the center to the member; to whom, the session says. */
export const memberNotices = {
  list: member.get('/notifications/list', 'The messages to the member', { reply: MemberNotices, extension }),
  seen: member.put('/notifications/seen', 'Says which messages the member has seen', { body: SeenNotices, extension }),
};
