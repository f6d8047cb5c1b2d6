// Keeps the subscriptions at the server in line with the channels that this client listens to.
import { type SchedulerLike, timer } from 'rxjs';
import type { Result } from '../shared/result.ts';
import { createSlot } from '../shared/scope.ts';
import { type ChannelState, denialIn, isDenied, isDoubt } from './channel-state.ts';
import type { RealtimeError } from './errors.ts';
import type { Listeners } from './listeners.ts';
import { type Operation, SubscriptionList } from './model.ts';
import type { Settle } from './operations.ts';

/** Sends an operation over a ready connection. */
export type Ask = (operation: Operation, settle: Settle) => void;

export interface SubscriptionSync {
  /** The channel got its first listener or lost its last. */
  reconcile(channel: string): void;
  /** A connection is ready: all wanted channels are subscribed. `settled` is called when all of them are answered. */
  attach(ask: Ask, settled: () => void): void;
  detach(): void;
}

export interface SubscribingNeeds {
  readonly listeners: Pick<Listeners, 'isWanted' | 'wanted'>;
  readonly report: (error: RealtimeError) => void;
  /** Called when the server has subscribed the channel. */
  readonly joined: (channel: string) => void;
  /** Called when the server has refused the channel. */
  readonly refused: (channel: string, error: RealtimeError) => void;
  readonly clock: SchedulerLike;
  /** The pause between a failure and the question for the service's channels (milliseconds), so that it never loops. */
  readonly pause: number;
}

export function createSubscribing({
  listeners,
  report,
  joined,
  refused,
  clock,
  pause,
}: SubscribingNeeds): SubscriptionSync {
  const states = new Map<string, ChannelState>();
  let ask: Ask | null = null;
  const asking = createSlot();
  /** Counts the times at which the server may have got room for one more subscription. */
  let roomMade = 0;

  /** A channel has one running operation at a time; its answer starts the next. */
  function reconcile(channel: string, settled?: () => void): void {
    const isWanted = listeners.isWanted(channel);
    const state = states.get(channel);
    if (ask && isWanted && state === undefined) {
      send(ask, 'subscribe', channel, settled);
      return;
    }
    if (ask && !isWanted && state === 'subscribed') send(ask, 'unsubscribe', channel);
    // The next listener of this channel asks again: the server may accept it then.
    if (!isWanted && isDenied(state)) states.delete(channel);
    if (!isWanted && state === undefined) fillRoom();
    settled?.();
  }

  /** A subscription has ended, so there may be room for a channel that was crowded out. */
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
      // Ignores answers of an earlier connection: its subscriptions ended with it.
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

  /** Asks the server for its subscriptions, and takes them for all channels that were uncertain before the question. */
  function compare(): void {
    if (!ask) return;
    const asked = ask;
    const doubtful = [...states].flatMap(([channel, state]) => (isDoubt(state) ? channel : []));
    asked({ operation: 'listsubs', parameters: {} }, (answer) => {
      if (ask !== asked) return;
      const had = answer.ok ? SubscriptionList.safeParse(answer.value).data : undefined;
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
    // Its place may be free now.
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
