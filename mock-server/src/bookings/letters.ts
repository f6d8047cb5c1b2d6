// [P-MEMBER-17] The messages about a class, each by SMS and by e-mail.
import { dayMonth, hourMinute, type Language, osloDay } from '@felles/core';
import type { DemoCenter, DemoPerson } from '@felles/fixtures';
import { LETTERS } from '../world/letter-texts.ts';
import { sendMessage, titleOf } from '../world/messages.ts';
import { tellMember } from '../world/notices.ts';
import { profileOf } from '../world/profiles.ts';
import type { BookedClass } from '../world/records/bookings.ts';
import type { World } from '../world.ts';
import { cancelUntilOf, type NoticeKind, seatOf } from './seats.ts';

interface About {
  readonly title: string;
  readonly when: string;
  /** The last moment to cancel free of charge. */
  readonly until: string;
}

const TEXTS: Readonly<
  Record<Language, Readonly<Record<NoticeKind, (about: About) => string>> & { readonly link: string }>
> = {
  no: {
    PROMOTED: ({ title, when, until }) => `Du fikk plass i ${title} ${when}. Avbestill gratis til ${until}.`,
    PLACE_FREE: ({ title, when }) => `Det er en ledig plass i ${title} ${when}. Nå er det førstemann.`,
    EXPIRED: ({ title, when }) => `Køen for ${title} ${when} er stengt, og du fikk ikke plass.`,
    CLASS_CANCELLED: ({ title, when }) => `${title} ${when} er avlyst. Plassen din er borte, og det koster ingenting.`,
    CLASS_MOVED: ({ title, when }) => `${title} er flyttet til ${when}. Du kan avbestille gratis helt til start.`,
    SPOT_LEFT: ({ title, when }) =>
      `Du står ikke lenger i kø til ${title} ${when}, fordi du har en annen time samtidig.`,
    link: 'Se timeplanen',
  },
  en: {
    PROMOTED: ({ title, when, until }) => `You got a place in ${title} ${when}. Cancel free of charge until ${until}.`,
    PLACE_FREE: ({ title, when }) => `There is a free place in ${title} ${when}. Now it is first come.`,
    EXPIRED: ({ title, when }) => `The queue for ${title} ${when} is closed, and you got no place.`,
    CLASS_CANCELLED: ({ title, when }) => `${title} ${when} is cancelled. Your place is gone, and it costs nothing.`,
    CLASS_MOVED: ({ title, when }) => `${title} is moved to ${when}. You can cancel free of charge until it starts.`,
    SPOT_LEFT: ({ title, when }) => `You no longer wait for ${title} ${when}, as you have another class at that time.`,
    link: 'See the timetable',
  },
};

/** A message, its class, and the member whom it is for. */
export interface Letter {
  readonly center: DemoCenter;
  readonly person: DemoPerson;
  readonly of: BookedClass;
  readonly kind: NoticeKind;
  readonly title: string;
  readonly language: Language;
  /** Where the portal is. */
  readonly portal: string;
}

/** 'kl. 16:00' of the same day, and with its day of another. */
const moment = (seconds: number): string => `${dayMonth(osloDay(seconds * 1_000))} ${hourMinute(seconds * 1_000)}`;

/** A member may be promoted again after leaving, a class moved again, and a place free once more. */
function causeOf({ of, kind, person }: Letter, now: number): string {
  const seat = seatOf(of, person.id);
  const moment = kind === 'PLACE_FREE' ? now : (seat?.promotedAt ?? seat?.bookedAt);
  return [kind, of.date, of.id, of.departmentId, of.startsAt, moment].join(' ');
}

export function sendLetter(world: World, letter: Letter, by: string): void {
  const { center, person, of, kind, title, language, portal } = letter;
  const { epost, mobil } = profileOf(world, center, person, null);
  const texts = TEXTS[language];
  const until = moment(cancelUntilOf(of, seatOf(of, person.id)));
  const text = texts[kind]({ title, when: moment(of.startsAt), until });
  const { date, id, departmentId } = of;
  const cause = causeOf(letter, world.now());
  tellMember(world, center, person.id, { kind, cause, text, class: { date, id, departmentId } });
  const link = { text: texts.link, address: `${portal}/${encodeURIComponent(center.code)}/classes` };
  const from = titleOf(center);
  if (mobil) sendMessage(world, { kind: 'sms', to: mobil, from, subject: null, lines: [text], link }, by);
  if (epost) {
    const lines = [LETTERS[language].hello(person.firstName), text];
    sendMessage(world, { kind: 'email', to: epost, from, subject: title, lines, link }, by);
  }
}
