import { MemberVisits } from '@felles/core/internal/portal/visits/model';
import { IsoDate } from '@felles/core/internal/shared/codecs';
import { loggable } from '../call.ts';
import { member } from '../rows.ts';

/** [P-MEMBER-03] The visits of the member; whose they are, the session says. */
export const memberVisits = {
  visits: member.get('/visits', 'The visits of the member in a period', {
    query: loggable({ from: IsoDate, to: IsoDate }),
    reply: MemberVisits,
    extension: 'visits',
  }),
};
