// A user, a client and a bad server, through an hour of a seed's choosing; and what of it no client may do.
import { isDeepStrictEqual } from 'node:util';
import * as adapters from '@felles/adapters-ws';
import * as realtime from '@felles/core/internal/realtime/store';
import { VirtualTimeScheduler } from 'rxjs';
import { createFaultyHub } from './faulty-hub.ts';
import { CHANNELS, createListeners, type Listeners } from './listeners.ts';
import { createPage } from './page.ts';
import { createQuestions, PATIENCE } from './questions.ts';
import { type Random, randomOf } from './random.ts';
import { type UserAct, watchReconnects } from './reconnects.ts';
import { asBrowser } from './standard-socket.ts';
import { createStorm, times } from './storm.ts';
import { FAIR } from './weather.ts';

/** The parts of the client under test. */
export interface ClientParts {
  readonly createRealtimeStore: typeof realtime.createRealtimeStore;
  readonly connectOver: typeof adapters.connectOver;
  readonly openBrowserSocket: typeof adapters.openBrowserSocket;
}

const WHOLE: ClientParts = { ...realtime, ...adapters };

const SECOND = 1_000;
const WAITING_AT_MOST = 100;

/** Every offence of a client in the hour of this seed; none is what is asked for. */
export function offencesIn(seed: number, parts = WHOLE): readonly string[] {
  const random = randomOf(seed);
  const clock = new VirtualTimeScheduler();
  const offences: string[] = [];
  const offend = (what: string) => {
    offences.push(`${clock.now()}: ${what}`);
  };
  const page = createPage(clock);
  const questions = createQuestions({ client: () => client, hub: () => hub, random, page, offend });
  const { isAwaited } = questions;
  const hub = createFaultyHub({ random, clock, page, offend, isAwaited, wanted: () => listeners.wanted() });
  const openSocket = asBrowser(parts.openBrowserSocket, (address, events) => hub.openSocket(address, events), {
    random,
    page,
    offend,
  });
  const client = parts.createRealtimeStore({
    clock: page.clock,
    patience: PATIENCE,
    port: {
      token: hub.token,
      connect: (events) => parts.connectOver({ openSocket, address: 'ws://hub', clock: page.clock }, events),
    },
    who: { server: 's', base_url: 'b', client: { type: 't', version: '1', agent: 'a' } },
  });
  const reconnects = watchReconnects(client, hub, page, offend);
  const listeners: Listeners = createListeners(client, random, offend);
  let told = 0;
  let readies = 0;
  let resyncs = 0;
  client.state$.subscribe(({ kind }) => {
    if (kind === 'ready') readies += 1;
  });
  client.resynced$.subscribe(() => {
    resyncs += 1;
  });

  function pass(milliseconds: number): void {
    clock.maxFrames = clock.frame + milliseconds;
    clock.flush();
    clock.frame = clock.maxFrames;
    lookAround();
  }

  function user(what: UserAct): void {
    hub.isFarewell = what === 'close';
    reconnects.byUser(what, () => client[what]());
    hub.isFarewell = false;
    if (what === 'close') listeners.ended();
  }

  function tell(channel: string): void {
    told += 1;
    hub.tell(channel, told);
  }

  /** Checks that hold at any moment at which nothing is just about to happen. */
  function lookAround(): void {
    const { kind } = client.state$.value;
    const live = hub.live();
    const isConnected = kind === 'connecting' || kind === 'authenticating' || kind === 'ready';
    if (live.length !== (isConnected ? 1 : 0)) offend(`[I-02] ${kind} with ${live.length} sockets`);
    if (live.some(({ pulse }) => pulse.isDead())) offend('[I-11] holds on to a line that went silent');
    if (kind !== 'ready' && questions.open() > WAITING_AT_MOST) offend(`[R-61] ${questions.open()} questions wait`);
    if (kind !== 'abandoned' && kind !== 'closed') return;
    if (questions.open() > 0) offend(`[I-03] ${questions.open()} questions open when ${kind}`);
  }

  const happen = createStorm({ random, hub, page, listeners, questions, user, tell, pass });
  if (random.chance(0.5)) listeners.come();
  user('start');
  times(random.between(10, 40), () => {
    happen();
    pass(aWhile(random));
  });

  // The storm is over, and everything may come to rest.
  hub.weather = FAIR;
  if (client.state$.value.kind === 'closed') user('start');
  pass(700 * SECOND);
  // A line that went silent meanwhile may have been one close too many.
  times(2, () => {
    if (client.state$.value.kind === 'abandoned') user('reconnectNow');
    pass(700 * SECOND);
  });
  if (resyncs !== Math.max(0, readies - 1)) offend(`[I-12] ${readies} times ready, ${resyncs} times resynced`);
  if (client.state$.value.kind !== 'ready') offend(`[I-02] ${client.state$.value.kind} in fair weather`);
  const [attempt] = hub.live();
  const hasRoom = attempt !== undefined && attempt.subscribed.size < attempt.room;
  const has = (channel: string) => attempt?.subscribed.has(channel) ?? false;
  for (const channel of CHANNELS) {
    const isWanted = listeners.wanted().has(channel) && !attempt?.refused.has(channel) && hasRoom;
    if (isWanted && !has(channel)) offend(`[I-01] wanted and not subscribed: ${channel}`);
    if (has(channel) && !listeners.wanted().has(channel)) offend(`[I-01] subscribed and not wanted: ${channel}`);
  }

  let isListed = false;
  told += 1;
  for (const channel of CHANNELS) hub.tell(channel, told);
  pass(SECOND);
  listeners.haveHeard(told, has);
  client.subscriptions().subscribe((answer) => {
    if (!answer.ok || !isDeepStrictEqual(answer.value, [...(attempt?.subscribed ?? [])])) offend('[R-32] a wrong list');
    isListed = true;
  });
  pass(SECOND);
  if (!isListed) offend('[R-32] no list');
  if (questions.open() > 0) offend(`[I-03] ${questions.open()} questions without an answer`);

  user('close');
  if (clock.actions.length > 0) offend('[I-07] something is still to happen after the end');
  pass(3_600 * SECOND);
  if (client.state$.value.kind !== 'closed') offend(`[I-07] ${client.state$.value.kind} after the end`);
  return offences;
}

/** How long nothing happens but what must: most often hardly anything, sometimes until what was is forgotten. */
function aWhile(random: Random): number {
  const short = [0, 1, 5, 20, 100, random.between(1, SECOND), random.between(1, 60 * SECOND)];
  return random.chance(0.03) ? 1_800 * SECOND : random.pick([...short, 70 * SECOND, 310 * SECOND]);
}
