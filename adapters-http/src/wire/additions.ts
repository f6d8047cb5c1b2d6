// How an addition is written: better with it, whole without it. The list of each application stands beside its rows.
import { KEY_HEADER } from './call.ts';

/** One thing a service may know. Where it does not, nothing is refused, stuck or untrue. */
export interface Addition {
  /** The call of the wire table; null where it is about every call. */
  readonly call: string | null;
  /**
   * Its place: a field of the answer, of the query or of the body, a header, the behaviour of the service, or the call
   * itself. Calls, queries, bodies and headers are sent only to a service whose manifest has the name that the row of
   * the call gives them.
   */
  readonly part: 'answer' | 'query' | 'body' | 'header' | 'behaviour' | 'call';
  /** The name of the field, with dots between objects and through lists, or its subject. */
  readonly name: string;
  readonly adds: string;
  readonly without: string;
}

/** Its use, and the way the product does without it. */
type Use = readonly [adds: string, without: string];

/** The additions of a call, or of several calls that have them alike, in one place and by their names. */
export const fieldsIn = (
  part: Addition['part'],
  calls: string | readonly string[],
  fields: Readonly<Record<string, Use>>,
): readonly Addition[] =>
  [calls]
    .flat()
    .flatMap((call) => Object.entries(fields).map(([name, [adds, without]]) => ({ call, part, name, adds, without })));

/** Calls that are additions as a whole. */
export const wholeCalls = (calls: Readonly<Record<string, Use>>): readonly Addition[] =>
  Object.entries(calls).map(([call, [adds, without]]) => ({
    call,
    part: 'call',
    name: 'the call itself',
    adds,
    without,
  }));

/** Additions that are about every call. */
export const GENERAL_ADDITIONS: readonly Addition[] = [
  {
    call: null,
    part: 'header',
    name: KEY_HEADER,
    adds: 'a call that creates and is sent again creates once',
    without: 'a second member is refused with 409, and the visitor reads that they are probably registered',
  },
  {
    call: null,
    part: 'behaviour',
    name: 'names of refusals in `error.type`',
    adds: 'refusals about payers, codes and payments are told in the visitor’s language',
    without: 'they are told in the service’s own words',
  },
  {
    call: null,
    part: 'behaviour',
    name: 'the cookie `language` is read',
    adds: 'SMS and letters are in the visitor’s language',
    without: 'they are in the language of the service',
  },
];
