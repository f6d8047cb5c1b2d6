// The outcomes of a visit to the provider of direct debit.
import type { World } from '../world.ts';
import { activate, contractById } from './contracts.ts';
import { enter, nextNumber } from './ledger.ts';
import { type Matter, sendReminder, sendSigned } from './letters.ts';
import { personById } from './members.ts';
import { sendPayerLetters } from './payer-letters.ts';
import { payersOf } from './payers.ts';
import type { Signing, SigningStatus } from './records/agreements.ts';
import { changeSigning } from './signings.ts';

/** How a visit ended. */
export interface Decision {
  readonly status: SigningStatus;
  readonly by: string;
  /** Milliseconds until the bank confirms a signature; until then the agreement does not hold. */
  readonly confirmedAfter: number;
  /** Where the agreement can be signed another time. */
  readonly address: string;
}

/** A signature is given once and stays; everything before it may be tried again. */
export function decideSigning(world: World, signing: Signing, { status, by, confirmedAfter, address }: Decision): void {
  if (signing.status === 'ok') return;
  // An agreement has one payer: where one pays already, a later signature is ignored.
  if (payersOf(world, signing.contractId).length > 0) return;
  changeSigning(world, signing.id, { status, isReminded: signing.isReminded || status !== 'ok' });
  if (status === 'not_ok') enter(world, 'failed signing', nextNumber(world), by);
  const matter = matterOf(world, signing);
  if (status === 'ok') {
    enter(world, 'signature', nextNumber(world), by);
    activate(world, signing.contractId, world.now() + confirmedAfter);
    if (matter) tellSigned(world, matter, new URL(signing.returnTo).origin, by);
  } else if (matter && !signing.isReminded) sendReminder(world, matter, address, by);
}

/** A payer who signed for a member is no member by it, and gets another letter. */
function tellSigned(world: World, matter: Matter, portal: string, by: string): void {
  const { center, contract, person: payer } = matter;
  const member = contract.memberId === payer.id ? null : personById(world, contract.memberId);
  if (member === null) sendSigned(world, matter, portal, by);
  else sendPayerLetters(world, { center, contract, payer, member }, portal, by);
}

/** Null where the member or the center is no longer known. */
function matterOf(world: World, { center: code, contractId, memberId }: Signing): Matter | null {
  const center = world.demo.center(code);
  const contract = contractById(world, contractId);
  const person = personById(world, memberId);
  return center && contract && person ? { center, contract, person } : null;
}
