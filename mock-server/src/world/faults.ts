import { refusal } from '../refusals.ts';
import type { World } from '../world.ts';
import { seededChance } from './chance.ts';
import type { Fault, FaultOrder } from './state.ts';

/** Stands for every call. */
export const EVERY_CALL = '*';

export function addFault(world: World, order: FaultOrder): Fault {
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

/**
 * The faults of this call: latencies, and after them at most one fault that answers in its place. Faults are met in the
 * order in which they were added.
 */
export function strikeFaults(world: World, call: string): readonly Fault[] {
  const struck: Fault[] = [];
  for (const fault of world.state.faults) {
    if (fault.call !== call && fault.call !== EVERY_CALL) continue;
    if (!strikes(world, fault)) continue;
    struck.push(fault);
    if (fault.kind !== 'latency') break;
  }
  return struck;
}

function strikes(world: World, { id, met, probability, times }: Fault): boolean {
  const hit = seededChance(world.state.seed, `fault ${id}`, met) < probability;
  world.change((state) => {
    const left = hit && times !== undefined ? times - 1 : times;
    state.faults = state.faults.flatMap((fault) => {
      if (fault.id !== id) return [fault];
      return left === 0 ? [] : [{ ...fault, met: met + 1, ...(left !== undefined && { times: left }) }];
    });
  });
  return hit;
}
