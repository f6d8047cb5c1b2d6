// A server of the live connection, as bad as a seed wants it, which tells of everything that no client may do.
import type { OpenSocket } from '@felles/adapters-ws';
import { write } from '@felles/adapters-ws/protocol';
import type { Reply } from '@felles/core';
import type { OperationFrame } from '@felles/core/internal/realtime/model';
import type { SchedulerLike } from 'rxjs';
import { createAnswering } from './answers.ts';
import { type Attempt, createAttempt, type Said } from './attempt.ts';
import { CHANNELS } from './listeners.ts';
import type { Page } from './page.ts';
import type { Random } from './random.ts';
import { createTokens } from './tokens.ts';
import { FAIR, type Weather } from './weather.ts';

export interface FaultyHub {
  weather: Weather;
  /** The user is closing the client: now it may close what is well. */
  isFarewell: boolean;
  readonly openSocket: OpenSocket;
  token(): Reply<string>;
  readonly attempts: readonly Attempt[];
  /** The sockets that are open; one at most, with a client that does right. */
  live(): readonly Attempt[];
  tell(channel: string, data: unknown): void;
  /** The connection on which this was published, and the number it had there. */
  publishingOf(data: unknown): { readonly attempt: Attempt; readonly id: number } | undefined;
  /** The result that came through first as answer to the publishing of this. */
  saidToPublishing(data: unknown): Said | undefined;
}

export interface HubNeeds {
  readonly random: Random;
  readonly clock: SchedulerLike;
  readonly page: Page;
  readonly offend: (what: string) => void;
  readonly wanted: () => ReadonlySet<string>;
  /** Whether somebody still waits for the answer to this publication. */
  readonly isAwaited: (data: unknown) => boolean;
}

export function createFaultyHub({ random, clock, page, offend, wanted, isAwaited }: HubNeeds): FaultyHub {
  const attempts: Attempt[] = [];
  const published = new Map<unknown, { readonly attempt: Attempt; readonly id: number }>();
  const answer = createAnswering(random, clock);
  const tokens = createTokens(random, clock, page, () => {
    const attempt = attempts.at(-1);
    return () => {
      if (attempt?.ended === null) offend('[I-02] holds a socket that nobody can be let in on');
    };
  });

  const opened = new Map<Attempt, number>();
  const sentAt = new Map<OperationFrame, number>();
  const room = random.pick([2, CHANNELS.length, CHANNELS.length]);
  let weather = FAIR;
  /** When it was last anything but fair. */
  let lastFoul = Number.NEGATIVE_INFINITY;

  const hub: FaultyHub = {
    get weather() {
      return weather;
    },
    set weather(next) {
      if (weather !== FAIR || next !== FAIR) lastFoul = clock.now();
      weather = next;
    },
    isFarewell: false,
    openSocket(_address, events) {
      const attempt = createAttempt(
        { random, clock, page, weather: hub.weather, room, offend, sending, arrived, closing },
        events,
      );
      attempts.push(attempt);
      opened.set(attempt, clock.now());
      if (hub.weather.server !== 'forbidden') return attempt.socket;
      attempt.ended = clock.now();
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    token: () => tokens.ask(hub.weather),
    attempts,
    live: () => attempts.filter(({ ended }) => ended === null),
    tell(channel, data) {
      const text = write({ event: 'told', channel, data });
      for (const attempt of hub.live()) if (attempt.subscribed.has(channel)) attempt.say(text);
    },
    publishingOf: (data) => published.get(data),
    saidToPublishing(data) {
      const { attempt, id } = published.get(data) ?? {};
      return id === undefined ? undefined : attempt?.said.get(id)?.[0];
    },
  };

  function sending(attempt: Attempt, frame: OperationFrame): void {
    const { operation, operation_id, parameters } = frame;
    if (attempt.sent.has(operation_id)) offend(`[I-10] used the number ${operation_id} twice`);
    attempt.sent.set(operation_id, frame);
    sentAt.set(frame, clock.now());
    if (operation !== 'auth' && !attempt.isAuthenticated) offend(`[I-09] sent ${operation} before it was let in`);
    if (operation === 'auth' && attempt.sent.size > 1) offend('[I-09] asked to be let in twice');
    if (operation === 'auth' && !tokens.serves(parameters.token)) offend('[I-09] sent a token that serves no longer');
    if (operation !== 'publish') return;
    const { data } = parameters;
    if (published.has(data)) offend('[I-10] published the same twice');
    if (!isAwaited(data)) offend('[I-10] published what nobody waited for any more');
    published.set(data, { attempt, id: operation_id });
    const asked = new Set(
      [...attempt.sent.values()].flatMap((each) => (each.operation === 'subscribe' ? each.parameters.channel : [])),
    );
    for (const channel of wanted()) if (!asked.has(channel)) offend(`[I-10] published before subscribing ${channel}`);
  }

  function arrived(attempt: Attempt, frame: OperationFrame): void {
    if (frame.operation === 'auth' && !tokens.take(frame.parameters.token))
      offend('[I-09] came with a token that is no longer one');
    if (frame.operation === 'subscribe' && attempt.subscribed.has(frame.parameters.channel))
      offend(`[I-10] subscribed ${frame.parameters.channel} twice`);
    answer(attempt, frame, hub.weather.badAnswers);
  }

  function closing(attempt: Attempt, isDark: boolean): void {
    const isLetIn = [...attempt.said.values()].some(([first]) => first === 'yes');
    const owed = [...attempt.sent.values()].find(({ operation_id }) => !attempt.said.has(operation_id));
    const owedSince = (owed && sentAt.get(owed)) ?? Number.POSITIVE_INFINITY;
    const isWell = isLetIn && !isDark && !attempt.pulse.mayBeDead(owedSince);
    if (isWell && !hub.isFarewell) offend('[I-11] closed a connection that was well');
    const isFair = weather === FAIR && Math.max(lastFoul, page.woke()) < (opened.get(attempt) ?? 0);
    const isWelcome = !isLetIn && !isDark && isFair;
    if (isWelcome && !hub.isFarewell) offend('[I-02] gave up where it would have been let in');
  }

  return hub;
}
