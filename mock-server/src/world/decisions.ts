// What comes of a visit to the provider of direct debit.
import type { World } from '../world.ts';
import { activate } from './contracts.ts';
import { enter, nextNumber } from './ledger.ts';
import { type Signing, type SigningStatus, setSigningStatus, signingById } from './signings.ts';

/**
 * How a visit ended. A signature is given once and stays; everything before it may be tried again. The bank confirms
 * at once, or so many milliseconds later, and until then the agreement does not hold.
 */
export function decideSigning(
  world: World,
  id: string,
  status: SigningStatus,
  by: string,
  confirmedAfter = 0,
): Signing | null {
  const signing = signingById(world, id);
  if (signing === null || signing.status === 'ok') return signing;
  setSigningStatus(world, id, status);
  if (status === 'not_ok') enter(world, 'failed signing', nextNumber(world), by);
  if (status === 'ok') {
    enter(world, 'signature', nextNumber(world), by);
    activate(world, signing.contractId, world.now() + confirmedAfter);
  }
  return signingById(world, id);
}
