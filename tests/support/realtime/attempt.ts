// One socket that a client opened: what goes through it, how late, and how it ends.
import type { Socket, SocketEvents } from '@felles/adapters-ws';
import { parseClientFrame } from '@felles/adapters-ws/protocol';
import type { OperationFrame } from '@felles/core/internal/realtime/model';
import { type SchedulerLike, timer } from 'rxjs';
import type { Page } from './page.ts';
import { type Pulse, takePulse } from './pulse.ts';
import type { Random } from './random.ts';
import type { Weather } from './weather.ts';

export type Said = 'yes' | 'no' | 'mismatch';

export interface Attempt {
  readonly socket: Socket;
  /** When it ended, where it has. */
  ended: number | null;
  isAuthenticated: boolean;
  readonly subscribed: Set<string>;
  /** How many subscriptions there may be. */
  readonly room: number;
  /** Its subscriptions that were turned down for good. */
  readonly refused: Set<string>;
  /** The frames of the client, by its number, in order. */
  readonly sent: Map<number, OperationFrame>;
  /** The results that came through as answer to each operation, in order. */
  readonly said: Map<number, Said[]>;
  readonly pulse: Pulse;
  drop(): void;
  /** Nothing goes through any more, and nobody says so, until it drops. */
  goDark(milliseconds: number): void;
  say(text: string, arrived?: () => void): void;
  /** Keep-alives, one after the other. */
  beat(times: number, interval: number): void;
}

export interface AttemptNeeds {
  readonly random: Random;
  readonly clock: SchedulerLike;
  /** Where the client is. */
  readonly page: Page;
  readonly weather: Weather;
  readonly room: number;
  readonly offend: (what: string) => void;
  /** The client sends this. */
  sending(attempt: Attempt, frame: OperationFrame): void;
  /** The server reads it. */
  arrived(attempt: Attempt, frame: OperationFrame): void;
  /** The client closes it. */
  closing(attempt: Attempt, isDark: boolean): void;
}

export function createAttempt(needs: AttemptNeeds, events: SocketEvents): Attempt {
  const { random, clock, page, offend } = needs;
  const inward = inOrder(random, clock);
  const outward = inOrder(random, page.clock);
  let isOpen = false;
  /** The client knows that it has ended. */
  let isOver = false;
  let isDark = false;
  let echo: string | null = null;

  function end(): void {
    attempt.ended = clock.now();
    attempt.subscribed.clear();
  }

  function send(text: string): void {
    if (isOver) offend('[I-02] sent on a socket that is closed');
    else if (!isOpen) offend('[I-09] sent before the socket was open');
    else read(text);
  }

  function read(text: string): void {
    const asked = parseClientFrame(text);
    if (asked.kind === 'keepAlive') echo = text;
    if (asked.kind === 'unreadable') offend(`[I-11] sent what nobody can read: ${text}`);
    if (asked.kind !== 'frame') return;
    needs.sending(attempt, asked.frame);
    inward(20, () => {
      if (attempt.ended === null && !isDark) needs.arrived(attempt, asked.frame);
    });
  }

  const attempt: Attempt = {
    socket: {
      send,
      close() {
        isOver = true;
        if (attempt.ended !== null) return;
        needs.closing(attempt, isDark);
        end();
        events.closed({ code: 1000, reason: 'closed here' });
      },
    },
    ended: null,
    isAuthenticated: false,
    subscribed: new Set(),
    room: needs.room,
    refused: new Set(),
    sent: new Map(),
    said: new Map(),
    pulse: takePulse(page),
    drop() {
      if (attempt.ended !== null) return;
      end();
      page.whenAwake(() => {
        isOver = true;
        events.closed({ code: 1006, reason: '' });
      });
    },
    goDark(milliseconds) {
      isDark = true;
      timer(milliseconds, clock).subscribe(attempt.drop);
    },
    say(text, arrived) {
      outward(20, () => {
        if (attempt.ended !== null || isDark || !isOpen) return;
        arrived?.();
        const isKeepAlive = parseClientFrame(text).kind === 'keepAlive';
        attempt.pulse.heard(isKeepAlive);
        echo = null;
        events.received(text);
        if (isKeepAlive && echo !== text) offend('[I-11] left a keep-alive without an answer');
      });
    },
    beat(times, interval) {
      for (let count = 0; count < times; count += 1) {
        timer(count * interval, clock).subscribe(() => attempt.say(random.pick(['ping', 'keepalive', ' 1'])));
      }
    },
  };

  if (needs.weather.server === 'down') outward(50, attempt.drop);
  if (needs.weather.server === 'up') {
    outward(20, () => {
      if (attempt.ended !== null) return;
      isOpen = true;
      events.opened();
    });
  }
  return attempt;
}

/** An act of one side reaches the other a little later, and in order. */
function inOrder(random: Random, clock: SchedulerLike): (most: number, then: () => void) => void {
  let last = clock.now();
  return (most, then) => {
    last = Math.max(last, clock.now() + random.between(1, most));
    timer(last - clock.now(), clock).subscribe(then);
  };
}
