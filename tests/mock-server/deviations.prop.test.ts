import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { aMock } from './mock.ts';

const PLACE = '/rest/v1/projects/1001/deviations';
const NEXT: Readonly<Record<string, readonly string[]>> = {
  Ny: ['Under arbeid', 'Lukket'],
  'Under arbeid': ['Til kontroll', 'Lukket'],
  'Til kontroll': ['Lukket', 'Under arbeid'],
  Lukket: ['Under arbeid'],
};

const text = fc.option(fc.constantFrom('', ' ', 'Montert', 'Løsnet'), { nil: undefined });
const attempt = fc.record({
  login: fc.constantFrom('ola', 'kari', 'per', 'nina'),
  status: fc.constantFrom(1, 2, 3, 4, 9, undefined),
  seen: fc.constantFrom('now', 1, 2, 3, 4),
  measure: text,
  reason: text,
  place: fc.option(fc.constantFrom('Tak', 'Kjeller'), { nil: undefined }),
});

interface Line {
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
}

describe('a deviation, for any users who attempt any moves in any order', () => {
  it('[W-SITE-14] [W-SITE-15] should have only moves of its table in a log that only grows, and a day of closing exactly while it is closed', async () => {
    const { app, world } = aMock();
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 1, maxLength: 12 }), async (attempts) => {
        world.reset();
        const ask = async (login: string, method: 'POST' | 'PATCH', url: string, payload: object) => {
          const headers = { authorization: `Bearer ${issueGrant(world, login).access}` };
          const reply = await app.inject({ method, url, headers, payload });
          return { status: reply.statusCode, answer: reply.json() };
        };
        const client_id = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';
        const registered_at = new Date(world.now()).toISOString();
        let now = (await ask('ola', 'POST', PLACE, { client_id, registered_at, title: 'Fukt' })).answer;
        for (const { login, seen, ...body } of attempts) {
          const was = { status: seen === 'now' ? now.status : seen, measure: now.measure, place: now.place };
          const { status, answer } = await ask(login, 'PATCH', `${PLACE}/${now.deviation_id}`, { ...body, was });
          expect(status).toBeLessThan(500);
          if (status !== 200) continue;
          expect(answer.log.slice(0, now.log.length)).toEqual(now.log);
          expect(['ola', 'kari']).toContain(login);
          expect(answer.closed_date !== null).toBe(answer.status === 4);
          if (answer.status === 4) expect(answer.measure).toBeTruthy();
          now = answer;
        }
        const moves = now.log.filter(({ what }: Line) => what === 'moved');
        const way = ['Ny', ...moves.map(({ to }: Line) => to)];
        moves.forEach(({ from, to }: Line, at: number) => {
          expect(from).toBe(way[at]);
          expect(NEXT[from ?? '']).toContain(to);
        });
        expect(way.at(-1)).toBe(now.status_name);
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
  });
});
