// Saying yes to a link that asks its receiver to pay.
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { changeConnection } from './connections.ts';
import { activate, contractById } from './contracts.ts';
import { enter, nextNumber } from './ledger.ts';
import { personById, personByPhone } from './members.ts';
import { sendPayerLetters } from './payer-letters.ts';
import { contractPaidFor } from './payers.ts';
import type { Connection } from './records/agreements.ts';
import { signingById } from './signings.ts';
import { SIGNED_ANSWER } from './sponsors.ts';

/** Accepts, if the payer has direct debit already; a second time changes nothing. */
export function acceptConnection(
  world: World,
  center: DemoCenter,
  connection: Connection,
  { portal, by }: { readonly portal: string; readonly by: string },
): boolean {
  if (connection.isAccepted) return true;
  if (!hasSignedFor(world, connection)) return false;
  const contractId = contractPaidFor(world, connection);
  changeConnection(world, connection, { contractId, isAccepted: true });
  const contract = contractId === null ? null : contractById(world, contractId);
  if (contract !== null) activate(world, contract.id, world.now());
  enter(world, 'acceptance', nextNumber(world), by);
  const payer = personByPhone(world, center, connection.phone);
  const member = personById(world, connection.memberId);
  // A payer who has signed by this link got the message then.
  if (contract && payer && member && connection.signingId === null)
    sendPayerLetters(world, { center, contract, payer, member }, portal, by);
  return true;
}

/** Whether the payer has signed, for this or before. */
function hasSignedFor(world: World, connection: Connection): boolean {
  return connection.answer === SIGNED_ANSWER || isUsed(world, connection);
}

/** Whether a link has served its purpose: its agreement is signed by it, or accepted. */
export const isUsed = (world: World, { isAccepted, signingId }: Connection): boolean =>
  isAccepted || (signingId !== null && signingById(world, signingId)?.status === 'ok');
