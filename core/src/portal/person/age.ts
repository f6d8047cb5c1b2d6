// What a day of birth decides. An unknown one is no obstacle here: the form says that it is missing.

import { type Behavior, derive } from '../../shared/behavior.ts';
import { yearsBetween } from '../../shared/calendar.ts';
import type { Day } from '../../shared/dates.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { Center } from '../center/model.ts';
import { minimumAges } from '../center/rules.ts';
import type { PersonMessage } from './messages.ts';
import type { PersonForm } from './rules.ts';

/** [P-PERSON-33] From this birthday on a person is of age. */
export const ADULT_AGE = 18;

/** The ages a center sets; 0 is no limit. */
export interface AgeLimits {
  readonly ordinary: number;
  readonly shortTerm: number;
}

/** What a day of birth says of a person at a center. */
export interface AgeFlags {
  readonly underaged: boolean;
  readonly meetsMinimum: boolean;
  readonly meetsShortTermMinimum: boolean;
}

/** The way the visitor is signing up. A profile alone is no contract. */
export type SignupPath = 'ordinary' | 'company' | 'private' | 'profile';

/** What age has to know of a membership. */
export interface AgedMembership {
  readonly temporary: boolean;
  readonly noDirectDebit: boolean;
}

/** [P-PERSON-37] Whether the visitor may go on by themselves, and if not, why. */
export type AgeDecision =
  | { readonly kind: 'allowed' }
  /** Younger than the center, or its short-term memberships, allow. */
  | { readonly kind: 'belowMinimum'; readonly limit: number; readonly shortTerm: boolean }
  /** An adult can sign up to pay for them. */
  | { readonly kind: 'sponsorRoute' }
  | { readonly kind: 'underage' };

export interface AgeQuestion {
  readonly birth: Day | null;
  /** The day in Oslo, also for a visitor in another time zone. */
  readonly today: Day;
  readonly minimumAge: number;
  readonly shortTermMinimumAge: number;
  readonly membership: AgedMembership | null;
  /** Whether the center takes members whom another person pays for. */
  readonly sponsorSetup: boolean;
  readonly path: SignupPath;
}

/** [P-PERSON-33] Under 18 on a day. */
export const isUnderaged = (birth: Day | null, today: Day): boolean => !hasAge(ADULT_AGE, birth, today);

/** [P-PERSON-33] [P-PERSON-34] [P-PERSON-35] */
export const ageFlags = (birth: Day | null, today: Day, limits: AgeLimits): AgeFlags => ({
  underaged: isUnderaged(birth, today),
  meetsMinimum: hasAge(limits.ordinary, birth, today),
  meetsShortTermMinimum: hasAge(limits.shortTerm, birth, today),
});

/** [P-PERSON-37] [P-PERSON-42] [P-PERSON-43] [P-PERSON-44] [P-PERSON-45] First the limit that counts, then 18 years. */
export function ageDecision(question: AgeQuestion): AgeDecision {
  const { birth, today, membership, path } = question;
  const { limit, shortTerm } = limitFor(question);
  if (!hasAge(limit, birth, today)) return { kind: 'belowMinimum', limit, shortTerm };
  if (path === 'private' || path === 'profile') return ALLOWED;
  // [P-PERSON-53] The center itself has set the age from which it sells these.
  if (path === 'ordinary' && shortTerm) return ALLOWED;
  if (!isUnderaged(birth, today)) return ALLOWED;
  const hasDirectDebit = membership !== null && !membership.noDirectDebit;
  return { kind: question.sponsorSetup && hasDirectDebit ? 'sponsorRoute' : 'underage' };
}

/** [P-PERSON-38] [P-PERSON-41] Why the visitor may not go on by themselves; null for a visitor who may. */
export function ageMessage(decision: AgeDecision): PersonMessage | null {
  switch (decision.kind) {
    case 'allowed':
      return null;
    case 'belowMinimum': {
      const params = { age: decision.limit };
      return decision.shortTerm
        ? { key: 'short-term-membership-under-age', params }
        : { key: 'person.belowMinimum', params };
    }
    case 'sponsorRoute':
      return { key: 'person.sponsorRoute', params: {} };
    case 'underage':
      return { key: 'person.underage', params: {} };
  }
}

const ALLOWED: AgeDecision = { kind: 'allowed' };

/** [P-PERSON-40] [P-PERSON-53] Which limit counts. One that is not set leaves it to the ordinary one. */
function limitFor({ minimumAge, shortTermMinimumAge, membership }: AgeQuestion) {
  const isShortTerm = membership?.temporary === true && membership.noDirectDebit && shortTermMinimumAge > 0;
  return isShortTerm ? { limit: shortTermMinimumAge, shortTerm: true } : { limit: minimumAge, shortTerm: false };
}

/** Old enough on the birthday itself. A day of birth in the future gives no age. */
const hasAge = (limit: number, birth: Day | null, today: Day): boolean =>
  birth === null || limit <= 0 || yearsBetween(birth, today) >= limit;

interface AgesNeeds {
  readonly form$: Behavior<PersonForm | null>;
  readonly today$: Behavior<Day>;
  readonly center$: Behavior<Center | null>;
}

const NO_LIMITS: AgeLimits = { ordinary: 0, shortTerm: 0 };

/**
 * [P-PERSON-36] What the date of birth says. The same flags are the same object, so that subscribers hear only of real
 * changes.
 */
export function createAges(sources: AgesNeeds): Behavior<AgeFlags> {
  const { form$, today$, center$ } = sources;
  const computed$ = derive({ form: form$, today: today$, center: center$ }, ({ form, today, center }) =>
    ageFlags(form && dayOfBirth(form.date_of_birth), today, center ? minimumAges(center) : NO_LIMITS),
  );
  const flag = (name: keyof AgeFlags) => derive({ ages: computed$ }, ({ ages }) => ages[name]);
  return derive(
    {
      underaged: flag('underaged'),
      meetsMinimum: flag('meetsMinimum'),
      meetsShortTermMinimum: flag('meetsShortTermMinimum'),
    },
    (flags) => flags,
  );
}
