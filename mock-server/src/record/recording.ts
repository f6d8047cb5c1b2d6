// The answers of a real service as a world has them, with nothing in them that is personal.
import { session, WIRE } from '@felles/adapters-http/wire';
import { demoCenters } from '@felles/fixtures';
import * as z from 'zod/mini';
import type { WorldOrder } from '../control/calls/world.ts';
import { explain, refusal } from '../refusals.ts';
import { nameOf, type Row } from '../row.ts';
import type { OwnAnswer } from '../world/records/own-world.ts';
import { personalKind } from './kinds.ts';
import { createMask } from './mask.ts';

/** A call as it was made, and its answer as it came. */
export interface RecordedCall {
  readonly row: Row;
  /** As they stood in the address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly status: number;
  readonly text: string;
}

export interface Recording {
  /** Keeps an answer in place of an earlier one to the same call, where it is one to keep, and fits the table of the calls. */
  keep(made: RecordedCall): 'kept' | 'passed' | 'unfit';
  /** All that was kept, as an order for a world. */
  order(): WorldOrder;
}

/** Refusals that say more of the moment, or of the user, than of the call. */
const PASSING: readonly number[] = [401, 403, 408, 429];

export function createRecording(): Recording {
  const mask = createMask();
  const kept = new Map<string, OwnAnswer>();
  const codes = new Set<string>();

  function whenOf({ row, params, query }: RecordedCall): OwnAnswer['when'] {
    const values = { ...query, ...params };
    const masked = (name: string, schema: z.core.$ZodType): string | null => {
      const { [name]: value } = values;
      if (value === undefined) return null;
      return row.loggableQuery?.includes(name) && isWord(value) ? value : mask.text(value, schema, name);
    };
    return Object.fromEntries(
      [row.query, row.params].flatMap((schema) =>
        Object.entries(fieldsOf(schema)).map(([name, field]) => [name, masked(name, field)]),
      ),
    );
  }

  return {
    keep(made) {
      const { row, status, text } = made;
      const call = nameOf(row);
      if (row.method !== 'GET' || row.reply.kind !== 'json' || row.hasSideEffect) return 'passed';
      if (row === session.logout || !(call in WIRE)) return 'passed';
      const isGood = status >= 200 && status < 300;
      if (!isGood && (status < 400 || status >= 500 || PASSING.includes(status))) return 'passed';
      const when = whenOf(made);
      const { centerident: code } = when;
      if (isGood && code) codes.add(code);
      const answer = isGood
        ? mask.value(parsed(text, row.reply.mayBeBare), row.reply.schema, '')
        : explain(refusal(status)).body;
      if (isGood && holdsSecret(answer)) return 'passed';
      if (isGood && !z.safeDecode(row.reply.schema, answer).success) return 'unfit';
      kept.set(JSON.stringify([call, when]), { call, when, ...(status !== 200 && { status }), answer });
      return 'kept';
    },
    order() {
      const demo = demoCenters().map((center) => center.code);
      const own = [...codes].filter((code) => !demo.includes(code));
      return {
        ...(own.length > 0 && { centers: [...demo, ...own].map((code) => ({ code })) }),
        answers: [...kept.values()],
      };
    },
  };
}

const fieldsOf = (schema: z.core.$ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> =>
  schema instanceof z.ZodMiniObject ? schema.shape : {};

/** An order of fields, say; the table of the calls says that no value of the name is personal. */
const isWord = (value: string): boolean => /^[-a-z_,.]+$/i.test(value);

function parsed(text: string, mayBeBare = false): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return mayBeBare ? text : undefined; // which fits no schema
  }
}

/** With an answer that opens something, a made-up one would open nothing: the demo gives its own. */
const holdsSecret = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, inside]) =>
      (personalKind(name) === 'secret' && typeof inside === 'string' && inside !== '') || holdsSecret(inside),
  );
