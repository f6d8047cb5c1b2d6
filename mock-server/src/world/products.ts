// The products of a center, as far as an agreement and its invoice need to know them.
import type { DemoCenter, DemoMembership } from '@felles/fixtures';

/** A membership with its price in kroner. */
export interface Product {
  readonly id: number;
  readonly title: string;
  /** Including VAT. */
  readonly price: number;
  readonly priceWithoutVat: number;
  readonly temporary: boolean;
  readonly hasDirectDebit: boolean;
}

/** The product of a department by its id, hidden or not; null if it sells no such thing. */
export function productOf(center: DemoCenter, departmentId: number, membershipId: number): Product | null {
  if (!center.departments.some(({ id }) => id === departmentId)) return null;
  const found = center.memberships.find(
    ({ membership, departmentIds }) =>
      membership.id === membershipId && (departmentIds === null || departmentIds.includes(departmentId)),
  );
  return found ? asProduct(found) : null;
}

const asProduct = ({ membership }: DemoMembership): Product => ({
  id: membership.id,
  title: membership.title,
  price: membership.cost_included_vat,
  priceWithoutVat: membership.cost ?? membership.cost_included_vat,
  temporary: membership.temporary === true,
  hasDirectDebit: membership.no_direct_debit !== true,
});
