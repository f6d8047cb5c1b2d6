import { hourMinute } from '@felles/core';
import { type CheckIn, nameOfCheckIn, timeOfCheckIn } from '@felles/core/workspace/checkins';
import type { Text } from '../../i18n/texts.ts';

export const calledIn = (text: Text, one: CheckIn): string => nameOfCheckIn(one) || text('checkin.noName');

/** [W-PLAN-10] The decision about a check-in, or why it is without a card: who, when and why; '' for any other. */
export function decisionIn(text: Text, { decision, reason, checkinByName, checkinTime }: CheckIn): string {
  const said = (why: string | null | undefined, by: string | null | undefined, at: string | null | undefined) => {
    const time = timeOfCheckIn(at);
    return { why: why ?? '', by: by ?? '', time: time === null ? '' : hourMinute(time) };
  };
  if (reason) return text('checkin.cardless', said(reason, checkinByName, checkinTime));
  if (!decision) return '';
  return text(
    decision.let_in ? 'checkin.wasLetIn' : 'checkin.wasNotLetIn',
    said(decision.reason, decision.by, decision.at),
  );
}
