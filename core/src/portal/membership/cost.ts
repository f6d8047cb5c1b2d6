import { kroner } from '../../shared/money.ts';
import type { Membership } from './model.ts';

/** What a membership costs for the time that it binds. */
export interface Binding {
  /** How many months are paid for in any case. */
  readonly months: number;
  /** Kroner, for all of them. */
  readonly total: number;
}

/** The months that the service's words for a length of time stand for. */
const MONTHS: Readonly<Record<string, number>> = {
  month: 1,
  months: 1,
  måned: 1,
  måneder: 1,
  mnd: 1,
  year: 12,
  år: 12,
};

/**
 * Null for what is paid once, for what can be ended from month to month, and where the center has not said for how long it
 * binds: the page must not promise a shorter time.
 */
export function bindingOf({ temporary, duration, duration_type, cost_included_vat }: Membership): Binding | null {
  const unit = MONTHS[String(duration_type).toLowerCase()];
  const months = unit === undefined ? 0 : Number(duration) * unit;
  if (temporary === true || typeof duration === 'boolean' || !Number.isInteger(months) || months < 2) return null;
  // In øre: kroner with decimals do not add up.
  return { months, total: (Math.round(cost_included_vat * 100) * months) / 100 };
}

/** A binding as it is written. */
export interface BindingText {
  readonly months: number;
  readonly total: string;
}

export function bindingText(membership: Membership): BindingText | null {
  const binding = bindingOf(membership);
  return binding && { months: binding.months, total: kroner(binding.total, ',') };
}
