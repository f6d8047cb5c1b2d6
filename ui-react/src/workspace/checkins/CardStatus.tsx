import type { CheckIn } from '@felles/core/workspace';
import { useText } from '../../i18n/text.ts';
import { DASH } from '../written-number.ts';

/** The state of a person's card, in the words of the service. */
export function CardStatus({ checkIn: { cardStatus } }: { readonly checkIn: CheckIn }) {
  const text = useText();
  if (typeof cardStatus === 'boolean') return text(cardStatus ? 'checkin.cardOk' : 'checkin.cardBad');
  return cardStatus === null || cardStatus === undefined || cardStatus === '' ? DASH : cardStatus;
}
