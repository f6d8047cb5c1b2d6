import type { Id } from '@felles/core/internal/shared/wire-values';
import type { World } from '../world.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { ContractConsent } from './state.ts';

/** The number of the next thing that comes to be. */
export function nextNumber(world: World): number {
  world.change((state) => {
    state.numbered += 1;
  });
  return world.state.numbered;
}

/** The id of the next record of an area, above those of the demo. */
export const nextId = (world: World, above = 0): Id => String(above + nextNumber(world));

/** Writes down that something came to be, now or at another time, by its number and nothing of whom it concerns. */
export function enter(
  world: World,
  kind: string,
  number: number,
  by: string,
  { at = world.now(), accepted }: { readonly at?: number; readonly accepted?: ContractConsent } = {},
): void {
  world.change((state) => {
    state.ledger.push({ at, kind, id: `${kind}-${number}`, by, ...(accepted && { accepted }) });
    keepLatest(state.ledger, WORLD_LIMITS.ledger);
  });
}
