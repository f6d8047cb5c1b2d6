import { WIRE } from '@felles/adapters-http/wire';
import type { FastifyRequest } from 'fastify';
import type { CallName } from '../control/types.ts';
import { queryOf, readPairs } from '../pairs.ts';
import { nameOf } from '../row.ts';

/** A request that a frontend has made, with all that it sent. */
export interface AskedRequest {
  readonly call: CallName;
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** The values of the path by their names. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Null where the request is of no call. */
export function requestOf({
  method,
  url,
  params,
  body = null,
  routeOptions: { config },
}: FastifyRequest): AskedRequest | null {
  const call = config.row && nameOf(config.row);
  if (!isCallName(call)) return null;
  return { call, method, address: url, params: { ...Object(params) }, query: readPairs(queryOf(url)), body };
}

const isCallName = (name: string | undefined): name is CallName => name !== undefined && name in WIRE;
