// Between a hub and a socket: the place where faults strike what passes.
import { parseClientFrame, parseServerFrame, write } from '@felles/adapters-ws/protocol';
import { type OperationFrame, SUCCESS } from '@felles/core/internal/realtime/model';
import { type LineMet, type Stroke, strikeLive } from '../world/live-faults.ts';
import type { World } from '../world.ts';
import { suffer, type Victim } from './mishaps.ts';

export interface Passage {
  /** A text of the hub, to the client at the other end. */
  out(text: string): void;
  /** A text of the client, to the hub. */
  in(text: string): void;
  /** Nothing has gone wrong yet. */
  forget(): void;
}

export interface PassageNeeds {
  /** The number of the connection. */
  readonly id: number;
  readonly world: World;
  readonly victim: Victim;
  /** The hub hears it. */
  hear(text: string): void;
  /** They were told, in the hub's place, that they are not let in. */
  turnedAway(): void;
}

export function createPassage({ id, world, victim, hear, turnedAway }: PassageNeeds): Passage {
  const met: LineMet = { id, met: new Map() };
  /** The faults of the next answer of the hub. */
  let owed: readonly Stroke[] = [];

  const isFair = () => world.state.liveFaults.length === 0;

  function strokesOn(text: string): readonly Stroke[] {
    const read = parseServerFrame(text);
    if (read.kind !== 'frame') return strikeLive(world, { subject: 'keep-alive', line: met });
    if (!('event' in read.frame)) return owed;
    return strikeLive(world, { subject: 'event', channel: read.frame.channel, line: met });
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
    hear(text);
    owed = [];
  }

  /** The operation is not done, and goes wrong as if it were. */
  function answerInstead({ operation, operation_id }: OperationFrame, strokes: readonly Stroke[]): void {
    suffer(write({ operation_result: SUCCESS, operation, operation_id }), strokes, victim);
    if (operation === 'auth' && strokes.some(({ kind }) => kind === 'non-200')) turnedAway();
  }

  return {
    out(text) {
      if (isFair() && owed.length === 0 && victim.way.isEmpty()) victim.put(text);
      else suffer(text, strokesOn(text), victim);
    },
    in(text) {
      const read = isFair() ? null : parseClientFrame(text);
      if (read?.kind === 'frame') askInFoulWeather(text, read.frame);
      else hear(text);
    },
    forget: () => met.met.clear(),
  };
}

const isInstead = ({ kind, fault }: Stroke): boolean =>
  !fault.after && kind !== 'delay' && kind !== 'duplicate' && kind !== 'reorder';
