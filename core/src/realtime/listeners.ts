// The channels that this client wants to hear. This list decides; the subscriptions at the server follow it.
import { Observable, type Subscriber } from 'rxjs';
import type { EventFrame } from './model.ts';

export interface Listeners {
  /** The channel is wanted from its first listener to its last. The observable ends only with the client. */
  listen(channel: string): Observable<EventFrame>;
  isWanted(channel: string): boolean;
  wanted(): readonly string[];
  deliver(event: EventFrame): void;
  /** The client has ended: every listener completes. */
  close(): void;
}

/** `changed` hears of each channel that begins to be wanted, and of each that is no longer. */
export function createListeners(changed: (channel: string) => void): Listeners {
  const listeners = new Map<string, Set<Subscriber<EventFrame>>>();
  const all = () => [...listeners.values()].flatMap((some) => [...some]);

  return {
    listen: (channel) =>
      new Observable((listener) => {
        const others = listeners.get(channel);
        others?.add(listener);
        if (!others) {
          listeners.set(channel, new Set([listener]));
          changed(channel);
        }
        return () => {
          const left = listeners.get(channel);
          if (!left?.delete(listener) || left.size > 0) return;
          listeners.delete(channel);
          changed(channel);
        };
      }),
    isWanted: (channel) => listeners.has(channel),
    wanted: () => [...listeners.keys()],
    deliver(event) {
      // Who comes or goes while it is told changes nothing for the others.
      const hearing = event.channel === undefined ? all() : [...(listeners.get(event.channel) ?? [])];
      for (const listener of hearing) listener.next(event);
    },
    close() {
      const dismissed = all();
      listeners.clear();
      for (const listener of dismissed) listener.complete();
    },
  };
}
