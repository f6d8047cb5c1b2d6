// Agreements about direct debit that wait for a signature, or have one.
import type { World } from '../world.ts';
import { seededHex } from './chance.ts';
import { nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import type { Signing } from './records/agreements.ts';

export const signingById = (world: World, id: string): Signing | null =>
  world.state.signings.find((signing) => signing.id === id) ?? null;

export function addSigning(
  world: World,
  wanted: Pick<Signing, 'center' | 'contractId' | 'memberId' | 'returnTo'>,
): Signing {
  const id = seededHex(world.state.seed, 'signing', nextNumber(world)).slice(0, 32);
  const signing: Signing = { id, at: world.now(), status: 'not_started', isReminded: false, ...wanted };
  world.change((state) => {
    state.signings.push(signing);
    keepLatest(state.signings, WORLD_LIMITS.signings);
  });
  return signing;
}

export function changeSigning(world: World, id: string, change: Partial<Pick<Signing, 'status' | 'isReminded'>>): void {
  world.change((state) => {
    state.signings = state.signings.map((signing) => (signing.id === id ? { ...signing, ...change } : signing));
  });
}

/** Where an agreement about direct debit is signed, in a world outside at an origin. */
export const signingAddress = (outside: string, id: string): string => `${outside}/direct-debit/${id}`;

/** [P-SIGNUP-20] [P-SIGNUP-83] The direct-debit provider's name in the return address. */
const CALLBACK = 'avtalegiro';

/** [P-PAYMENT-52] Where the browser is sent back to, with how it went. */
export function returnAddress({ returnTo, status }: Signing): string {
  const address = new URL(returnTo);
  address.searchParams.set('callback', CALLBACK);
  address.searchParams.set('status', status);
  return address.href;
}
