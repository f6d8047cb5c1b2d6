import type { Text } from '../../i18n/texts.ts';

/** The kinds of things that have a Norwegian heading. */
const KNOWN = ['contact', 'resource', 'person', 'project'] as const;

const OTHERS = ['article', 'calendar', 'contract', 'document', 'expense', 'helpdesk'] as const;

/** What stands above the hits of a group. */
export function headingOf(name: string, text: Text): string {
  const known = KNOWN.find((one) => one === name);
  const other = OTHERS.find((one) => one === name);
  if (other) return text(`kind.${other}`);
  return known ? text(`search.${known}`) : name;
}
