import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Day } from '../../shared/dates.ts';
import { dayOfBirth } from '../../shell/birth-date.ts';
import type { Center } from '../center/model.ts';
import { minimumAges } from '../center/rules.ts';
import { type AgeFlags, type AgeLimits, ageFlags } from './age.ts';
import type { PersonForm } from './rules.ts';

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
