import { addDays, isoDate, osloDay } from '@felles/core';
import { issueGrant } from '@felles/mock-server/internal';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { aMock } from './mock.ts';

/** The second is none of Nina's. */
const PROJECTS = [1001, 1039] as const;
const LOGINS = { ola: '501', kari: '502', nina: '503', per: '504' } as const;
type Login = keyof typeof LOGINS;
const PERSONS: Readonly<Record<Login, number>> = { ola: 1, kari: 2, nina: 3, per: 4 };
const logins = Object.keys(LOGINS) as Login[]; // its own keys

const DEEDS = [
  ...['assign', 'move a task', 'move a deadline', 'move a phase', 'decide an expense', 'decide hours'],
  ...['make a deviation', 'give a deviation'],
] as const;
const step = fc.record({
  deed: fc.constantFrom(...DEEDS),
  // Ola and Kari may do everything, and Nina sees the least: acts of theirs about her tell most.
  by: fc.constantFrom(...logins, 'ola' as const, 'kari' as const),
  of: fc.constantFrom(...logins, 'nina' as const, 'nina' as const),
  project: fc.constantFrom(...PROJECTS),
  others: fc.subarray(logins),
  isApproved: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Where a user reads the records of an act; who is refused there may be told of none. */
const readAt = (deed: Step['deed'], project: number): string => {
  if (deed === 'assign' || deed === 'move a task') return `/v1/tasks?project_id=${project}`;
  if (deed === 'move a phase') return `/project/process/${project}/phases`;
  if (deed === 'move a deadline') return `/v1/projects/${project}`;
  const part = deed === 'decide an expense' ? 'expenses' : deed === 'decide hours' ? 'hours' : 'deviations';
  return `/v1/projects/${project}/${part}`;
};

function company({ app, world }: ReturnType<typeof aMock>) {
  const tokens = Object.fromEntries(logins.map((login) => [login, issueGrant(world, login).access]));
  async function ask(login: Login, method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, payload?: object) {
    const headers = { authorization: `Bearer ${tokens[login]}` };
    const reply = await app.inject({ method, url: `/rest${path}`, headers, ...(payload && { payload }) });
    return { isTaken: reply.statusCode === 200, answer: reply.json() };
  }
  const client_id = () => crypto.randomUUID();
  const day = (count: number): string => isoDate(addDays(osloDay(world.now()), count));
  const personsOf = (those: readonly Login[]) => those.map((login) => PERSONS[login]);

  /** Makes the record of an act, and gives the act with the users whom it concerns. */
  async function prepare({ deed, by, of, others, project, isApproved }: Step) {
    const PROJECT = `/v1/projects/${project}`;
    const decide = (path: string, id: number) => () =>
      ask(by, 'PUT', `${PROJECT}/${path}/approval`, {
        ids: [id],
        ...(isApproved ? { status: 'APPROVED' } : { status: 'RETURNED', text: 'Hvilken?' }),
      });
    switch (deed) {
      case 'assign': {
        const fields = { client_id: client_id(), title: 'Rekkverk', start: day(14), end: day(15) };
        return { act: () => ask(by, 'POST', `${PROJECT}/tasks`, { ...fields, person_ids: personsOf(others) }), others };
      }
      case 'move a task': {
        const days = { from: day(14), to: day(15) };
        const fields = { client_id: client_id(), title: 'Rigg', start: days.from, end: days.to };
        const { answer } = await ask('kari', 'POST', `${PROJECT}/tasks`, { ...fields, person_ids: personsOf(others) });
        const body = { days: { from: day(20), to: day(21) }, was: { days } };
        return { act: () => ask(by, 'PATCH', `/v1/tasks/${answer.id}`, body), others };
      }
      case 'move a deadline': {
        const { answer } = await ask('ola', 'GET', PROJECT);
        const was = answer.deadlines[0].event_date;
        const body = { day: was === day(30) ? day(31) : day(30), reason: 'Sen leveranse', was: { day: was } };
        return {
          act: () => ask(by, 'PATCH', `${PROJECT}/deadlines/${project}00`, body),
          others: await taking(PROJECT),
        };
      }
      case 'move a phase': {
        const { answer } = await ask('ola', 'GET', readAt(deed, project));
        const { started } = answer.phases.find((phase: { phase_id: unknown }) => phase.phase_id === 2);
        const [to, on] = started ? ['remaining', null] : ['started', day(0)];
        const was = started ? { to: 'started', on: started } : { to: 'remaining', on: null };
        const body = { to, ...(on && { on }), reason: 'Regn', was };
        return { act: () => ask(by, 'PUT', `${PROJECT}/phases/2/state`, body), others: await taking(PROJECT) };
      }
      case 'decide an expense': {
        const lines = [{ article_id: 20, count: 1, price: 1 }];
        const fields = { title: 'Gips', date: day(0), text: null, mva_sats: 25, order_line_id: null, lines };
        const { answer } = await ask(of, 'POST', `${PROJECT}/expenses`, { ...fields, client_id: client_id() });
        return { act: decide('expenses', answer.expense_id), others: [of] };
      }
      case 'decide hours': {
        const fields = { date: day(0), art_id: 1, hours: 7.5 };
        // Ola writes for all, for a user of the customer too.
        const body = { ...fields, client_id: client_id(), person_id: PERSONS[of] };
        const { answer } = await ask('ola', 'POST', `${PROJECT}/hours`, body);
        return { act: decide('hours', answer.hours_id), others: [of] };
      }
      case 'make a deviation': {
        const fields = { client_id: client_id(), registered_at: new Date(world.now()).toISOString(), title: 'Fukt' };
        const body = { ...fields, responsible_id: PERSONS[of] };
        return { act: () => ask(by, 'POST', `${PROJECT}/deviations`, body), others: [of] };
      }
      case 'give a deviation': {
        const fields = { client_id: client_id(), registered_at: new Date(world.now()).toISOString(), title: 'Fukt' };
        const { answer } = await ask('per', 'POST', `${PROJECT}/deviations`, fields);
        const body = { responsible_id: PERSONS[of], was: { responsible_id: null } };
        return { act: () => ask(by, 'PATCH', `${PROJECT}/deviations/${answer.deviation_id}`, body), others: [of] };
      }
    }
  }

  async function taking(project: string): Promise<readonly Login[]> {
    const { answer } = await ask('ola', 'GET', `${project}/participants`);
    const ids = answer.map(({ person }: { person: { id: number } | null }) => person?.id);
    return logins.filter((login) => ids.includes(PERSONS[login]));
  }

  /** All rows, also those that no page shows. */
  const rows = () => {
    const { notifications = [] } = world.state.tables;
    return notifications as readonly { id: unknown; login_id: number; message: string; by?: string; act?: string }[]; // of its table
  };
  return { ask, prepare, rows };
}

describe('the notifications of acts, for any users who do anything in any order', () => {
  it('[PL-5] [W-PLAN-11] [W-SITE-48] should reach those whom an act concerns, once, who see its record, and never the doer', async () => {
    const mock = aMock();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async (steps) => {
        mock.world.reset();
        const { ask, prepare, rows } = company(mock);
        // Rows of the demo are kept with the first that changes.
        const { answer: demo } = await ask('ola', 'GET', '/v1/notifications');
        await ask('ola', 'PUT', '/v1/notifications/seen', { ids: [demo[0].id] });
        for (const one of steps) {
          const { act, others } = await prepare(one);
          const before = rows().length;
          const { isTaken } = await act();
          const told = rows().slice(before);
          // The second time changes nothing, and tells no one.
          await act();
          expect(rows().length).toBe(before + told.length);
          const sees = await Promise.all(
            others.map(async (login) => {
              const asked = [`/v1/projects/${one.project}`, readAt(one.deed, one.project)];
              const answers = await Promise.all(asked.map((path) => ask(login, 'GET', path)));
              return answers.every(({ isTaken }) => isTaken);
            }),
          );
          const concerned = others.filter((login, at) => isTaken && sees[at] && login !== one.by);
          expect(told.map(({ login_id: id }) => String(id)).toSorted()).toEqual(
            concerned.map((login) => LOGINS[login]).toSorted(),
          );
          for (const { by, act: kind } of told) expect([by, kind]).toEqual([expect.any(String), expect.any(String)]);
        }
      }),
      // Each run has up to thirty requests.
      { numRuns: Math.ceil(inject('runs') / 5) },
    );
  });
});
