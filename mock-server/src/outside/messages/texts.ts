// The words around sent messages, in both languages. Each message itself is in the language of its sender.
import type { Language } from '../checkout/texts.ts';

export const TEXTS = {
  no: {
    all: 'Alle',
    sms: { box: 'SMS', title: 'Meldinger', titleTo: 'Meldinger til', receivers: 'Telefonnumre' },
    email: { box: 'Postkasse', title: 'E-post', titleTo: 'E-post til', receivers: 'Postkasser' },
    noSms: 'Ingen meldinger er sendt hit ennå.',
    noEmail: 'Ingen e-post er sendt hit ennå.',
    from: 'Fra',
    to: 'til',
    toFirst: 'Til',
  },
  en: {
    all: 'All',
    sms: { box: 'SMS', title: 'Messages', titleTo: 'Messages to', receivers: 'Phone numbers' },
    email: { box: 'Mailbox', title: 'E-mail', titleTo: 'E-mail to', receivers: 'Mailboxes' },
    noSms: 'No messages have been sent here yet.',
    noEmail: 'No e-mail has been sent here yet.',
    from: 'From',
    to: 'to',
    toFirst: 'To',
  },
} as const satisfies Readonly<Record<Language, unknown>>;
