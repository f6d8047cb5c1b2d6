// The budgeted and registered hours of phases.
import { numberIn } from '../../shared/numbers.ts';
import type { Id } from '../../shared/wire-values.ts';

/** The fields of a phase's report that the hours are read from. */
export interface ReportedHours {
  readonly phase_id?: Id | null | undefined;
  readonly name?: string | null | undefined;
  readonly hours_budget?: number | string | null | undefined;
  readonly hours_registered?: number | string | null | undefined;
}

/** [W-PHASES-05] The planned, worked and remaining hours of a phase; `id` is its name if the service gives no id. */
export interface PhaseBudget {
  readonly id: string;
  readonly name: string;
  /** Null without a budget; 0 hours count as none. */
  readonly budget: number | null;
  /** Null if it is unknown. */
  readonly registered: number | null;
  /** Negative if the phase is over its budget; null if either number is unknown. */
  readonly left: number | null;
}

/** Removes rounding errors of sums. */
export const inHundredths = (hours: number): number => Math.round(hours * 100) / 100;

const hoursIn = (value: number | string | null | undefined): number | null => {
  const hours = numberIn(value);
  return hours === null || hours < 0 ? null : hours;
};

function budgetOf({ phase_id, name, hours_budget, hours_registered }: ReportedHours): PhaseBudget {
  const budget = hoursIn(hours_budget) || null;
  const registered = hoursIn(hours_registered);
  return {
    id: phase_id ?? name ?? '',
    name: name ?? '',
    budget,
    registered,
    left: budget === null || registered === null ? null : inHundredths(budget - registered),
  };
}

/** The phases with known hours, in the service's order, and their sum. */
export interface Budgets {
  readonly phases: readonly PhaseBudget[];
  readonly budget: number;
  readonly registered: number;
  /** The phases over their budget. */
  readonly over: readonly PhaseBudget[];
}

/** Sums up the hours of all phases; a phase without a budget still adds its registered hours. */
export function budgetsOf(reports: readonly ReportedHours[]): Budgets {
  const phases = reports.map(budgetOf).filter(({ budget, registered }) => budget !== null || registered !== null);
  const sum = (part: 'budget' | 'registered') =>
    inHundredths(phases.reduce((all, { [part]: hours }) => all + (hours ?? 0), 0));
  return {
    phases,
    budget: sum('budget'),
    registered: sum('registered'),
    over: phases.filter(({ left }) => left !== null && left < 0),
  };
}
