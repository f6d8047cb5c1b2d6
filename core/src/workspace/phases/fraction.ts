import type { Fraction } from '../../shared/fraction.ts';
import { numberIn } from '../../shared/numbers.ts';
import type { PhaseFractions, WireFraction } from './model.ts';

/** [W-PHASES-01] [W-PHASES-03] Reads both spellings; null for a total of 0, or unreadable numbers. */
export function fractionOf(wire: WireFraction): Fraction | null {
  const done = numberIn(wire?.num ?? wire?.numerator);
  const of = numberIn(wire?.den ?? wire?.denominator);
  return done === null || of === null || done < 0 || of <= 0 ? null : { done, of };
}

/** The measures of a phase's progress, in the order of the screen. */
export const MEASURES = ['activities', 'hours', 'milestones', 'templates'] as const;
/** One of the measures; a service may send only some of them. */
export type Measure = (typeof MEASURES)[number];

/** The progress by every measure; null if its total is 0 or unreadable. */
export type Fractions = Readonly<Record<Measure, Fraction | null>>;

/** A measure is null if its total is 0, and absent if the service does not send it. */
export type KnownFractions = Partial<Fractions>;

/** Whether the total is known, even if it is 0. */
const isKnown = (wire: WireFraction): boolean => numberIn(wire?.den ?? wire?.denominator) !== null;

/** Reads only the measures that the service sends, so that the others can be hidden. */
export const knownFractionsOf = (progress: PhaseFractions | null | undefined): KnownFractions =>
  Object.fromEntries(
    MEASURES.filter((measure) => isKnown(progress?.[measure])).map((measure) => [
      measure,
      fractionOf(progress?.[measure]),
    ]),
  );

/** The fractions of a phase in a list: those of the phase itself, and where it has none those of the project's view. */
export const listedFractions = (
  own: PhaseFractions | null | undefined,
  ofView: PhaseFractions | null | undefined,
): KnownFractions => ({ ...knownFractionsOf(ofView), ...knownFractionsOf(own) });
