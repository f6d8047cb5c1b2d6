import type { Text } from '../../i18n/texts.ts';

/** The kinds of things that have a Norwegian heading. */
const KNOWN = ['contact', 'resource', 'person', 'project'] as const;

/** What stands above the hits of a group. */
export function headingOf(name: string, text: Text): string {
  const known = KNOWN.find((one) => one === name);
  return known ? text(`search.${known}`) : name;
}
