// Age limits. An unknown day of birth is allowed here: the form itself says that it is missing.

import { type Behavior, derive } from '../../shared/behavior.ts';
import { yearsBetween } from '../../shared/calendar.ts';
import type { Day } from '../../shared/dates.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { PersonMessage } from '../../texts/person.ts';
import type { Center } from '../center/model.ts';
import { minimumAges } from '../center/rules.ts';
import type { PersonForm } from './rules.ts';

/** [P-PERSON-33] In years. A younger visitor signs up with an adult who pays, if the center allows that. */
export const ADULT_AGE = 18;

/** The center's limits; 0 means none. */
export interface AgeLimits {
  readonly ordinary: number;
  readonly shortTerm: number;
}

/** The consequences of a day of birth. */
export interface AgeFlags {
  readonly underaged: boolean;
  readonly meetsMinimum: boolean;
  readonly meetsShortTermMinimum: boolean;
}

/** The kind of sign-up. 'profile' makes no contract. */
export type SignupPath = 'ordinary' | 'company' | 'private' | 'profile';

/** The fields of a membership that matter for the age. */
export interface AgedMembership {
  readonly temporary: boolean;
  readonly noDirectDebit: boolean;
}

/** [P-PERSON-37] Whether the visitor may continue alone, and if not, why. */
export type AgeDecision =
  | { readonly kind: 'allowed' }
  /** Below the limit of the center or of its short-term memberships. */
  | { readonly kind: 'belowMinimum'; readonly limit: number; readonly shortTerm: boolean }
  /** Another adult can sign up as the payer. */
  | { readonly kind: 'sponsorRoute' }
  | { readonly kind: 'underage' };

/** The facts that decide whether a person of this age may sign up, and by which way. */
export interface AgeQuestion {
  readonly birth: Day | null;
  /** The day in Oslo. */
  readonly today: Day;
  readonly minimumAge: number;
  readonly shortTermMinimumAge: number;
  readonly membership: AgedMembership | null;
  /** Whether the center accepts members with a sponsor. */
  readonly sponsorSetup: boolean;
  readonly path: SignupPath;
}

/** [P-PERSON-33] Under 18 on `today`. */
export const isUnderaged = (birth: Day | null, today: Day): boolean => !hasAge(ADULT_AGE, birth, today);

/** [P-PERSON-33] [P-PERSON-34] [P-PERSON-35] An unknown day of birth meets every limit and is not underage. */
export const ageFlags = (birth: Day | null, today: Day, limits: AgeLimits): AgeFlags => ({
  underaged: isUnderaged(birth, today),
  meetsMinimum: hasAge(limits.ordinary, birth, today),
  meetsShortTermMinimum: hasAge(limits.shortTerm, birth, today),
});

/** [P-PERSON-37] [P-PERSON-42] [P-PERSON-43] [P-PERSON-44] [P-PERSON-45] First the center's limit, then 18 years. */
export function ageDecision(question: AgeQuestion): AgeDecision {
  const { birth, today, membership, path } = question;
  const { limit, shortTerm } = limitFor(question);
  if (!hasAge(limit, birth, today)) return { kind: 'belowMinimum', limit, shortTerm };
  if (path === 'private' || path === 'profile') return ALLOWED;
  // [P-PERSON-53] For short-term memberships the center's own limit is enough.
  if (path === 'ordinary' && shortTerm) return ALLOWED;
  if (!isUnderaged(birth, today)) return ALLOWED;
  const hasDirectDebit = membership !== null && !membership.noDirectDebit;
  return { kind: question.sponsorSetup && hasDirectDebit ? 'sponsorRoute' : 'underage' };
}

/** [P-PERSON-38] [P-PERSON-41] Why the visitor cannot continue alone; null if they can. */
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

/** [P-PERSON-40] [P-PERSON-53] The limit of short-term memberships, if it is set; else the ordinary one. */
function limitFor({ minimumAge, shortTermMinimumAge, membership }: AgeQuestion) {
  const isShortTerm = membership?.temporary === true && membership.noDirectDebit && shortTermMinimumAge > 0;
  return isShortTerm ? { limit: shortTermMinimumAge, shortTerm: true } : { limit: minimumAge, shortTerm: false };
}

/** True from the birthday on. A day of birth in the future has no age. */
const hasAge = (limit: number, birth: Day | null, today: Day): boolean =>
  birth === null || limit <= 0 || yearsBetween(birth, today) >= limit;

interface AgesNeeds {
  readonly form$: Behavior<PersonForm | null>;
  readonly today$: Behavior<Day>;
  readonly center$: Behavior<Center | null>;
}

const NO_LIMITS: AgeLimits = { ordinary: 0, shortTerm: 0 };

/** [P-PERSON-36] Equal flags are the same object, so that subscribers get only real changes. */
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
