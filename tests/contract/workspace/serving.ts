// A server of the mock, and its workspace calls as a user who is signed in makes them.

import { createHttp } from '@felles/adapters-http';
import { SENT_ADDITIONS } from '@felles/adapters-http/wire';
import type { Reply } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { issueGrant } from '@felles/mock-server/internal';
import { asyncScheduler } from 'rxjs';
import { resultOf, serve } from '../serving.ts';

export type Server = Awaited<ReturnType<typeof serve>>;

/** The calls of a user: as the adapters make them, and as plain requests. */
export function staffAt({ world, root }: Server, login = 'ola', fetchBy = fetch) {
  const { access: token } = issueGrant(world, login);
  const access = createAccess();
  access.next({ ...access.value, base: root, token, additions: SENT_ADDITIONS });
  const http = createHttp({ root, fetch: fetchBy, access, clock: asyncScheduler });
  const ask = async (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await fetch(`${root}/rest${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, answer: await reply.json() };
  };
  return { http, token, ask };
}

/** A server and the calls of one user. `changed` answers in the place of the service's own answers. */
export async function serveStaff(login = 'ola', changed?: (answer: Response) => Response) {
  const server = await serve();
  const fetchBy: typeof fetch = async (...asked) => {
    const answer = await fetch(...asked);
    return changed ? changed(answer) : answer;
  };
  return { ...server, ...staffAt(server, login, fetchBy) };
}

/** The status with which a call is refused; null where it is not. */
export async function statusOf(reply: Reply<unknown>): Promise<number | null> {
  const result = await resultOf(reply);
  return !result.ok && result.error.kind === 'refused' ? result.error.status : null;
}

/** The names of the fields of a record, to be compared with those in a text. */
export const keysOf = (value: object | null | undefined): readonly string[] => Object.keys(value ?? {}).sort();
export const named = (names: string): readonly string[] => names.split(' ').sort();

/** For an upload whose progress is of no interest. */
export const quiet = (): void => undefined;

/**
 * A record or a list, with each id as the other side of the codec has it: a number on the wire, text inside. One that
 * was wrong on its own side comes out wrong.
 */
export const acrossTheWire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => (ID.test(key) ? idAcross(part) : part));

const ID = /^(?:data)?id$|_id$|Id$/;
const NUMBER = /^-?\d+$/;

function idAcross(id: unknown): unknown {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && NUMBER.test(id) ? Number(id) : id;
}
