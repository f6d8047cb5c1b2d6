import type { MessagesOf, TextsOf } from './text-of.ts';

/** A failure that only a toast reports, in both applications. */
export const no = {
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Noe gikk galt',
  'toast.plainText': 'Error',
} as const;

/** In English. */
export const en = {
  'toast.refused': '{{status}} · {{type}}',
  'toast.failed': 'Something went wrong',
  'toast.plainText': 'Error',
} as const satisfies TextsOf<ShellMessages>;

/** The messages of a failure that only a toast reports. */
export type ShellMessages = MessagesOf<typeof no>;
