import type { ChatMessage } from '@felles/core/workspace/chat';
import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type * as z from 'zod/mini';
import { aMock } from './mock.ts';

/** A conversation without anything unread, and users who see it. */
const PLACE = '/v1/conversations/20101';
const LOGINS = ['ola', 'kari', 'nina'] as const;
type Login = (typeof LOGINS)[number];

const step = fc.record({
  login: fc.constantFrom(...LOGINS),
  deed: fc.constantFrom('send', 'send', 'fetch', 'mark', 'mark', 'mark all'),
  /** Which messages, by their place. */
  places: fc.array(fc.nat({ max: 12 }), { maxLength: 5 }),
});

interface Known {
  readonly id: number;
  readonly by: Login;
  readonly read: Set<Login>;
}

/** How far a message has come: `got` is the newest one that each user has fetched or marked. */
function statusOf({ id, by, read }: Known, got: ReadonlyMap<Login, number>): string {
  const others = LOGINS.filter((login) => login !== by);
  if (others.some((login) => read.has(login))) return 'READ';
  return others.some((login) => (got.get(login) ?? 0) >= id) ? 'DELIVERED' : 'SENT';
}

describe('what is read of a conversation, for any users who write and mark in any order', () => {
  it('[W-CHAT-25] [W-CHAT-28] should be as a model has it', async () => {
    const { app, world } = aMock();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        world.reset();
        const tokens = new Map(LOGINS.map((login) => [login, issueGrant(world, login).access]));
        const ask = async (login: Login, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
          const headers = { authorization: `Bearer ${tokens.get(login)}` };
          const reply = await app.inject({ method, url: `/rest${path}`, headers, ...(body && { payload: body }) });
          expect(reply.statusCode).toBe(200);
          return reply.json();
        };
        const unreadOf = (login: Login) => ask(login, 'GET', '/v1/messages/unread');
        const atFirst = new Map<Login, number>();
        for (const login of LOGINS) atFirst.set(login, await unreadOf(login));
        const known: Known[] = [];
        const got = new Map<Login, number>();
        const fetchedOrMarked = (login: Login, some: readonly Known[]) =>
          got.set(login, Math.max(got.get(login) ?? 0, ...some.map(({ id }) => id)));

        for (const { login, deed, places } of steps) {
          const chosen = places.flatMap((place) => known[place] ?? []);
          if (deed === 'send') {
            const { id } = await ask(login, 'POST', `${PLACE}/messages`, { text: 'hei' });
            known.push({ id, by: login, read: new Set() });
          }
          if (deed === 'fetch') {
            await ask(login, 'GET', `${PLACE}/messages`);
            fetchedOrMarked(login, known);
          }
          if (deed === 'mark')
            await ask(login, 'PUT', `${PLACE}/messages/status`, {
              status: 'READ',
              message_ids: chosen.map(({ id }) => id),
            });
          if (deed === 'mark all') await ask(login, 'PUT', `${PLACE}/messages/status`, { status: 'READ' });
          if (!deed.startsWith('mark')) continue;
          const marked = deed === 'mark' ? chosen : known;
          for (const { read } of marked) read.add(login);
          fetchedOrMarked(login, marked);
        }

        for (const login of LOGINS) {
          const left = known.filter(({ by, read }) => by !== login && !read.has(login)).length;
          expect(await unreadOf(login)).toBe((atFirst.get(login) ?? 0) + left);
          expect((await ask(login, 'GET', PLACE)).unread_messages_count).toBe(left);
        }
        const answer: readonly z.input<typeof ChatMessage>[] = await ask('ola', 'GET', `${PLACE}/messages`);
        fetchedOrMarked('ola', known);
        const told = new Map(answer.map(({ id, status }) => [id, status]));
        expect(known.map(({ id }) => told.get(id))).toEqual(known.map((one) => statusOf(one, got)));
      }),
      { numRuns: Math.ceil(inject('runs') / 20) },
    );
  });
});
