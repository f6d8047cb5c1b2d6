import { createHash } from 'node:crypto';

/** Chance that a seed decides: the same seed, purpose and count always give the same hexadecimal digits. */
export const seededHex = (seed: number, purpose: string, count: number): string =>
  createHash('sha256').update(`${seed}/${purpose}/${count}`).digest('hex');

/** A number from 0 up to, not including, 1. */
export const seededChance = (seed: number, purpose: string, count: number): number =>
  Number.parseInt(seededHex(seed, purpose, count).slice(0, 12), 16) / 2 ** 48;

/** A number of fifteen digits at most that a visitor cannot guess by counting up from their own. */
export const unguessableId = (seed: number, purpose: string, count: number): number =>
  Number.parseInt(seededHex(seed, purpose, count).slice(0, 10), 16) + 10_000;
