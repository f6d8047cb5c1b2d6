import type { MessageOf, SharedMessages } from '../shared/messages.ts';
import type { MessagesOf, TextsOf } from './text-of.ts';

/** The changes of a dashboard's layout. */
export const no = {
  'dashboard.offline': 'Enheten er uten nett. Ingenting ble endret.',
  'dashboard.lost': 'Det er uvisst om endringen ble gjort. Se etter før du prøver igjen.',
  'dashboard.refused': 'Det ble ikke endret: {{reason}}',
  'dashboard.needsTitle': 'Gi oppsettet et navn.',
  'dashboard.longTitle': 'Navnet kan ha høyst {{most}} tegn.',
  'dashboard.leaving': 'Det du har skrevet om oppsettet, går tapt.',
} as const;

/** In English. */
export const en = {
  'dashboard.offline': 'The device has no network. Nothing was changed.',
  'dashboard.lost': 'It is not known whether the change was made. Look before you try again.',
  'dashboard.refused': 'It was not changed: {{reason}}',
  'dashboard.needsTitle': 'Give the layout a name.',
  'dashboard.longTitle': 'The name can have {{most}} characters at most.',
  'dashboard.leaving': 'What you have written about the layout will be lost.',
} as const satisfies TextsOf<DashboardMessages>;

/** The texts that the dashboard's actions and form need, with the values in them. */
export type DashboardMessages = MessagesOf<typeof no>;

/** Why an action on a layout has failed, or a problem of its form. */
export type DashboardMessage = MessageOf<SharedMessages & DashboardMessages>;
