// The service's own words about leaving and pausing, in both languages.
import type { Language } from '@felles/core';
import type { Reason } from './acts.ts';

/** The days, sums and numbers that a letter names, as they are read. */
export interface LetterFacts {
  readonly title: string;
  readonly number: number;
  readonly at: string;
  readonly day: string;
  readonly from: string;
  readonly until: string;
  readonly sum: string;
  readonly member: string;
}

/** The acts that a member gets a letter about. */
export type LetterKind = 'end' | 'request' | 'confirmed' | 'takeBack' | 'withdraw' | 'freeze' | 'endFreeze';

interface Words {
  readonly refusals: Readonly<Record<Exclude<Reason, 'NotFound'>, (limits: Limits) => string>>;
  readonly unknown: string;
  readonly letters: Readonly<Record<LetterKind, (facts: LetterFacts) => string>>;
  readonly payer: (facts: LetterFacts) => string;
  readonly receipt: (facts: LetterFacts) => string;
  readonly link: string;
}

/** The numbers of a refused pause. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  readonly other: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  no: {
    refusals: {
      NoAgreement: () => 'Avtalen er avsluttet.',
      Closed: () => 'Dette kan ikke gjøres med avtalen nå.',
      Changed: () => 'Vilkårene har endret seg. Se dem på nytt før du bekrefter.',
      Limit: ({ least, most }) =>
        least === most ? `En pause varer ${most} måneder.` : `En pause varer fra ${least} til ${most} måneder.`,
      Overlaps: ({ other, most }) =>
        `Du har pause ${other}. Mellom to pauser går det minst én måned, og hver er på høyst ${most} måneder.`,
    },
    unknown: 'Fant ikke avtalen.',
    letters: {
      end: ({ title, day }) =>
        `Du har sagt opp ${title}. Avtalen slutter ${day}, og du kan angre til og med den dagen.`,
      request: ({ title }) => `Du har bedt om å få avslutte ${title}. Den som betaler, har fått beskjed.`,
      confirmed: ({ title, day }) =>
        `Den som betaler, har sagt ja til å avslutte ${title}. Avtalen slutter ${day}, og du kan angre til og med den dagen.`,
      takeBack: ({ title }) => `Oppsigelsen av ${title} er trukket tilbake. Avtalen fortsetter som før.`,
      withdraw: ({ title, sum }) =>
        `Du har angret avtalen ${title}. Den gjelder ikke lenger. Å betale for det du har brukt: ${sum}.`,
      freeze: ({ title, from, until, sum }) => `${title} har pause ${from}–${until}. Gebyret er ${sum} til sammen.`,
      endFreeze: ({ title, from, until }) => `Pausen av ${title} ${from}–${until} er endret.`,
    },
    payer: ({ member, title }) =>
      `${member} ber om at ${title} avsluttes. Det er du som betaler, så det er du som bestemmer.`,
    receipt: ({ number, at }) => `Kvittering ${number}, ${at}.`,
    link: 'Se avtalen',
  },
  en: {
    refusals: {
      NoAgreement: () => 'The agreement has ended.',
      Closed: () => 'This cannot be done with the agreement now.',
      Changed: () => 'The terms have changed. See them again before you confirm.',
      Limit: ({ least, most }) =>
        least === most ? `A pause lasts ${most} months.` : `A pause lasts from ${least} to ${most} months.`,
      Overlaps: ({ other, most }) =>
        `You have a pause ${other}. Between two pauses there is at least one month, and each lasts at most ${most} months.`,
    },
    unknown: 'The agreement was not found.',
    letters: {
      end: ({ title, day }) =>
        `You have ended ${title}. The agreement ends on ${day}, and you can take it back until then.`,
      request: ({ title }) => `You have asked to end ${title}. The payer has been told.`,
      confirmed: ({ title, day }) =>
        `The payer has agreed to end ${title}. It ends on ${day}, and you can take it back until then.`,
      takeBack: ({ title }) => `The ending of ${title} has been taken back. The agreement goes on as before.`,
      withdraw: ({ title, sum }) =>
        `You have withdrawn from ${title}. It is no longer valid. To pay for what you have used: ${sum}.`,
      freeze: ({ title, from, until, sum }) => `${title} is paused ${from}–${until}. The fee is ${sum} in all.`,
      endFreeze: ({ title, from, until }) => `The pause of ${title} ${from}–${until} has been changed.`,
    },
    payer: ({ member, title }) => `${member} asks to end ${title}. You are the payer, so it is you who decides.`,
    receipt: ({ number, at }) => `Receipt ${number}, ${at}.`,
    link: 'See the agreement',
  },
};
