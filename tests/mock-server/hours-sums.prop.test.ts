import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { aMock } from './mock.ts';

const PLACE = '/rest/v1/projects/1001/hours';
const FROM = '2026-06-01';
const TO = '2026-06-18';

const day = fc.integer({ min: 1, max: 18 }).map((date) => `2026-06-${String(date).padStart(2, '0')}`);
const quarters = fc.integer({ min: 1, max: 96 }).map((count) => count / 4);
const article = fc.constantFrom(1, 2, 3);
const login = fc.constantFrom('kari', 'ola', 'per');
const act = fc.oneof(
  fc.record({
    kind: fc.constant('write' as const),
    login,
    client_id: fc.uuid(),
    date: day,
    art_id: article,
    hours: quarters,
  }),
  fc.record({ kind: fc.constant('change' as const), login, at: fc.nat(), date: day, art_id: article, hours: quarters }),
  fc.record({ kind: fc.constant('remove' as const), login, at: fc.nat() }),
  fc.record({ kind: fc.constant('approve' as const), at: fc.nat(), status: fc.constantFrom('APPROVED', 'RETURNED') }),
);

interface Line {
  readonly hours_id: string | number;
  readonly art_id: string | number;
  readonly date: string;
  readonly hours: number;
}

describe('the hours of a project, after any acts on its lines', () => {
  it('[W-SITE-51] should have the sum of its list in the figure of each article and period', async () => {
    const { app, world } = aMock();
    let written = 0;
    const acts = fc.array(act, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(acts, day, day, async (steps, one, other) => {
        world.reset();
        const ask = async (
          user: string,
          method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
          url: string,
          body?: object,
        ) => {
          const headers = { authorization: `Bearer ${issueGrant(world, user).access}` };
          const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
          expect(reply.statusCode).toBeLessThan(500);
          return reply.json();
        };
        const lines = async (): Promise<readonly Line[]> => ask('kari', 'GET', PLACE);
        const own: Line[] = [];
        for (const step of steps) {
          const line = 'at' in step ? own[step.at % Math.max(1, own.length)] : undefined;
          if (step.kind === 'write') {
            const { kind: _, login: user, ...body } = step;
            const made = await ask(user, 'POST', PLACE, body);
            if (!made.hours_id) continue;
            written += 1;
            own.push(made);
          } else if (line && step.kind === 'change') {
            const { kind: _, login: user, at: __, ...fields } = step;
            const { date, art_id, hours } = line;
            await ask(user, 'PATCH', `${PLACE}/${line.hours_id}`, { ...fields, was: { date, art_id, hours } });
          } else if (line && step.kind === 'remove') {
            await ask(step.login, 'DELETE', `${PLACE}/${line.hours_id}`);
          } else if (line && step.kind === 'approve') {
            const text = step.status === 'RETURNED' ? { text: 'Mangler pause' } : {};
            await ask('kari', 'PUT', `${PLACE}/approval`, { ids: [line.hours_id], status: step.status, ...text });
          }
        }
        const [from, to] = [one, other].toSorted();
        for (const [first, last] of [
          [FROM, TO],
          [from, to],
        ] as const) {
          const figures: readonly { art_id: string | number; total_hours: number }[] = await ask(
            'kari',
            'GET',
            `/rest/project/statistics/hours?project_id=1001&from=${first}&to=${last}`,
          );
          const inPeriod = (await lines()).filter(
            ({ date }) => date.slice(0, 10) >= `${first}` && date.slice(0, 10) <= `${last}`,
          );
          const sums = new Map<string, number>();
          for (const { art_id, hours } of inPeriod) sums.set(String(art_id), (sums.get(String(art_id)) ?? 0) + hours);
          const told = figures.filter(({ total_hours: total }) => total !== 0);
          expect(new Map(told.map(({ art_id, total_hours: total }) => [String(art_id), total]))).toEqual(sums);
        }
      }),
      { numRuns: Math.ceil(inject('runs') / 10) },
    );
    expect(written).toBeGreaterThan(0);
  });
});
