import type { ShellMessages } from '../shell/messages.ts';
import type { TextsOf } from './text-of.ts';

export const no = {
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Noe gikk galt',
  'toast.plainText': 'Error',
} as const satisfies TextsOf<ShellMessages>;

export const en = {
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Something went wrong',
  'toast.plainText': 'Error',
} as const satisfies TextsOf<ShellMessages>;
