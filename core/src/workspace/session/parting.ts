// What a user who signs out is asked about: what is not sent yet, and what becomes of it.
import type { PartingMessage } from './messages.ts';
import { comesBack } from './rules.ts';

export interface UnsentWork {
  /** Whose it is. */
  readonly owner: string;
  /** What was saved, and has not reached the service. */
  readonly saved: number;
  readonly isTyped: boolean;
  readonly isUploading: boolean;
}

/** In the order of harm; empty where nothing would be missing. */
export function partingWords({ owner, saved, isTyped, isUploading }: UnsentWork): readonly PartingMessage[] {
  const params = { count: saved };
  return [
    ...(saved === 0
      ? []
      : [comesBack(owner) ? ({ key: 'parting.waits', params } as const) : ({ key: 'parting.lost', params } as const)]),
    ...(isTyped ? [{ key: 'parting.typed', params: {} } as const] : []),
    ...(isUploading ? [{ key: 'parting.uploads', params: {} } as const] : []),
  ];
}
