import type { World } from '@felles/mock-server/internal';
import { expect } from 'vitest';

/** Holds the ledger of a service against what it has: nothing is there twice that was wanted once. */
export function expectNothingDoubled(world: World): void {
  const { ledger, members, contracts, invoices, signings, messages, connections, payments } = world.state;
  const entered = (kind: string) => ledger.filter((entry) => entry.kind === kind).length;
  const distinct = (values: readonly unknown[]) => new Set(values).size;
  expect(distinct(ledger.map(({ id }) => id))).toBe(ledger.length);
  expect([entered('member'), distinct(members.map(({ phone: of }) => of))]).toEqual([members.length, members.length]);
  expect([entered('contract'), entered('invoice')]).toEqual([contracts.length, contracts.length]);
  expect(invoices.map(({ contractId }) => contractId)).toEqual(contracts.map(({ id }) => id));
  // Whatever was tried in between, a member has one agreement at most that is not taken back.
  const standing = contracts.filter(({ isReplaced }) => !isReplaced);
  expect(distinct(standing.map(({ memberId }) => memberId))).toBe(standing.length);
  for (const [place, { memberId, departmentId, membershipId }] of contracts.entries()) {
    const before = contracts.slice(0, place).findLast((earlier) => earlier.memberId === memberId);
    const same = before?.departmentId === departmentId && before.membershipId === membershipId;
    expect(same, 'the same is not agreed to anew').toBe(false);
  }
  expect(invoices.filter(({ kredit }) => !kredit)).toHaveLength(standing.length);
  const signed = signings.filter(({ status }) => status === 'ok').length;
  const reminded = signings.filter(({ isReminded }) => isReminded).length;
  expect(entered('signature')).toBe(signed);
  // Whoever is paid for is told once that it is settled: by a signature of somebody else's, or by their having accepted.
  const signedForAnother = signings.filter(
    ({ status, contractId, memberId }) =>
      status === 'ok' && contracts.some((contract) => contract.id === contractId && contract.memberId !== memberId),
  ).length;
  const accepted = connections.filter((one) => wasMade(one) && one.isAccepted && one.signingId === null).length;
  expect(entered('sms')).toBe(reminded + connections.filter(wasMade).length + signedForAnother + accepted);
  expect(distinct(connections.map(({ memberId, phone: of }) => `${memberId} ${of}`))).toBe(connections.length);
  expect(messages.filter(({ kind }) => kind === 'email')).toHaveLength(entered('email'));
  const paidByOthers = contracts.filter(
    ({ id, isPaidByAnother }) =>
      isPaidByAnother || connections.some((connection) => !wasMade(connection) && connection.contractId === id),
  ).length;
  // Whoever was written to of an invoice is written to that it is void.
  const voided = contracts.filter(({ isReplaced, isPaidByAnother }) => isReplaced && !isPaidByAnother).length;
  const received = payments.filter(({ state, heardAt }) => state === 'paid' && heardAt !== null).length;
  expect(entered('email')).toBe(contracts.length - paidByOthers + voided + signed + reminded + accepted + received);
  expect(entered('credit')).toBe(contracts.length - standing.length);
}

/** Those of the demo world have been sent before it begins. */
const wasMade = ({ hash }: { readonly hash: string }): boolean => !hash.startsWith('hash-');
