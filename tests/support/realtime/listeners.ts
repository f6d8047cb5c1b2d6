// People who come to channels and leave them, and look closely at what they are told.
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { Subscription } from 'rxjs';
import type { Random } from './random.ts';

export const CHANNELS = ['a', 'b', 'c', 'd'];

interface Listener {
  readonly channel: string;
  last: number;
  hearing: Subscription;
}

export interface Listeners {
  come(): void;
  /** Comes, goes and comes in one go, as what is mounted twice does. */
  comeTwice(): void;
  leave(): void;
  wanted(): ReadonlySet<string>;
  /** The client ended, and everybody was sent home. */
  ended(): void;
  /** Everybody whose channel was told of this last must have heard it, and nobody else. */
  haveHeard(last: number, wasTold: (channel: string) => boolean): void;
}

export function createListeners(client: RealtimeStore, random: Random, offend: (what: string) => void): Listeners {
  let present: Listener[] = [];

  function come(channel = random.pick(CHANNELS)): void {
    const listener: Listener = { channel, last: 0, hearing: Subscription.EMPTY };
    present.push(listener);
    listener.hearing = client.listen(listener.channel).subscribe(({ data }) => {
      if (!present.includes(listener)) offend(`[I-06] told of ${listener.channel} after leaving it`);
      if (typeof data !== 'number') return offend('[I-04] told what nobody said');
      if (data === listener.last) offend(`[I-04] told of ${listener.channel} twice`);
      if (data < listener.last) offend(`[I-05] told of ${listener.channel} out of order`);
      listener.last = data;
      if (random.chance(0.01)) throw OWN_FAULT;
    });
  }

  function goes(listener: Listener): void {
    listener.hearing.unsubscribe();
    present = present.filter((other) => other !== listener);
  }

  return {
    come: () => come(),
    comeTwice() {
      const channel = random.pick(CHANNELS);
      come(channel);
      const [first] = present.slice(-1);
      if (first) goes(first);
      come(channel);
    },
    leave() {
      if (present.length > 0) goes(random.pick(present));
    },
    wanted: () => new Set(present.map(({ channel }) => channel)),
    ended() {
      for (const { hearing, channel } of present) if (!hearing.closed) offend(`[I-07] ${channel} outlived the end`);
      present = [];
    },
    haveHeard(last, wasTold) {
      for (const listener of present) {
        if ((listener.last === last) !== wasTold(listener.channel))
          offend(`[I-04] ${listener.channel} and the last word`);
      }
    },
  };
}

/** The error that listeners throw now and then. It is nobody's business but their own. */
export const OWN_FAULT = new Error('a fault of a listener of its own');
