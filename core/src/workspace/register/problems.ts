// What is wrong with what is typed in a form of the register. What is empty is wrong only where it must be there.
import type { Problems } from '../../data/form.ts';
import { callLink, isMailAddress, webLink } from './links.ts';
import type { RegisterMessage } from './messages.ts';

const said = (key: Exclude<RegisterMessage['key'], 'register.refused' | `failure.${string}`>): RegisterMessage => ({
  key,
  params: {},
});

/** A rule for a text: what is said where it does not hold. */
export type TextRule = (text: string) => RegisterMessage | null;

const where =
  (holds: (text: string) => boolean, problem: RegisterMessage): TextRule =>
  (text) =>
    text.trim() === '' || holds(text.trim()) ? null : problem;

export const RULES = {
  name: (text: string) => (text.trim() === '' ? said('register.needsName') : null),
  organization: where((text) => /^\d{9}$/.test(text.replace(/\s/g, '')), said('register.wrongNumber')),
  mail: where(isMailAddress, said('register.wrongMail')),
  phone: where((text) => callLink(text) !== null, said('register.wrongPhone')),
  site: where((text) => webLink(text) !== null, said('register.wrongSite')),
  days: where((text) => /^\d{1,3}$/.test(text), said('register.wrongDays')),
} as const;

/** The problems of a draft, by the rules of its fields. */
export function problemsBy<V extends object>(
  values: V,
  rules: Readonly<Partial<Record<keyof V, TextRule>>>,
): Problems<V> {
  const found = Object.entries(rules).flatMap(([field, rule]) => {
    const problem = (rule as TextRule)(String(Reflect.get(values, field) ?? '')); // the entries of `rules` are its rules
    return problem === null ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found) as Problems<V>; // the fields of `rules` are fields of V
}

/** A text as it is sent: null where it was emptied, which is how the service says that there is none. */
export const sentText = (text: string): string | null => text.trim() || null;
