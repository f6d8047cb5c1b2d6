// Agreements that another person pays for: the agreement, its cost, and its payer.
import type { SponsoredAgreement } from '@felles/core/portal/sponsor';
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { contractById, contractsOf, isDecided } from './contracts.ts';
import { invoiceById } from './invoices.ts';
import type { Connection } from './records/agreements.ts';

/** A member who has chosen anew since they asked is paid for as they have chosen. */
export const contractPaidFor = (world: World, { contractId, memberId }: Connection): number | null =>
  contractId !== null && contractById(world, contractId)?.isReplaced !== true
    ? contractId
    : openContractOf(world, memberId);

export const openContractOf = (world: World, memberId: number): number | null =>
  contractsOf(world, memberId).find((contract) => !isDecided(contract))?.id ?? null;

/** The agreement for the payer, as far as there is one or a choice. */
export function agreementPaidFor(world: World, center: DemoCenter, connection: Connection): SponsoredAgreement | null {
  const contractId = contractPaidFor(world, connection);
  const contract = contractId === null ? null : contractById(world, contractId);
  const { departmentId, membershipId } = contract ?? connection;
  const membership = center.memberships.find((one) => one.membership.id === membershipId)?.membership;
  if (membership === undefined) return null;
  const invoice = contract && invoiceById(world, contract.invoiceId);
  return {
    departmentId,
    department: center.departments.find(({ id }) => id === departmentId)?.navn ?? null,
    membership: contract ? { ...membership, title: contract.title, cost_included_vat: contract.price } : membership,
    first: invoice && { first_invoice_date: invoice.forfall, invoice: { ...invoice, id: String(invoice.id) } },
  };
}

/** An agreement has one payer: whether it is another person than the one with this link. */
export function isPaidByAnother(world: World, connection: Connection): boolean {
  if (connection.isAccepted) return false;
  const contractId = contractPaidFor(world, connection);
  return (
    contractId !== null &&
    payersOf(world, contractId).some((payer) => payer !== connection.hash && payer !== connection.signingId)
  );
}

/** Whether another person already pays for the member's agreement. */
export const isPaidFor = (world: World, { code }: DemoCenter, memberId: number): boolean =>
  contractsOf(world, memberId).some(({ id, center }) => center === code && payersOf(world, id).length > 0);

/** The signings that are signed, and the links that were accepted, for one agreement. */
export const payersOf = ({ state }: World, contractId: number): readonly string[] => [
  ...state.signings.filter((one) => one.contractId === contractId && one.status === 'ok').map(({ id }) => id),
  ...state.connections.filter((one) => one.contractId === contractId && one.isAccepted).map(({ hash }) => hash),
];
