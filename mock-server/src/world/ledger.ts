import type { World } from '../world.ts';
import { KEPT, keepLatest } from './kept.ts';

/** The number of the next thing that comes to be. */
export function nextNumber(world: World): number {
  world.change((state) => {
    state.numbered += 1;
  });
  return world.state.numbered;
}

/** Writes down that something came to be, by its number and nothing of whom it concerns. */
export function enter(world: World, kind: string, number: number, by: string): void {
  world.change((state) => {
    state.ledger.push({ at: world.now(), kind, id: `${kind}-${number}`, by });
    keepLatest(state.ledger, KEPT.ledger);
  });
}
