// The hours that a phase was given, and those that are registered in it.
import { numberIn } from '../../shared/numbers.ts';

/** What the report of a phase has of its hours. */
export interface ReportedHours {
  readonly phase_id?: number | string | null | undefined;
  readonly name?: string | null | undefined;
  readonly hours_budget?: number | string | null | undefined;
  readonly hours_registered?: number | string | null | undefined;
}

/** [W-PHASES-05] */
export interface PhaseBudget {
  readonly id: string;
  readonly name: string;
  /** Null where it has none: 0 hours are no budget to be over. */
  readonly budget: number | null;
  /** Null where that is not known. */
  readonly registered: number | null;
  /** Less than 0 where the phase is over its budget; null where either is not known. */
  readonly left: number | null;
}

/** Sums of halves and tenths, without what is left of the computation. */
export const inHundredths = (hours: number): number => Math.round(hours * 100) / 100;

const hoursIn = (value: number | string | null | undefined): number | null => {
  const hours = numberIn(value);
  return hours === null || hours < 0 ? null : hours;
};

function budgetOf({ phase_id, name, hours_budget, hours_registered }: ReportedHours): PhaseBudget {
  const budget = hoursIn(hours_budget) || null;
  const registered = hoursIn(hours_registered);
  return {
    id: String(phase_id ?? name ?? ''),
    name: name ?? '',
    budget,
    registered,
    left: budget === null || registered === null ? null : inHundredths(budget - registered),
  };
}

/** The phases of which anything is known, in the service's order, and all of them together. */
export interface Budgets {
  readonly phases: readonly PhaseBudget[];
  readonly budget: number;
  readonly registered: number;
  /** Those that are over their budget. */
  readonly over: readonly PhaseBudget[];
}

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
