import { refusal, unfit } from '../refusals.ts';
import type { World } from '../world.ts';
import { seededChance } from './chance.ts';
import type { OwnAnswer } from './records/own-world.ts';
import type { Fault, FaultOrder } from './state.ts';

/** Stands for every call. */
export const EVERY_CALL = '*';

/** A status below this is no refusal. */
const LEAST_REFUSAL = 400;

export function addFault(world: World, order: FaultOrder): Fault {
  if (order.kind === 'status' && (order.status ?? LEAST_REFUSAL) < LEAST_REFUSAL)
    throw unfit('body.status', `of the kind 'status' it is from ${LEAST_REFUSAL} on`);
  const fault: Fault = { ...order, id: world.state.numbered + 1, met: 0 };
  world.change((state) => {
    state.numbered = fault.id;
    state.faults.push(fault);
  });
  return fault;
}

export function removeFault(world: World, id: number): void {
  if (!world.state.faults.some((fault) => fault.id === id)) throw refusal(404, `There is no fault ${id}.`);
  world.change((state) => {
    state.faults = state.faults.filter((fault) => fault.id !== id);
  });
}

export function clearFaults(world: World): void {
  world.change((state) => {
    state.faults = [];
  });
}

/** The values of a call's path and query. */
type Values = Readonly<Record<string, string>>;

/**
 * The faults of this call: latencies, and after them at most one fault that answers in its place. Faults are met in the
 * order in which they were added.
 */
export function strikeFaults(world: World, call: string, values: Values): readonly Fault[] {
  const struck: Fault[] = [];
  for (const fault of world.state.faults) {
    if (fault.call !== call && fault.call !== EVERY_CALL) continue;
    if (!Object.entries(fault.when ?? {}).every(([name, value]) => values[name] === value)) continue;
    if (!strikes(world, fault)) continue;
    struck.push(fault);
    if (fault.kind !== 'latency') break;
  }
  return struck;
}

/** The answer that the world has of its own to a call. */
export const ownAnswer = ({ state }: World, call: string, values: Values): OwnAnswer | undefined =>
  state.own.answers.find(
    (own) =>
      (own.call === call || own.call === EVERY_CALL) &&
      Object.entries(own.when).every(([name, value]) => (values[name] ?? null) === value),
  );

function strikes(world: World, { id, met, probability, seed, skip = 0, times }: Fault): boolean {
  // A seed of its own gives the same chance, however many faults were added before.
  const chance = seed === undefined ? `fault ${id}` : 'fault';
  const hit = met >= skip && seededChance(seed ?? world.state.seed, chance, met) < probability;
  world.change((state) => {
    const left = hit && times !== undefined ? times - 1 : times;
    state.faults = state.faults.flatMap((fault) => {
      if (fault.id !== id) return [fault];
      return left === 0 ? [] : [{ ...fault, met: met + 1, ...(left !== undefined && { times: left }) }];
    });
  });
  return hit;
}
