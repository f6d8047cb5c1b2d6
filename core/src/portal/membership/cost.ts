import { kroner } from '../../shared/money.ts';
import type { Membership } from './model.ts';

/** The total cost of the binding period. */
export interface Binding {
  /** The number of months that must be paid. */
  readonly months: number;
  /** Kroner for all months. */
  readonly total: number;
}

/** The months in each of the service's units. */
const MONTHS: Readonly<Record<string, number>> = {
  month: 1,
  months: 1,
  måned: 1,
  måneder: 1,
  mnd: 1,
  year: 12,
  år: 12,
};

/** Null for a single payment, for a monthly one, and for an unknown binding: the page must not promise a shorter time. */
export function bindingOf({ temporary, duration, duration_type, cost_included_vat }: Membership): Binding | null {
  const unit = MONTHS[String(duration_type).toLowerCase()];
  const months = unit === undefined ? 0 : Number(duration) * unit;
  if (temporary === true || typeof duration === 'boolean' || !Number.isInteger(months) || months < 2) return null;
  // Computes in øre, as decimals would give rounding errors.
  return { months, total: (Math.round(cost_included_vat * 100) * months) / 100 };
}

/** The binding period in months, and the sum of its prices as the card writes it. */
export interface BindingText {
  readonly months: number;
  readonly total: string;
}

export function bindingText(membership: Membership): BindingText | null {
  const binding = bindingOf(membership);
  return binding && { months: binding.months, total: kroner(binding.total, ',') };
}
