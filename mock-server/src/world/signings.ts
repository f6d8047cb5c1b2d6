// Agreements about direct debit that wait for a signature, or have one.
import * as z from 'zod/mini';
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { KEPT, keepLatest } from './kept.ts';
import { nextNumber } from './ledger.ts';

/** How the latest visit ended, in the words with which the provider sends somebody back. */
export const SIGNING_STATUSES = ['ok', 'not_started', 'not_ok'] as const;
export type SigningStatus = (typeof SIGNING_STATUSES)[number];

export const Signing = z.object({
  /** Part of the address at which it is signed; whoever knows it may sign. */
  id: z.string(),
  at: z.number(),
  center: z.string(),
  contractId: z.int(),
  /** Who signs, which is the one who pays. */
  memberId: z.int(),
  /** Where the browser is sent back to. */
  returnTo: z.string(),
  status: z.enum(SIGNING_STATUSES),
});
export type Signing = z.infer<typeof Signing>;

export const signingById = (world: World, id: string): Signing | null =>
  world.state.signings.find((signing) => signing.id === id) ?? null;

export function addSigning(
  world: World,
  wanted: Pick<Signing, 'center' | 'contractId' | 'memberId' | 'returnTo'>,
): Signing {
  const id = seededHex(world.state.seed, 'signing', nextNumber(world)).slice(0, 32);
  const signing: Signing = { id, at: world.now(), status: 'not_started', ...wanted };
  world.change((state) => {
    state.signings.push(signing);
    keepLatest(state.signings, KEPT.signings);
  });
  return signing;
}

/** Notes how a visit to the provider ended. */
export function setSigningStatus(world: World, id: string, status: SigningStatus): void {
  world.change((state) => {
    state.signings = state.signings.map((signing) => (signing.id === id ? { ...signing, status } : signing));
  });
}
