// The rights to write on site, by the title of the user.
import { MAKE_REGISTER } from '@felles/core/internal/workspace/me/rules';
import { SITE_RIGHTS } from '@felles/core/internal/workspace/projects/rights';
import type { SiteRight } from '@felles/core/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import { refusal } from '../refusals.ts';

const BY_TITLE = new Map<string, readonly SiteRight[]>([
  ['Anleggsleder', SITE_RIGHTS],
  ['Prosjektleder', SITE_RIGHTS],
  ['Prosjektmedarbeider', ['register_deviation', 'tick', 'register_hours', 'work_tasks', 'register_expenses']],
]);

/** [W-SITE-12] The same at each project that the user sees; the customer's users have none. */
export const siteRightsOf = ({ title }: DemoStaff): readonly SiteRight[] => BY_TITLE.get(title) ?? [];

const OFFICE: readonly string[] = ['Anleggsleder', 'Prosjektleder'];

/** [W-PLAN-15] The rights that are of no project. */
export const officeRightsOf = ({ title }: DemoStaff): readonly (typeof MAKE_REGISTER)[] =>
  OFFICE.includes(title) ? [MAKE_REGISTER] : [];

/** [W-SITE-13] Whose lines of hours a user is given: all, or only the own ones. */
export const seesHoursOf = (staff: DemoStaff, personId: string | null | undefined): boolean =>
  personId === staff.personId ||
  siteRightsOf(staff).some((right) => right === 'approve_hours' || right === 'hours_for_others');

/** [W-SITE-26] Gives others their rights. */
const GIVER = 'Kari Lunde';

/** [W-SITE-26] The refusal of a user without the right. */
export const withoutRight = () => refusal(403, `Det har du ikke rett til her. ${GIVER} kan gi deg retten.`);

/** Refuses a user without the right. */
export function requireSiteRight(staff: DemoStaff, right: SiteRight): void {
  if (!siteRightsOf(staff).includes(right)) throw withoutRight();
}

/** [W-SITE-44] Hours are registered this many days back. */
export const HOURS_OPEN_DAYS = 31;
