// The whole API as one table. Each row is declared in the file of its area.
import { type Addition, GENERAL_ADDITIONS } from './additions.ts';
import * as areas from './areas.ts';
import { type Call, KEY_ADDITION } from './call.ts';
import { PORTAL_ADDITIONS } from './portal/additions.ts';
import { WORKSPACE_ADDITIONS } from './workspace/additions.ts';

export type { Addition } from './additions.ts';
export * from './areas.ts';
export {
  type Access,
  type BodyValue,
  type Call,
  call,
  type Declaration,
  type DeclaredCall,
  file,
  type InputOf,
  json,
  KEY_ADDITION,
  KEY_HEADER,
  type KeyValue,
  type OutputOf,
  type ReplyKind,
  type Schema,
  STANDARD,
  type Values,
} from './call.ts';
export { ErrorBody, ErrorObject, ErrorsBody } from './errors.ts';
export {
  CHANNELS,
  type Channel,
  conversationOfChannel,
  EVENTS,
  type EventName,
  type IdInChannel,
  type NamesIn,
  projectOfChannel,
  SOCKET_PATH,
  userOfChannel,
} from './live/names.ts';
export { EVENT_DATA } from './live/table.ts';
export { FilePart, IsoInstant, WholeNumber, WholeNumbers, YesOrNo } from './values.ts';

/** The parts of the table, by their names. */
export { areas };

/** The name of a part of the table. */
export type Area = keyof typeof areas;

/** Every call by a name that is unique in the table: `area.call`. */
export const WIRE: Readonly<Record<string, Call>> = Object.fromEntries(
  Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, row]): readonly [string, Call] => [`${area}.${name}`, row]),
  ),
);

/** The names of all that is sent and asked beyond the specification, as the manifest of a service that knows them has them. */
export const SENT_ADDITIONS: readonly string[] = [
  ...new Set([
    KEY_ADDITION,
    ...Object.values(WIRE).flatMap(({ added, extension }) => [...Object.values(added), extension ?? []].flat()),
  ]),
];

/** Everything that this product asks of a service beyond its specification, each addition once. */
export const ADDITIONS: readonly Addition[] = [...PORTAL_ADDITIONS, ...WORKSPACE_ADDITIONS, ...GENERAL_ADDITIONS];

/** The fields of a call's answer that the specification does not know, each as its path. */
export const addedFields = (call: string): readonly (readonly string[])[] =>
  ADDITIONS.filter((one) => one.call === call && one.part === 'answer').map(({ name }) => name.split('.'));
