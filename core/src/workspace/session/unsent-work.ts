// The question about unsent work when a user signs out.
import type { PartingMessage } from '../../texts/sign-in.ts';
import { comesBack } from './rules.ts';

/** Unsent work of a user at a sign-out: it waits for the user, or is lost. */
export interface UnsentWork {
  /** The owner of the work. */
  readonly owner: string;
  /** The number of entries that have not reached the service. */
  readonly saved: number;
  readonly isTyped: boolean;
  readonly isUploading: boolean;
}

/** Most serious first; empty if nothing is unsent. */
export function unsentMessages({ owner, saved, isTyped, isUploading }: UnsentWork): readonly PartingMessage[] {
  const params = { count: saved };
  return [
    ...(saved === 0
      ? []
      : [comesBack(owner) ? ({ key: 'parting.waits', params } as const) : ({ key: 'parting.lost', params } as const)]),
    ...(isTyped ? [{ key: 'parting.typed', params: {} } as const] : []),
    ...(isUploading ? [{ key: 'parting.uploads', params: {} } as const] : []),
  ];
}
