// The parts of a new project that the service takes: the window has no others.
import type { Area } from '../offers/store.ts';
import { ADDRESS_SOURCES, type AddressSource, type NewProjectDraft, type NewProjectStep, STEPS } from './model.ts';
import { isBlank, NO_UNIT } from './rules.ts';

/** The steps and ways of the window at one service. */
export interface NewProjectOffer {
  readonly steps: readonly NewProjectStep[];
  /** The ways to enter the address; the last one needs nothing of the service. */
  readonly sources: readonly AddressSource[];
  /** [W-PROJECTS-29] Whether the service takes more cadastral units than the project's own. */
  readonly hasSeveralUnits: boolean;
}

/** The offer of a service with these additions. */
export function newProjectOffer(areas: readonly Area[]): NewProjectOffer {
  const has = (area: Area): boolean => areas.includes(area);
  const hasStep: Readonly<Partial<Record<NewProjectStep, boolean>>> = {
    template: has('project-templates'),
    register: has('house-register'),
    participants: has('persons') || has('contacts'),
  };
  return {
    steps: STEPS.filter((step) => hasStep[step] ?? true),
    sources: ADDRESS_SOURCES.filter((source) => source !== 'search' || has('address-search')),
    hasSeveralUnits: has('cadastral-units'),
  };
}

/** The draft without fields that the service does not accept: it may be from another time, or another service. */
export function offeredDraft(
  draft: NewProjectDraft,
  { steps, sources, hasSeveralUnits }: NewProjectOffer,
): NewProjectDraft {
  const { step, reached, source, units } = draft;
  return {
    ...draft,
    step: offeredStep(step, steps),
    reached: offeredStep(reached, steps),
    ...(!sources.includes(source) && { source: 'user' }),
    ...(!hasSeveralUnits && units.length > 1 && { units: [units.find((unit) => !isBlank(unit)) ?? NO_UNIT] }),
    ...(!steps.includes('template') && { template: null }),
    ...(!steps.includes('register') && { building: null, property: null, isCleared: false }),
    ...(!steps.includes('participants') && { participants: [] }),
  };
}

/** The step, or the last one before it that is offered. */
const offeredStep = (step: NewProjectStep, steps: readonly NewProjectStep[]): NewProjectStep =>
  steps.findLast((one) => STEPS.indexOf(one) <= STEPS.indexOf(step)) ?? 'basics';
