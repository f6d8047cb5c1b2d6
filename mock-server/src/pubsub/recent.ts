// The latest events of each channel, for a client that was away and asks. The live connection itself keeps nothing.
import type { RecentEvent } from '@felles/core/internal/workspace/about/model';
import type { Subject } from '../tables/table.ts';

type Heard = (told: RecentEvent, about: Subject) => { readonly data: unknown } | null;

export interface Recent {
  /** `length` is how much of the memory it takes, in characters. */
  keep(channel: string, told: Omit<RecentEvent, 'at'>, length: number, about?: Subject): void;
  /** The oldest first, each as it may be told; null where it may not. */
  of(channel: string, heard?: Heard): readonly RecentEvent[];
  /** Events that a user's own clients published: they take no room from those of the service. */
  ofUser(login: string): Recent;
  /** For a world that begins anew. */
  clear(): void;
}

/**
 * How much is kept: of each channel, channels, and characters in all. The channels in which nothing was told for longest
 * are forgotten first.
 */
export const RECENT = { told: 50, channels: 500, characters: 16 * 1024 * 1024 } as const;

interface Kept {
  readonly told: RecentEvent;
  readonly about: Subject;
  readonly length: number;
}

export function createRecent(now: () => number): Recent {
  const channels = new Map<string, readonly Kept[]>();
  const ofUsers = new Map<string, Recent>();
  let characters = 0;

  function put(channel: string, kept: readonly Kept[]): void {
    characters += lengthOf(kept) - lengthOf(channels.get(channel) ?? []);
    channels.delete(channel);
    if (kept.length > 0) channels.set(channel, kept);
  }

  /** The one that has just been told of is the last to be shortened. */
  function forgetOldest(): void {
    const [oldest] = channels;
    if (oldest) put(oldest[0], channels.size === 1 ? oldest[1].slice(1) : []);
  }

  return {
    keep(channel, told, length, about = {}) {
      const before = channels.get(channel) ?? [];
      put(channel, [...before, { told: { ...told, at: now() }, about, length }].slice(-RECENT.told));
      while (channels.size > RECENT.channels || characters > RECENT.characters) forgetOldest();
    },
    ofUser(login) {
      const own = ofUsers.get(login) ?? createRecent(now);
      ofUsers.set(login, own);
      return own;
    },
    clear() {
      channels.clear();
      ofUsers.clear();
      characters = 0;
    },
    of: (channel, heard = (told) => ({ data: told.data })) =>
      (channels.get(channel) ?? []).flatMap(({ told, about }) => {
        const part = heard(told, about);
        return part === null ? [] : [{ ...told, ...part }];
      }),
  };
}

const lengthOf = (kept: readonly Kept[]): number => kept.reduce((sum, { length }) => sum + length, 0);
