// Brings what the server has subscribed for a connection in line with what is wanted here.
import { type SchedulerLike, timer } from 'rxjs';
import type { Result } from '../shared/result.ts';
import { createSlot } from '../shared/scope.ts';
import { type ChannelState, denialIn, isDenied, isDoubt } from './channel-state.ts';
import type { RealtimeError } from './errors.ts';
import type { Listeners } from './listeners.ts';
import { type Operation, Subscriptions } from './model.ts';
import type { Settle } from './operations.ts';

/** Asks the server over a connection that is ready. */
export type Ask = (operation: Operation, settle: Settle) => void;

export interface Subscribing {
  /** It may be wanted now, or no longer. */
  reconcile(channel: string): void;
  /** A connection is ready: everything wanted is subscribed. `settled` hears when each of these was answered. */
  attach(ask: Ask, settled: () => void): void;
  detach(): void;
}

export interface SubscribingNeeds {
  readonly listeners: Pick<Listeners, 'isWanted' | 'wanted'>;
  readonly report: (error: RealtimeError) => void;
  /** The server has this channel subscribed from now on. */
  readonly joined: (channel: string) => void;
  /** The server has said no to this channel, and why. */
  readonly refused: (channel: string, error: RealtimeError) => void;
  readonly clock: SchedulerLike;
  /** How long after a failure the client asks the server what it has (milliseconds), so that it never asks in a loop. */
  readonly pause: number;
}

export function createSubscribing({ listeners, report, joined, refused, clock, pause }: SubscribingNeeds): Subscribing {
  const states = new Map<string, ChannelState>();
  let ask: Ask | null = null;
  const asking = createSlot();
  /** How often there may have come to be room for one more. */
  let roomMade = 0;

  /** One operation at a time is on its way for a channel; its answer leads on to the next. */
  function reconcile(channel: string, settled?: () => void): void {
    const isWanted = listeners.isWanted(channel);
    const state = states.get(channel);
    if (ask && isWanted && state === undefined) {
      send(ask, 'subscribe', channel, settled);
      return;
    }
    if (ask && !isWanted && state === 'subscribed') send(ask, 'unsubscribe', channel);
    // The next listener of this channel asks again: the server may say yes then.
    if (!isWanted && isDenied(state)) states.delete(channel);
    if (!isWanted && state === undefined) fillRoom();
    settled?.();
  }

  /** The server has something less for this connection: there may be room for one that was crowded out. */
  function fillRoom(): void {
    roomMade += 1;
    for (const [channel, state] of states) {
      if (state === 'crowded out') {
        states.delete(channel);
        reconcile(channel);
        return;
      }
      if (isDoubt(state) && state.ifAbsent === 'crowded out') {
        states.set(channel, { ifAbsent: 'tried again' });
        return;
      }
    }
  }

  function send(asked: Ask, operation: 'subscribe' | 'unsubscribe', channel: string, settled?: () => void): void {
    states.set(channel, operation === 'subscribe' ? 'subscribing' : 'unsubscribing');
    const before = roomMade;
    asked({ operation, parameters: { channel } }, (answer) => {
      // The server forgets its subscriptions with the connection, and the next connection subscribes anew.
      if (ask === asked) heard(operation, channel, answer, roomMade > before);
      settled?.();
    });
  }

  function heard(
    operation: 'subscribe' | 'unsubscribe',
    channel: string,
    answer: Result<unknown, RealtimeError>,
    hasRoomSince: boolean,
  ): void {
    if (!answer.ok) {
      report(answer.error);
      const denied = operation === 'subscribe' ? denialIn(answer.error) : null;
      const isWorthAnotherTry = denied === null || (denied === 'crowded out' && hasRoomSince);
      states.set(channel, { ifAbsent: isWorthAnotherTry ? 'tried again' : denied });
      if (denied) refused(channel, answer.error);
      askLater();
      return;
    }
    if (operation === 'subscribe') enter(channel);
    else states.delete(channel);
    reconcile(channel);
  }

  function enter(channel: string): void {
    states.set(channel, 'subscribed');
    if (listeners.isWanted(channel)) joined(channel);
  }

  function askLater(): void {
    if (!asking.isBusy()) asking.run(timer(pause, clock), compare);
  }

  /** Asks the server what it has, and believes it of all that was in doubt when it was asked. */
  function compare(): void {
    if (!ask) return;
    const asked = ask;
    const doubtful = [...states].flatMap(([channel, state]) => (isDoubt(state) ? channel : []));
    asked({ operation: 'listsubs', parameters: {} }, (answer) => {
      if (ask !== asked) return;
      const had = answer.ok ? Subscriptions.safeParse(answer.value).data : undefined;
      if (!had) return askLater();
      for (const channel of doubtful) believe(channel, had.channels.includes(channel));
    });
  }

  function believe(channel: string, isThere: boolean): void {
    const state = states.get(channel);
    if (!isDoubt(state)) return;
    if (isThere) enter(channel);
    else if (state.ifAbsent === 'tried again') states.delete(channel);
    else states.set(channel, state.ifAbsent);
    reconcile(channel);
    // It may have been asked for because there was room for one.
    if (state.ifAbsent === 'refused' && !isThere) fillRoom();
  }

  return {
    reconcile: (channel) => reconcile(channel),
    attach(next, settled) {
      ask = next;
      const wanted = listeners.wanted();
      let open = wanted.length;
      if (open === 0) settled();
      const one = () => {
        open -= 1;
        if (open === 0) settled();
      };
      for (const channel of wanted) reconcile(channel, one);
    },
    detach() {
      ask = null;
      asking.end();
      states.clear();
    },
  };
}
