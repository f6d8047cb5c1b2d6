import type { NoParams } from '../shared/messages.ts';

/** The messages of a failure that only a toast reports. */
export interface ShellMessages {
  'toast.refused': { readonly status: number; readonly type: string };
  'toast.failed': NoParams;
  'toast.plainText': NoParams;
}
