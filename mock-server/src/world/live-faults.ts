// The faults of the live connection, and whether they strike.
import { refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { seededChance } from './chance.ts';
import {
  DEFINITE_KINDS,
  type LiveFault,
  type LiveFaultKind,
  type LiveFaultOrder,
  type LiveSubject,
} from './records/live-faults.ts';

/** Subjects without an answer cannot have a wrong one. */
const FITTING: Readonly<Partial<Record<LiveSubject, readonly LiveFaultKind[]>>> = {
  event: ['drop', 'half-open', 'delay', 'duplicate', 'reorder', 'malformed', 'silence'],
  'keep-alive': ['drop', 'half-open', 'delay', 'duplicate', 'silence'],
  upgrade: ['drop', 'delay', 'non-200', 'silence'],
};

export function addLiveFault(world: World, order: LiveFaultOrder): LiveFault {
  const fault: LiveFault = { ...order, id: world.state.numbered + 1, met: 0, lines: 0 };
  world.change((state) => {
    state.numbered = fault.id;
    state.liveFaults.push(fault);
  });
  return fault;
}

export function removeLiveFault(world: World, id: number): void {
  if (!world.state.liveFaults.some((fault) => fault.id === id)) throw refusal(404, `There is no fault ${id}.`);
  world.change((state) => {
    state.liveFaults = state.liveFaults.filter((fault) => fault.id !== id);
  });
}

export function clearLiveFaults(world: World): void {
  world.change((state) => {
    state.liveFaults = [];
  });
}

/** A possible target of faults, and the faults that its connection has met so far. */
export interface FaultTarget {
  readonly subject: LiveSubject;
  readonly channel?: string | undefined;
  readonly line: LineMet;
}

export interface LineMet {
  /** Null where there is no connection yet. */
  readonly id: number | null;
  /** By the fault's number: which of the connections that met it this is, and how often it has. */
  readonly met: Map<number, { readonly place: number; times: number }>;
}

/** A fault that strikes, and as which kind. */
export interface Stroke {
  readonly kind: LiveFaultKind;
  readonly fault: LiveFault;
}

/** Delays, and after them at most one fault of another kind. Faults are met in the order in which they were added. */
export function strikeLive(world: World, what: FaultTarget): readonly Stroke[] {
  const strokes: Stroke[] = [];
  for (const fault of world.state.liveFaults) {
    const kinds = kindsFor(fault, what);
    const stroke = kinds.length > 0 && strikes(world, fault, kinds, what.line);
    if (!stroke) continue;
    strokes.push(stroke);
    if (stroke.kind !== 'delay') break;
  }
  return strokes;
}

function kindsFor(fault: LiveFault, { subject, channel, line }: FaultTarget): readonly LiveFaultKind[] {
  if (fault.of === undefined ? subject === 'upgrade' : fault.of !== subject) return [];
  if (fault.channel !== undefined && fault.channel !== channel) return [];
  if (fault.connection !== undefined && fault.connection !== line.id) return [];
  return (FITTING[subject] ?? DEFINITE_KINDS).filter((kind) => fault.kind === 'any' || fault.kind === kind);
}

function strikes(world: World, fault: LiveFault, kinds: readonly LiveFaultKind[], { met }: LineMet): Stroke | null {
  const mine = met.get(fault.id) ?? { place: fault.lines + 1, times: 0 };
  const chance = (of: string) =>
    seededChance(fault.seed ?? world.state.seed, `${of} of live fault ${fault.id} on ${mine.place}`, mine.times);
  const hit = chance('strike') < fault.probability;
  const kind = kinds[Math.floor(chance('kind') * kinds.length)];
  const isNew = mine.times === 0;
  mine.times += 1;
  met.set(fault.id, mine);
  world.change((state) => {
    const left = hit && fault.times !== undefined ? fault.times - 1 : fault.times;
    state.liveFaults = state.liveFaults.flatMap((each) => {
      if (each.id !== fault.id) return [each];
      const counted = { ...each, met: each.met + 1, lines: each.lines + (isNew ? 1 : 0) };
      return left === 0 ? [] : [{ ...counted, ...(left !== undefined && { times: left }) }];
    });
  });
  return hit && kind !== undefined ? { kind, fault } : null;
}
