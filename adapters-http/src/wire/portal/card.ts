import { CardRefusalDetail, MemberCard } from '@felles/core/internal/portal/card/model';
import { member } from '../rows.ts';

/** [P-MEMBER-47] The card of the member; whose it is, the session says. */
export const memberCard = {
  card: member.get('/card', 'The number of the member, with a code for the door', {
    reply: MemberCard,
    refusal: CardRefusalDetail,
    extension: 'member-card',
  }),
};
