import type { Fraction } from '../../shared/fraction.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { Progress, WireFraction } from './model.ts';

/** [W-PHASES-01] [W-PHASES-03] From either spelling; null where there is nothing to be done, or where the figures cannot be read. */
export function fractionOf(wire: WireFraction): Fraction | null {
  const done = numberIn(wire?.num ?? wire?.numerator);
  const of = numberIn(wire?.den ?? wire?.denominator);
  return done === null || of === null || done < 0 || of <= 0 ? null : { done, of };
}

/** What is counted in a phase. */
export const MEASURES = ['activities', 'hours', 'milestones', 'templates'] as const;
export type Measure = (typeof MEASURES)[number];

export type Fractions = Readonly<Record<Measure, Fraction | null>>;

export const fractionsOf = (progress: Progress | null | undefined): Fractions => ({
  activities: fractionOf(progress?.activities),
  hours: fractionOf(progress?.hours),
  milestones: fractionOf(progress?.milestones),
  templates: fractionOf(progress?.templates),
});
