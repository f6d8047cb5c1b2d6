import { type Call, WIRE } from '@felles/adapters-http/wire';
import { parametersOf } from '../openapi/schemas.ts';
import { unfit } from '../refusals.ts';
import type { FaultOrder } from '../world/state.ts';

const ROWS = new Map<string, Call>(Object.entries(WIRE));

type Sense = Pick<FaultOrder, 'call' | 'kind' | 'answer'> & { readonly when?: object | undefined };

/** Refuses a fault that would never be seen: a patch of nothing, or one for a value that its call does not have. */
export function requireSense({ call, kind, answer, when = {} }: Sense, place = 'body'): void {
  if (kind === 'patch' && answer === undefined)
    throw unfit(`${place}.answer`, 'of a patch, it has the fields that differ');
  if (kind === 'answer' && answer === undefined)
    throw unfit(`${place}.answer`, 'it is missing; null is an answer, too');
  const row = ROWS.get(call);
  if (row === undefined) return; // every call
  const names = parametersOf(row).flatMap(({ name, in: place }) => (place === 'header' ? [] : [name]));
  const unknown = Object.keys(when).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const known = names.length === 0 ? 'neither path nor query has a value' : `there are ${names.join(', ')}`;
  throw unfit(`${place}.when.${unknown}`, known);
}
