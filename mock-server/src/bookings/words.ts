// The service's own words about bookings, in both languages.
import { kroner, type Language } from '@felles/core';
import type { Reason } from './acts.ts';

interface Words {
  readonly places: (taken: number, capacity: number) => string;
  readonly billed: (price: string) => string;
  readonly clips: (clips: number) => string;
  readonly nothing: string;
  readonly none: string;
  readonly refusals: Readonly<Record<Reason, string>>;
}

const WORDS: Readonly<Record<Language, Words>> = {
  no: {
    places: (taken, capacity) => `${taken} av ${capacity} plasser er tatt`,
    billed: (price) => `Avbestiller du etter fristen, faktureres du ${price}.`,
    clips: (clips) => `Avbestiller du etter fristen, mister du ${clips === 1 ? 'klippet' : `${clips} klipp`}.`,
    nothing: 'Sen avbestilling koster ingenting her, men noen andre mister plassen.',
    none: 'Du har verken plass eller står i kø her.',
    refusals: {
      Full: 'Timen er full.',
      Closed: 'Bestillingen er stengt.',
      NotOpen: 'Bestillingen er ikke åpnet ennå.',
      Late: 'Fristen for å avbestille gratis er ute.',
      DayLimit: 'Du har så mange timer den dagen som senteret tillater.',
      WeekLimit: 'Du har så mange timer den uken som senteret tillater.',
      QueueLimit: 'Du står i kø for så mange timer som senteret tillater.',
      Overlaps: 'Du har en annen time samtidig.',
      Blocked: 'Du kan ikke bestille ennå, fordi du har uteblitt fra flere timer.',
      Frozen: 'Avtalen din har pause.',
      NoAgreement: 'Avtalen din gjelder ikke her.',
      NoClips: 'Du har ikke nok klipp igjen.',
      NoContact: 'Vi mangler telefonnummeret eller e-posten din.',
      ClassCancelled: 'Timen er avlyst.',
      Started: 'Timen er begynt.',
      Changed: 'En plass er blitt ledig. Se vilkårene før du bestiller.',
    },
  },
  en: {
    places: (taken, capacity) => `${taken} of ${capacity} places are taken`,
    billed: (price) => `If you cancel after the deadline, you are billed ${price}.`,
    clips: (clips) => `If you cancel after the deadline, you lose ${clips === 1 ? 'the clip' : `${clips} clips`}.`,
    nothing: 'A late cancellation costs nothing here, but another member loses the place.',
    none: 'You have neither a place nor a spot in the queue here.',
    refusals: {
      Full: 'The class is full.',
      Closed: 'Booking is closed.',
      NotOpen: 'Booking is not open yet.',
      Late: 'The deadline for cancelling free of charge has passed.',
      DayLimit: 'You have as many classes on that day as the center allows.',
      WeekLimit: 'You have as many classes in that week as the center allows.',
      QueueLimit: 'You wait for as many classes as the center allows.',
      Overlaps: 'You have another class at the same time.',
      Blocked: 'You cannot book yet, as you have missed several classes.',
      Frozen: 'Your agreement is paused.',
      NoAgreement: 'Your agreement does not cover this.',
      NoClips: 'You have too few clips left.',
      NoContact: 'We do not have your telephone number or your e-mail.',
      ClassCancelled: 'The class is cancelled.',
      Started: 'The class has started.',
      Changed: 'A place has become free. See the terms before you book.',
    },
  },
};

export const placesWords = (language: Language, taken: number, capacity: number): string =>
  WORDS[language].places(taken, capacity);

export const refusalWords = (language: Language, reason: Reason): string => WORDS[language].refusals[reason];
export const nothingBookedWords = (language: Language): string => WORDS[language].none;

/** The consequence of a late cancellation. */
export function lateWords(
  language: Language,
  { price, clips }: { readonly price: number; readonly clips: number },
): string {
  const { billed, clips: lost, nothing } = WORDS[language];
  if (clips > 0) return lost(clips);
  return price > 0 ? billed(kroner(price, language === 'no' ? ',' : '.')) : nothing;
}
