// One line: the client at its end, its traffic, and the end of its socket.
import type { World } from '../world.ts';
import { createDelayedQueue } from './delayed-queue.ts';
import { ENDINGS, type Hub, type HubEnding, type Peer } from './hub.ts';
import { createPassage } from './passage.ts';

/** The socket of a line. */
export interface Socket {
  /** Sends it, and says how many bytes it is. */
  send(text: string): number;
  end: Peer['end'];
  backlog: Peer['backlog'];
  /** Ends it without a word. */
  cut(): void;
  /** Nothing is read any more, not even a farewell. */
  pause(): void;
}

/** Frames and bytes that went one way. */
interface Traffic {
  frames: number;
  bytes: number;
}

export interface LineReport {
  readonly id: number;
  readonly since: number;
  /** Where the page was from; null for a program. */
  readonly from: string | null;
  readonly state: 'connecting' | 'ready' | 'silent';
  readonly channels: readonly string[];
  readonly heard: Readonly<Traffic>;
  readonly said: Readonly<Traffic>;
  /** Bytes that were sent and not taken, or are held up. */
  readonly backlog: number;
}

/** The events of the socket, reported by its owner. */
export interface Line {
  heard(text: string, bytes: number): void;
  isLetIn(): boolean;
  /** The time to be let in is over. */
  lostPatience(): void;
  left(): void;
}

export interface OpenLine extends Line {
  readonly id: number;
  report(): LineReport;
  keepAlive(text: string): void;
  cut(): void;
  silence(): void;
  /** The world began anew: nothing has gone wrong yet, and a socket on which nothing comes is one no more. */
  forget(): void;
}

export interface LineNeeds {
  readonly id: number;
  readonly from: string | null;
  readonly socket: Socket;
  readonly hub: Hub;
  readonly world: World;
}

/** A line that is silent ends by itself at last: the client at its other end has long gone (milliseconds). */
const SILENT_AT_MOST = 10 * 60_000;

export function openLine({ id, from, socket, hub, world }: LineNeeds): OpenLine {
  const since = world.now();
  const heard: Traffic = { frames: 0, bytes: 0 };
  const said: Traffic = { frames: 0, bytes: 0 };
  const way = createDelayedQueue();
  let end: NodeJS.Timeout | null = null;

  function put(text: string): void {
    if (end === null) count(said, socket.send(text));
  }

  function silence(): void {
    if (end !== null) return;
    end = setTimeout(socket.cut, SILENT_AT_MOST).unref();
    socket.pause();
  }

  function farewell(how: HubEnding): void {
    // A client that reads nothing reads no farewell either.
    if (how.code === ENDINGS.slow.code) socket.cut();
    else way.add(() => end === null && socket.end(how));
  }

  /** Delayed frames are not received either. */
  const backlog = () => socket.backlog() + way.size();

  const passage = createPassage({
    id,
    world,
    victim: { way, put, cut: socket.cut, silence },
    hear: (text) => guest.heard(text),
    turnedAway: () => guest.turnAway(),
  });
  const guest = hub.connect({ send: passage.out, end: farewell, backlog });

  return {
    id,
    heard(text, bytes) {
      if (end !== null) return;
      count(heard, bytes);
      passage.in(text);
    },
    isLetIn: guest.isLetIn,
    lostPatience() {
      if (end === null && !guest.isLetIn()) guest.turnAway();
    },
    left() {
      if (end !== null) clearTimeout(end);
      way.close();
      guest.left();
    },
    report: () => ({
      id,
      since,
      from,
      state: end !== null ? 'silent' : guest.isLetIn() ? 'ready' : 'connecting',
      channels: guest.channels(),
      heard: { ...heard },
      said: { ...said },
      backlog: backlog(),
    }),
    keepAlive: guest.keepAlive,
    cut: socket.cut,
    silence,
    forget() {
      passage.forget();
      if (end !== null) socket.cut();
    },
  };
}

function count(traffic: Traffic, bytes: number): void {
  traffic.frames += 1;
  traffic.bytes += bytes;
}
