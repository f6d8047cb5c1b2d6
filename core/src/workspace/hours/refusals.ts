// The refused changes of a line. What another user has changed too is a choice between two values.
import * as z from 'zod/mini';
import type { Entry } from '../../data/outbox-model.ts';
import { type Failure, isRetryable } from '../../shared/result.ts';
import { Id } from '../../shared/wire-values.ts';
import { siteItem } from '../site-work/item.ts';
import type { SiteChange } from '../site-work/model.ts';
import { type ConflictChoice, conflictIn } from '../site-work/rules.ts';
import { HoursFields, type HoursLine } from './model.ts';
import { fieldsOfLine } from './rules.ts';
import { type HoursThing, THING_BY_FIELD, THINGS } from './things.ts';

/** One thing with two values: the line as another user has it, and as this one wants it. */
export interface HoursConflict {
  readonly thing: HoursThing;
  /** The name of the other user; '' where the service gives none. */
  readonly by: string;
  readonly theirs: HoursFields;
  readonly mine: HoursFields;
}

export type HoursChoices = Readonly<Partial<Record<HoursThing, ConflictChoice>>>;

/** [W-SITE-26] A change that the service has not taken. */
export interface RefusedChange {
  readonly key: string;
  /** The change for people. */
  readonly item: ReturnType<typeof siteItem>;
  readonly failure: Failure;
  readonly isRemoval: boolean;
  readonly conflicts: readonly HoursConflict[];
  /** The line as the user wants it. */
  readonly mine: HoursFields;
  /** The names of the phases that it knows, by their ids. */
  readonly phases: ReadonlyMap<string, string>;
  /** Whether the same change can succeed later: after an error, or once the user has the right. */
  readonly mayRetry: boolean;
}

/** [W-SITE-25] [W-SITE-26] The refused changes of a line, by the keys of its row. */
export const refusalsOf = (
  line: HoursLine,
  keys: readonly string[],
  entries: readonly Entry<SiteChange>[],
): readonly RefusedChange[] =>
  entries.flatMap(({ key, input, refusal }) =>
    refusal === null || !keys.includes(key)
      ? []
      : {
          key,
          item: siteItem(input),
          failure: refusal,
          isRemoval: input.call === 'hours.remove',
          conflicts: conflictsOf(line, input, refusal),
          mine: withFields(fieldsOfLine(line), Object.entries(input.body)),
          phases: new Map([line, input.shown ?? {}].flatMap(phaseIn)),
          mayRetry: isRetryable(refusal) || (refusal.kind === 'refused' && refusal.refusal === 'forbidden'),
        },
  );

function phaseIn(named: object): readonly (readonly [string, string])[] {
  const { data } = NamedPhase.safeParse(named);
  return data === undefined ? [] : [[data.phase_id, data.phase_name]];
}

const NamedPhase = z.looseObject({ phase_id: Id, phase_name: z.string() });

function conflictsOf(line: HoursLine, { body }: SiteChange, refusal: Failure): readonly HoursConflict[] {
  const newer = Object.entries(conflictIn(refusal) ?? {});
  const theirs = withFields(
    fieldsOfLine(line),
    newer.map(([field, { value }]) => [field, value]),
  );
  const mine = withFields(theirs, Object.entries(body));
  return THINGS.flatMap((thing) => {
    const [first] = newer.filter(([field]) => THING_BY_FIELD.get(field) === thing);
    return first === undefined ? [] : { thing, by: first[1].by ?? '', theirs, mine };
  });
}

/** A value that cannot be read changes nothing. */
const withFields = (fields: HoursFields, changes: readonly (readonly [string, unknown])[]): HoursFields =>
  HoursFields.safeParse({ ...fields, ...Object.fromEntries(changes) }).data ?? fields;

/** [W-SITE-25] The choice of each field, by the choices of the things. */
export const choicesOfFields = (choices: HoursChoices): Readonly<Record<string, ConflictChoice>> =>
  Object.fromEntries(
    [...THING_BY_FIELD].flatMap(([field, thing]) => {
      const choice = choices[thing];
      return choice === undefined ? [] : [[field, choice]];
    }),
  );
