// The live connection: what state it is in, when it connects again, and who hears what.
import { BehaviorSubject, map, type Observable, Subject } from 'rxjs';
import { type Behavior, derive } from '../shared/behavior.ts';
import { fail, ok } from '../shared/result.ts';
import { createComeback } from './comeback.ts';
import type { RealtimeError } from './errors.ts';
import { createGaps } from './gaps.ts';
import { type Link, type LinkNeeds, openLink } from './link.ts';
import { createListeners } from './listeners.ts';
import { type Close, type ConnectionState, type Ending, type EventFrame, Subscriptions } from './model.ts';
import { type Answer, createOutbox } from './outbox.ts';
import { createSubscribing } from './subscribing.ts';

export interface RealtimeStore {
  readonly state$: Behavior<ConnectionState>;
  /** The latest closes that counted, the newest last. */
  readonly closes$: Behavior<readonly Close[]>;
  /** Back after having been away: what is shown live is to be fetched once more. */
  readonly resynced$: Observable<void>;
  /** A channel is heard from now on that was not when everything was last fetched: it has a gap of its own. */
  readonly joined$: Observable<string>;
  /** A channel is not heard, because the server says no to it. */
  readonly refused$: Observable<Refused>;
  /** Every event, of each channel. */
  readonly heard$: Observable<EventFrame>;
  /** What went wrong where no caller waits for an answer. */
  readonly problems$: Observable<RealtimeError>;
  /** Connects, unless that has been wished for already; a wait is not made shorter by it. */
  start(): void;
  /** Ends for good: listeners complete, waiting calls fail, and nothing connects until the next start. */
  close(): void;
  /** The user does not want to wait any longer. */
  reconnectNow(): void;
  /** The device has a network again. */
  online(): void;
  listen(channel: string): Observable<EventFrame>;
  publish(channel: string, data: unknown): Answer<unknown>;
  /** What the server says it has subscribed for this connection. */
  subscriptions(): Answer<readonly string[]>;
}

export interface Refused {
  readonly channel: string;
  readonly error: RealtimeError;
}

export interface RealtimeNeeds extends LinkNeeds {
  /** How long an operation may take (milliseconds). */
  readonly patience?: number;
  /** What an application adds to a planned delay, so that not everybody comes back at once; never less than nothing. */
  readonly spread?: (planned: number) => number;
}

const PATIENCE = 10_000;
/** More closes than that are history. */
const CLOSES_SHOWN = 20;

export function createRealtimeStore(needs: RealtimeNeeds): RealtimeStore {
  const { clock, patience = PATIENCE, spread = () => 0 } = needs;
  const state$ = new BehaviorSubject<ConnectionState>({ kind: 'idle' });
  const closes$ = new BehaviorSubject<readonly Close[]>([]);
  const gaps = createGaps();
  const problems$ = new Subject<RealtimeError>();
  const heard$ = new Subject<EventFrame>();
  const refused$ = new Subject<Refused>();
  const refused = (channel: string, error: RealtimeError) => refused$.next({ channel, error });
  const report = (error: RealtimeError) => problems$.next(error);
  const comeback = createComeback({ clock, spread, connect });
  const outbox = createOutbox(clock, patience);
  const listeners = createListeners((channel) => subscribing.reconcile(channel));
  const subscribing = createSubscribing({ listeners, report, joined: gaps.joined, refused, clock, pause: patience });
  let link: Link | null = null;
  let wasReady = false;

  /** Whether the state is still this one after all subscribers heard of it: a subscriber may cause the next one. */
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
    // [W-REALTIME-18] What is wanted first, then what waits.
    subscribing.attach(
      (operation, settle) => current.send(operation, { issued: clock.now(), allowed: patience }, settle),
      subscribed,
    );
    if (link === current) outbox.attach(current.send);
  }

  function ended(how: Ending, error: RealtimeError | null): void {
    letGo();
    const close = { ...how, at: clock.now() };
    const away = comeback.closed();
    if (enter(away) && away.kind === 'abandoned') outbox.close();
    closes$.next([...closes$.value, close].slice(-CLOSES_SHOWN));
    if (error) report(error);
  }

  /** Nothing of a connection that is gone is believed any more. */
  function letGo(): void {
    link = null;
    subscribing.detach();
    outbox.detach();
  }

  return {
    // Each listener hears what holds by then: one may close the line while it is told that the client waits.
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
      // A subscriber of the state may have started the client again, and so may a caller whose sending fails here.
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
          const { data } = Subscriptions.safeParse(answer.value);
          return data ? ok(data.channels) : fail({ kind: 'unreadable', operation: 'listsubs' });
        }),
      ),
  };
}
