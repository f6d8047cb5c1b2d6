import type { DashboardMessages } from '../workspace/dashboard/messages.ts';
import type { TextsOf } from './text-of.ts';

/** The changes of a dashboard's layout. */
export const no = {
  'dashboard.offline': 'Enheten er uten nett. Ingenting ble endret.',
  'dashboard.lost': 'Det er uvisst om endringen ble gjort. Se etter før du prøver igjen.',
  'dashboard.refused': 'Det ble ikke endret: {{reason}}',
  'dashboard.needsTitle': 'Gi oppsettet et navn.',
  'dashboard.longTitle': 'Navnet kan ha høyst {{most}} tegn.',
  'dashboard.leaving': 'Det du har skrevet om oppsettet, går tapt.',
} as const satisfies TextsOf<DashboardMessages>;

/** In English. */
export const en = {
  'dashboard.offline': 'The device has no network. Nothing was changed.',
  'dashboard.lost': 'It is not known whether the change was made. Look before you try again.',
  'dashboard.refused': 'It was not changed: {{reason}}',
  'dashboard.needsTitle': 'Give the layout a name.',
  'dashboard.longTitle': 'The name can have {{most}} characters at most.',
  'dashboard.leaving': 'What you have written about the layout will be lost.',
} as const satisfies TextsOf<DashboardMessages>;
