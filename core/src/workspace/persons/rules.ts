import type { ListQuestion } from '../../data/question.ts';
import { listFields, questionAddress } from '../../data/question-address.ts';
import { type Id, isOn } from '../../shared/wire-values.ts';
import { callLink, mailLink, smsLink } from '../register/links.ts';
import type { Person, RoleStatistic, UsedRole } from './model.ts';

/** The number of persons in one page of the list. */
export const PERSON_PAGE = 25;

export const PERSON_SORTS = ['name', 'company'] as const;

/** The question in the address. */
export const PERSON_ADDRESS = questionAddress<ListQuestion>(listFields(PERSON_SORTS));

/** The first and the last name; '' if the person has neither. */
export const fullName = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  [first, last].filter(Boolean).join(' ');

/** The capital initials for a person without a photo: at most two letters, '' without a name. */
export const initialsOf = ({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string =>
  [first, last].map(firstLetter).join('');

/** Skips marks, spaces and invisible characters. */
const firstLetter = (name: string | null | undefined): string =>
  [...(/[\p{L}\p{N}]/u.exec(name ?? '')?.[0] ?? '').toLocaleUpperCase('nb')][0] ?? '';

/** Null without a number or address, or without the person's consent. */
export interface WaysToReach {
  readonly call: string | null;
  readonly sms: string | null;
  readonly mail: string | null;
}

/** The links of a person; texts and e-mails need the person's consent, calls do not. */
export const waysToReach = ({ mobile, phone, email, send_sms: sms, send_mail: mail }: Person): WaysToReach => ({
  call: callLink(mobile) ?? callLink(phone),
  sms: isOn(sms) ? smsLink(mobile) : null,
  mail: isOn(mail) ? mailLink(email) : null,
});

/** [W-CONTACTS-09] The last used roles in their order; those without one last. */
export const rolesLastUsed = ({ last_used_roles: roles }: Person): readonly UsedRole[] =>
  (roles ?? []).toSorted((a, b) => orderOf(a) - orderOf(b));

const orderOf = ({ sorting }: UsedRole): number => sorting ?? Number.MAX_SAFE_INTEGER;

/** A person's part in a project, with the roles. */
export interface Participation {
  readonly project_id: Id;
  readonly person?: { readonly id?: Id | null | undefined } | null | undefined;
  readonly roles?: readonly { readonly id: Id; readonly title?: string | null | undefined }[] | null | undefined;
}

/** [W-CONTACTS-07] The number of projects for each role of a person. */
export function countRoles(participations: readonly Participation[], personId: Id): readonly RoleStatistic[] {
  const counts = new Map<string, { readonly role_id: Id; readonly title: string; readonly in: Set<string> }>();
  for (const { project_id: project, person, roles } of participations) {
    if (person?.id === null || person?.id === undefined || person.id !== personId) continue;
    for (const { id, title } of roles ?? []) {
      const role = counts.get(id) ?? { role_id: id, title: title ?? '', in: new Set<string>() };
      counts.set(id, role);
      // A project counts once, even if the person is there twice.
      role.in.add(project);
    }
  }
  return [...counts.values()].map(({ role_id, title, in: projects }) => ({
    role_id,
    title,
    no_of_projects: projects.size,
  }));
}
