// One line: what it has carried, and between hub and socket, whatever is to go wrong on it.
import { readAsked, readSaid, write } from '@felles/adapters-ws/protocol';
import { type OperationFrame, SUCCESS } from '@felles/core/realtime';
import { type LineMet, type Stroke, strikeLive } from '../world/live-faults.ts';
import type { World } from '../world.ts';
import { ENDINGS, type Guest, type Hub, type HubEnding, type Peer } from './hub.ts';
import { suffer } from './mishaps.ts';
import { createWay } from './way.ts';

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
  /** Bytes that were sent and not taken. */
  readonly backlog: number;
}

/** What the one who holds the socket tells of it. */
export interface Line {
  heard(text: string, bytes: number): void;
  isLetIn(): boolean;
  /** Whoever has still not been let in has had enough time. */
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

/** A line that is silent ends by itself at last: whoever was at the other end has long gone (milliseconds). */
const SILENT_AT_MOST = 10 * 60_000;

export function openLine({ id, from, socket, hub, world }: LineNeeds): OpenLine {
  const since = world.now();
  const heard: Traffic = { frames: 0, bytes: 0 };
  const said: Traffic = { frames: 0, bytes: 0 };
  const met: LineMet = { id, met: new Map() };
  const way = createWay();
  const victim = { way, put, cut: socket.cut, silence };
  let end: NodeJS.Timeout | null = null;
  /** What strikes the answer that the hub is about to give. */
  let owed: readonly Stroke[] = [];

  function put(text: string): void {
    if (end === null) count(said, socket.send(text));
  }

  function silence(): void {
    if (end !== null) return;
    end = setTimeout(socket.cut, SILENT_AT_MOST).unref();
    socket.pause();
  }

  const isFair = () => world.state.liveFaults.length === 0;

  function say(text: string): void {
    if (isFair() && owed.length === 0 && way.isFree()) put(text);
    else suffer(text, strokesOn(text), victim);
  }

  function strokesOn(text: string): readonly Stroke[] {
    const read = readSaid(text);
    if (read.kind !== 'frame') return strikeLive(world, { subject: 'keep-alive', line: met });
    if (!('event' in read.frame)) return owed;
    return strikeLive(world, { subject: 'event', channel: read.frame.channel, line: met });
  }

  function farewell(how: HubEnding): void {
    // Whoever takes nothing takes no farewell either.
    if (how.code === ENDINGS.slow.code) socket.cut();
    else way.go(() => end === null && socket.end(how));
  }

  function ask(text: string): void {
    const read = isFair() ? null : readAsked(text);
    if (read?.kind === 'frame') askInFoulWeather(text, read.frame);
    else guest.heard(text);
  }

  function askInFoulWeather(text: string, frame: OperationFrame): void {
    const { operation, parameters } = frame;
    const channel = 'channel' in parameters ? parameters.channel : undefined;
    const strokes = strikeLive(world, { subject: operation, channel, line: met });
    if (strokes.some(isInstead)) {
      answerInstead(frame, strokes);
      return;
    }
    owed = strokes;
    guest.heard(text);
    owed = [];
  }

  /** The operation is not done, and goes wrong as if it were. */
  function answerInstead({ operation, operation_id }: OperationFrame, strokes: readonly Stroke[]): void {
    suffer(write({ operation_result: SUCCESS, operation, operation_id }), strokes, victim);
    if (operation === 'auth' && strokes.some(({ kind }) => kind === 'non-200')) farewell(ENDINGS.unknown);
  }

  const guest: Guest = hub.connect({ send: say, end: farewell, backlog: socket.backlog });

  return {
    id,
    heard(text, bytes) {
      if (end !== null) return;
      count(heard, bytes);
      ask(text);
    },
    isLetIn: guest.isLetIn,
    lostPatience() {
      if (end === null && !guest.isLetIn()) socket.end(ENDINGS.unknown);
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
      backlog: socket.backlog(),
    }),
    keepAlive: guest.keepAlive,
    cut: socket.cut,
    silence,
    forget() {
      met.met.clear();
      if (end !== null) socket.cut();
    },
  };
}

const isInstead = ({ kind, fault }: Stroke): boolean =>
  !fault.after && kind !== 'delay' && kind !== 'duplicate' && kind !== 'reorder';

function count(traffic: Traffic, bytes: number): void {
  traffic.frames += 1;
  traffic.bytes += bytes;
}
