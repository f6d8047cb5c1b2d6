// Members must get exactly the price and the terms that they agreed to.
import { createHash } from 'node:crypto';
import { inWholeOre } from '@felles/core';
import type { AcceptedTerms, NewContract } from '@felles/core/internal/portal/signup/model';
import type { DemoCenter } from '@felles/fixtures';
import { type Refusal, refusal } from '../../refusals.ts';
import type { Product } from '../../world/products.ts';
import type { ContractConsent } from '../../world/state.ts';
import { departmentTermsOf, termsAddress } from './terms.ts';

export const priceChanged = (): Refusal =>
  refusal(422, 'Prisen er endret. Se på den nye prisen og prøv igjen.', 'PriceChanged');

/**
 * The consent of a member, for the ledger; refused if it differs from the center's price or terms of now, or is
 * missing.
 */
export function consentOf(
  center: DemoCenter,
  outside: string | null,
  { departmentId, acceptedTerms, shownPrice }: NewContract,
  product: Product,
): ContractConsent {
  const price = shownPrice === undefined ? null : inWholeOre(shownPrice);
  if (price !== null && price !== inWholeOre(product.price)) throw priceChanged();
  const terms = acceptedTerms ? nameOf(acceptedTerms) : null;
  // The name of the terms may be missing: the specification only requires their approval.
  if (terms !== null && terms !== inForce(center, departmentId, outside))
    throw refusal(422, 'Vilkårene er endret. Les dem og godta dem på nytt.', 'TermsChanged');
  return { terms, at: acceptedTerms?.at ?? null, price };
}

const nameOf = ({ address, sha256 }: AcceptedTerms): string | null => address ?? (sha256 ? `sha256:${sha256}` : null);

/** The name of the terms that hold at a department: its own, where it has some; null where there are none. */
function inForce(center: DemoCenter, departmentId: number, outside: string | null): string | null {
  const ofDepartment = departmentTermsOf(center, outside).find(({ id }) => id === departmentId);
  if (ofDepartment !== undefined) return ofDepartment.url;
  const { terms } = center;
  if (terms?.type !== 'pdf') return termsAddress(center, outside);
  return `sha256:${createHash('sha256').update(terms.document.bytes).digest('hex')}`;
}
