// The agreements that came of sign-ups, and what each of them costs.
import type { Language } from '@felles/core';
import type { DemoCenter } from '@felles/fixtures';
import type { World } from '../world.ts';
import { unguessableId } from './chance.ts';
import { addInvoice, creditInvoice } from './invoices.ts';
import { enter, nextNumber } from './ledger.ts';
import { keepLatest, WORLD_LIMITS } from './limits.ts';
import { cancelPayments } from './payments.ts';
import type { Product } from './products.ts';
import type { Contract } from './records/agreements.ts';
import { addSigning } from './signings.ts';
import type { ContractConsent } from './state.ts';

export const contractById = (world: World, id: number): Contract | null =>
  world.state.contracts.find((contract) => contract.id === id) ?? null;

/** A member's agreements, those that were replaced left out. */
export const contractsOf = (world: World, memberId: number): readonly Contract[] =>
  world.state.contracts.filter((contract) => contract.memberId === memberId && !contract.isReplaced);

export const isActive = (world: World, { activeFrom }: Contract): boolean =>
  activeFrom !== null && activeFrom <= world.now();

/** Signed or paid for, though the bank may not have confirmed it yet. */
export const isDecided = ({ activeFrom }: Contract): boolean => activeFrom !== null;

export interface ContractOrder {
  readonly memberId: number;
  readonly departmentId: number;
  readonly product: Product;
  /** Where the direct-debit provider sends the browser back to. */
  readonly returnTo: string;
  readonly accepted?: ContractConsent;
  readonly isPaidByAnother?: boolean;
  readonly language?: Language;
}

/**
 * A new agreement with its first invoice, and with something to sign where there is direct debit. A member who wants the
 * same again before it is signed gets the one there is; another choice takes its place.
 */
export function addContract(
  world: World,
  center: DemoCenter,
  wanted: ContractOrder,
  by: string,
): { readonly contract: Contract; readonly isNew: boolean; readonly replaced: readonly Contract[] } {
  const open = contractsOf(world, wanted.memberId).filter((contract) => !isDecided(contract));
  const same = open.find((contract) => isSame(contract, wanted));
  const replaced = open.filter((contract) => contract !== same);
  for (const contract of replaced) replace(world, contract, by);
  const contract = same ?? makeContract(world, center, wanted, by);
  return { contract, isNew: same === undefined, replaced };
}

/** One agreement more, beside any others of the member. */
export function makeContract(world: World, center: DemoCenter, wanted: ContractOrder, by: string): Contract {
  const { memberId, departmentId, product } = wanted;
  const number = nextNumber(world);
  const id = unguessableId(world.state.seed, 'contract', number);
  const invoice = addInvoice(world, center, { contractId: id, memberId, departmentId, product }, by);
  const signing = product.hasDirectDebit
    ? addSigning(world, { center: center.code, contractId: id, memberId, returnTo: wanted.returnTo })
    : null;
  const contract: Contract = {
    id,
    at: world.now(),
    center: center.code,
    memberId,
    departmentId,
    membershipId: product.id,
    title: product.title,
    price: product.price,
    temporary: product.temporary,
    invoiceId: invoice.id,
    signingId: signing?.id ?? null,
    activeFrom: null,
    isReplaced: false,
    isPaidByAnother: wanted.isPaidByAnother === true,
    language: wanted.language ?? 'no',
  };
  world.change((state) => {
    state.contracts.push(contract);
    keepLatest(state.contracts, WORLD_LIMITS.contracts);
  });
  enter(world, 'contract', number, by, wanted);
  return contract;
}

/** Lets an agreement hold from an instant on. */
export function activate(world: World, id: number, from: number): void {
  world.change((state) => {
    state.contracts = state.contracts.map((contract) =>
      contract.id === id ? { ...contract, activeFrom: contract.activeFrom ?? from } : contract,
    );
  });
}

/** Lets a company pay for an agreement that is not signed yet: from now on there is nothing to sign. */
export function payByCompany(world: World, { id }: Contract): void {
  world.change((state) => {
    state.contracts = state.contracts.map((contract) =>
      contract.id === id ? { ...contract, signingId: null, activeFrom: world.now() } : contract,
    );
  });
}

function replace(world: World, { id, invoiceId }: Contract, by: string): void {
  world.change((state) => {
    state.contracts = state.contracts.map((contract) =>
      contract.id === id ? { ...contract, isReplaced: true } : contract,
    );
  });
  creditInvoice(world, invoiceId);
  enter(world, 'credit', nextNumber(world), by);
  cancelPayments(world, invoiceId);
}

const isSame = (contract: Contract, { departmentId, product }: ContractOrder): boolean =>
  contract.departmentId === departmentId && contract.membershipId === product.id && contract.price === product.price;
