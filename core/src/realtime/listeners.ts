// The channels that this client listens to. The subscriptions at the server follow this list.
import { Observable, type Subscriber } from 'rxjs';
import type { EventFrame } from './model.ts';

export interface Listeners {
  /** The channel stays subscribed from its first listener to its last. The observable completes only with the client. */
  listen(channel: string): Observable<EventFrame>;
  isWanted(channel: string): boolean;
  wanted(): readonly string[];
  deliver(event: EventFrame): void;
  /** The client has ended: every listener completes. */
  close(): void;
}

/** `changed` is called with each channel that gets its first listener or loses its last. */
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
      // A copy, as listeners may come and go while they are called.
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
