import type { ListQuestion } from '../../data/question.ts';
import { listFields, questionAddress } from '../../data/question-address.ts';
import { isOn } from '../../shared/wire-values.ts';
import { callLink, mailLink, smsLink } from '../register/links.ts';
import type { Person, RoleStatistic, UsedRole } from './model.ts';

/** How many persons a page of the list has. */
export const PERSON_PAGE = 25;

export const PERSON_SORTS = ['name', 'company'] as const;

/** The question as it stands in an address. */
export const PERSON_ADDRESS = questionAddress<ListQuestion>(listFields(PERSON_SORTS));

export const fullName = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  [first, last].filter(Boolean).join(' ');

/** The first letters of the first and the last name. */
export const initialsOf = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  [first, last].map(firstLetter).join('');

/** Marks, spaces and what is not seen are no letters. */
const firstLetter = (name: string | null | undefined): string =>
  [...(/[\p{L}\p{N}]/u.exec(name ?? '')?.[0] ?? '').toLocaleUpperCase('nb')][0] ?? '';

/** How a person may be reached: null where there is no way, or the person has not agreed to it. */
export interface WaysToReach {
  readonly call: string | null;
  readonly sms: string | null;
  readonly mail: string | null;
}

export const waysToReach = ({ mobile, phone, email, send_sms: sms, send_mail: mail }: Person): WaysToReach => ({
  call: callLink(mobile) ?? callLink(phone),
  sms: isOn(sms) ? smsLink(mobile) : null,
  mail: isOn(mail) ? mailLink(email) : null,
});

/** [W-CONTACTS-09] The roles that were used last, in their sorting order; those without one come last. */
export const rolesLastUsed = ({ last_used_roles: roles }: Person): readonly UsedRole[] =>
  (roles ?? []).toSorted((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ sorting }: UsedRole): number => sorting ?? Number.MAX_SAFE_INTEGER;

/** Who takes part in which project, in which roles. */
export interface Participation {
  readonly project_id: number | string;
  readonly person?: { readonly id?: number | string | null | undefined } | null | undefined;
  readonly roles?:
    | readonly { readonly id: number | string; readonly title?: string | null | undefined }[]
    | null
    | undefined;
}

/** [W-CONTACTS-07] In how many projects a person holds each role, in the order in which the roles are met. */
export function countRoles(
  participations: readonly Participation[],
  personId: number | string,
): readonly RoleStatistic[] {
  const held = new Map<
    string,
    { readonly role_id: number | string; readonly title: string; readonly in: Set<string> }
  >();
  for (const { project_id: project, person, roles } of participations) {
    if (person?.id === null || person?.id === undefined || String(person.id) !== String(personId)) continue;
    for (const { id, title } of roles ?? []) {
      const role = held.get(String(id)) ?? { role_id: id, title: title ?? '', in: new Set<string>() };
      held.set(String(id), role);
      // Once for each project, though the person takes part twice.
      role.in.add(String(project));
    }
  }
  return [...held.values()].map(({ role_id, title, in: projects }) => ({
    role_id,
    title,
    no_of_projects: projects.size,
  }));
}
