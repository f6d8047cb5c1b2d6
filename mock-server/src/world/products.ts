// What a center sells, as far as an agreement and its invoice need to know it.
import type { DemoCenter } from '@felles/fixtures';

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

/** What a department sells under an id, if anything. */
export function productOf(
  { center, departments }: DemoCenter,
  departmentId: number,
  membershipId: number,
): Product | null {
  if (!departments.some(({ id }) => id === departmentId)) return null;
  return productsOf(center.id).find(({ id }) => id === membershipId) ?? null;
}

const productsOf = (centerId: number): readonly Product[] => [
  { ...STANDARD, id: centerId * 10 + 1, title: 'Medlemskap', price: 449, priceWithoutVat: 359.2 },
  {
    ...STANDARD,
    id: centerId * 10 + 2,
    title: 'Ukeskort',
    price: 299,
    priceWithoutVat: 239.2,
    temporary: true,
    hasDirectDebit: false,
  },
];

const STANDARD = { temporary: false, hasDirectDebit: true } as const;
