import { BehaviorSubject, map, type Observable, Subject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { fail, ok } from '../shared/result.ts';
import { createComeback } from './comeback.ts';
import type { RealtimeError } from './errors.ts';
import { createGaps } from './gaps.ts';
import { type Link, type LinkNeeds, openLink } from './link.ts';
import { createListeners } from './listeners.ts';
import { type Close, type ConnectionEnd, type ConnectionState, type EventFrame, SubscriptionList } from './model.ts';
import { createOperationQueue, type OperationReply } from './operation-queue.ts';
import { createSubscribing } from './subscription-sync.ts';

/** The live connection of the workspace. Areas listen to channels; the page about the connection shows the rest. */
export interface RealtimeStore {
  readonly state$: Behavior<ConnectionState>;
  /** The latest closes that counted, the newest last. */
  readonly closes$: Behavior<readonly Close[]>;
  /** The connection is back: live data must be fetched again. */
  readonly resynced$: Observable<void>;
  /** A channel was subscribed later than the last fetch of everything: its data must be fetched again. */
  readonly joined$: Observable<string>;
  /** The server refused the subscription of a channel. */
  readonly refused$: Observable<RefusedChannel>;
  /** Every event, of each channel. */
  readonly heard$: Observable<EventFrame>;
  /** Errors of operations that no caller waits for. */
  readonly problems$: Observable<RealtimeError>;
  /** Connects, unless the client is started already; it does not shorten a wait. */
  start(): void;
  /** Listeners complete, waiting operations fail, and nothing connects until the next start. */
  close(): void;
  /** The user reconnects by hand. */
  reconnectNow(): void;
  /** Called when the device has a network again. */
  online(): void;
  listen(channel: string): Observable<EventFrame>;
  publish(channel: string, data: unknown): OperationReply<unknown>;
  /** Asks the server for the subscriptions of this connection. */
  subscriptions(): OperationReply<readonly string[]>;
}

/** Such a channel brings no events; its area still asks again by time. */
export interface RefusedChannel {
  readonly channel: string;
  readonly error: RealtimeError;
}

/** The transport and the identity; the rest has standard values. */
export interface RealtimeNeeds extends LinkNeeds {
  /** How long an operation may take (milliseconds). */
  readonly patience?: number;
  /** Added to a planned delay, so that not all clients reconnect at once; never negative. */
  readonly spread?: (planned: number) => number;
}

const PATIENCE = 10_000;
/** The number of closes that are kept. */
const CLOSES_SHOWN = 20;

/** The live connection: its state, its reconnects and its listeners. */
export function createRealtimeStore(needs: RealtimeNeeds): RealtimeStore {
  const { clock, patience = PATIENCE, spread = () => 0 } = needs;
  const state$ = new BehaviorSubject<ConnectionState>({ kind: 'idle' });
  const closes$ = new BehaviorSubject<readonly Close[]>([]);
  const gaps = createGaps();
  const problems$ = new Subject<RealtimeError>();
  const heard$ = new Subject<EventFrame>();
  const refused$ = new Subject<RefusedChannel>();
  const refused = (channel: string, error: RealtimeError) => refused$.next({ channel, error });
  const report = (error: RealtimeError) => problems$.next(error);
  const comeback = createComeback({ clock, spread, connect });
  const outbox = createOperationQueue(clock, patience);
  const listeners = createListeners((channel) => subscribing.reconcile(channel));
  const subscribing = createSubscribing({ listeners, report, joined: gaps.joined, refused, clock, pause: patience });
  let link: Link | null = null;
  let wasReady = false;

  /** False if a subscriber has caused the next state already. */
  function enter(state: ConnectionState): boolean {
    state$.next(state);
    return state$.value === state;
  }

  function connect(): void {
    outbox.open();
    if (!enter({ kind: 'connecting', since: clock.now() })) return;
    link = openLink(needs, {
      opened: () => enter({ kind: 'authenticating', since: clock.now() }),
      ready,
      event(frame) {
        heard$.next(frame);
        listeners.deliver(frame);
      },
      ended,
    });
    link.begin();
  }

  function ready(): void {
    const current = link;
    const isBack = wasReady;
    wasReady = true;
    const subscribed = gaps.begin(isBack);
    if (!current || !enter({ kind: 'ready', since: clock.now() })) return;
    // [W-REALTIME-18] Subscriptions first, then the waiting operations.
    subscribing.attach(
      (operation, settle) => current.send(operation, { issued: clock.now(), allowed: patience }, settle),
      subscribed,
    );
    if (link === current) outbox.attach(current.send);
  }

  function ended(how: ConnectionEnd, error: RealtimeError | null): void {
    letGo();
    const close = { ...how, at: clock.now() };
    const away = comeback.closed();
    if (enter(away) && away.kind === 'abandoned') outbox.close();
    closes$.next([...closes$.value, close].slice(-CLOSES_SHOWN));
    if (error) report(error);
  }

  /** Drops everything that was known of the ended connection. */
  function letGo(): void {
    link = null;
    subscribing.detach();
    outbox.detach();
  }

  return {
    // Each listener reads the current state, as an earlier listener may have closed the client.
    state$: derive({ state: state$ }, ({ state }) => state),
    closes$,
    resynced$: gaps.resynced$,
    joined$: gaps.joined$,
    refused$,
    heard$,
    problems$,
    start() {
      const { kind } = state$.value;
      if (kind === 'idle' || kind === 'closed') connect();
    },
    close() {
      const last = link;
      comeback.cancel();
      letGo();
      if (state$.value.kind !== 'closed') state$.next({ kind: 'closed' });
      last?.close();
      // A subscriber of the state, or a caller whose operation fails here, may have started the client again.
      if (state$.value.kind !== 'closed') return;
      outbox.close();
      if (state$.value.kind !== 'closed') return;
      listeners.close();
    },
    reconnectNow() {
      const { kind } = state$.value;
      if (kind !== 'waiting' && kind !== 'abandoned') return;
      comeback.forget();
      connect();
    },
    online() {
      const { kind } = state$.value;
      if (kind === 'waiting') comeback.hurry();
      if (kind === 'abandoned') comeback.revive();
    },
    listen: listeners.listen,
    publish: (channel, data) => outbox.post({ operation: 'publish', parameters: { channel, data } }),
    subscriptions: () =>
      outbox.post({ operation: 'listsubs', parameters: {} }).pipe(
        map((answer) => {
          if (!answer.ok) return answer;
          const { data } = SubscriptionList.safeParse(answer.value);
          return data ? ok(data.channels) : fail({ kind: 'unreadable', operation: 'listsubs' });
        }),
      ),
  };
}
