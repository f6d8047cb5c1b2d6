// Compiled, never run: what must not compile in the texts of core's messages.

import type { PortalMessages } from '@felles/core/portal';
import type { en, no, Placeholders, TextsOf } from '@felles/core/texts';
import type { WorkspaceMessages } from '@felles/core/workspace';

interface Messages {
  'area.plain': Readonly<Record<never, never>>;
  'area.lesson': { readonly minutes: number; readonly instructor: string };
}
export const complete = {
  'area.plain': 'Hei',
  'area.lesson': '{{minutes}} med {{instructor}}',
} satisfies TextsOf<Messages>;

// @ts-expect-error: a text is missing
export const incomplete = { 'area.plain': 'Hei' } satisfies TextsOf<Messages>;

export const valueless = {
  'area.plain': 'Hei',
  // @ts-expect-error: a value that core gives has no place
  'area.lesson': '{{minutes}} minutter',
} satisfies TextsOf<Messages>;

export const superfluous = {
  'area.plain': 'Hei',
  'area.lesson': '{{minutes}} med {{instructor}}',
  // @ts-expect-error: a text that no message has
  'area.more': 'Mer',
} satisfies TextsOf<Messages>;

type All = PortalMessages & WorkspaceMessages;

/** Messages without a text, texts without a message, and texts with a place for a value that core does not give. */
type Wrong<T extends Readonly<Record<keyof All, string>>> =
  | Exclude<keyof T, keyof All>
  | { [K in keyof All]: [Placeholders<T[K]>] extends [keyof All[K]] ? never : K }[keyof All];
export const norwegian: [Wrong<typeof no>] extends [never] ? 'right' : Wrong<typeof no> = 'right';
export const english: [Wrong<typeof en>] extends [never] ? 'right' : Wrong<typeof en> = 'right';
