import type { NoParams } from '../shared/messages.ts';

export interface ShellMessages {
  'toast.refused': { readonly status: number; readonly type: string };
  'toast.failed': NoParams;
  'toast.plainText': NoParams;
}
