// The words of core, in the language of this page.
import type { Message } from '@felles/core';
import { textOf } from '@felles/core/texts';
import * as center from '@felles/core/texts/center';
import * as failures from '@felles/core/texts/failures';
import * as membership from '@felles/core/texts/membership';
import * as person from '@felles/core/texts/person';
import * as signup from '@felles/core/texts/signup';
import * as timetable from '@felles/core/texts/timetable';

const TEXTS = {
  ...center.no,
  ...failures.no,
  ...membership.no,
  ...person.no,
  ...signup.no,
  ...timetable.no,
};

/** A word of core: the name of a field, a step or a day. */
export const word = (key: keyof typeof TEXTS): string => TEXTS[key];

/** A message of core, as this page shows it. */
export const say = (message: Message): string => textOf(TEXTS, message);
