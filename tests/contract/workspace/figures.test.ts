import { createDocumentsHttp } from '@felles/adapters-http/workspace/areas/documents';
import { createExpensesHttp } from '@felles/adapters-http/workspace/areas/expenses';
import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { createCheckInsHttp, createParticipantsHttp } from '@felles/adapters-http/workspace/projects';
import { createTasksHttp } from '@felles/adapters-http/workspace/records';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { addDays, dayIn, isoDate, osloDay } from '@felles/core';
import { hasLeft } from '@felles/core/internal/workspace/checkins/rules';
import { daysOf } from '@felles/core/internal/workspace/statistics/overview-question';
import { groupByStatus, tasksFor, withoutDuplicates } from '@felles/core/internal/workspace/tasks/rules';
import { type CheckIn, kindOfCheckIn, timeOfCheckIn } from '@felles/core/workspace/checkins';
import { COMPLETION_STATUSES } from '@felles/core/workspace/tasks';
import { createRandom } from '@felles/fixtures';
import { OWN_COMPANY } from '@felles/fixtures/workspace/people';
import { demoTasks } from '@felles/fixtures/workspace/tasks';
import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf, serve } from '../serving.ts';
import { type Server, staffAt } from './serving.ts';

const GUEST = { firstName: 'Nina', lastName: 'Vik', companyName: 'Nordvik Eiendom AS', guest: true };
const EVERY = { tag: '', person: '', all: false } as const;
const IDS = ['1001', '1002', '1003'];

/** The figures, and the same counted by a client from the lists. */
function aCounter(server: Server) {
  const { http } = staffAt(server);
  const ports = {
    statistics: createStatisticsHttp(http),
    tasks: createTasksHttp(http),
    checkIns: createCheckInsHttp(http),
    documents: createDocumentsHttp(http),
    members: createParticipantsHttp(http),
    chat: createChatHttp(http),
    expenses: createExpensesHttp(http),
  };
  const today = () => osloDay(server.world.now());
  const projectIds = IDS.join(',');
  const lists = async <T>(ask: (id: string) => Promise<readonly T[]>) => (await Promise.all(IDS.map(ask))).flat();
  const checkIns = () => lists((id) => answerOf(ports.checkIns.checkIns(id)));
  const dayOf = ({ checkinTime }: CheckIn) => osloDay(timeOfCheckIn(checkinTime) ?? Number.NaN);
  const kinds = (rows: readonly CheckIn[]) => {
    const of = (kind: string) => rows.filter((row) => kindOfCheckIn(row) === kind).length;
    return { check_in_ok: of('ok'), check_in_failed: of('failed'), guest: of('guest') };
  };
  const isPicture = ({ mime_type: type }: { readonly mime_type?: string | null | undefined }) => type === 'image/jpeg';

  return {
    ports,
    today,
    async tasks() {
      const rows = await lists((id) => answerOf(ports.tasks.tasks({ projectId: id })));
      const groups = groupByStatus(tasksFor(rows, EVERY));
      const proposed = withoutDuplicates(rows, false).filter(({ completion_status: one }) => one === 'PROPOSED');
      return COMPLETION_STATUSES.map((status) => [
        status,
        status === 'PROPOSED' ? proposed.length : (groups.get(status)?.length ?? 0),
      ]);
    },
    async taskFigures() {
      const { per_status, task_count } = await answerOf(ports.statistics.tasks({ projectId: projectIds }));
      const each = await answerOf(ports.statistics.tasksPerProject({ projectId: projectIds }));
      const twins = await Promise.all(IDS.map((id) => answerOf(ports.statistics.tasksOf(id, {}))));
      const sum = (all: readonly { readonly task_count?: number | null | undefined }[]) =>
        all.reduce((total, one) => total + (one.task_count ?? 0), 0);
      expect([sum(each), sum(twins)]).toEqual([task_count, task_count]);
      return (per_status ?? []).map(({ status, count }) => [status, count]);
    },
    /** As the four spans of the specification have them. */
    async checkIns() {
      const rows = await checkIns();
      const within = (from: number, to: number) => kinds(rows.filter((row) => dayOf(row) >= from && dayOf(row) <= to));
      return {
        now: kinds(rows.filter((row) => !hasLeft(row))),
        today: within(today(), today()),
        yesterday: within(today() - 1, today() - 1),
        last_thirty_days: within(today() - 29, today()),
      };
    },
    checkInFigures: () => answerOf(ports.statistics.checkInCounts({ projectId: projectIds })),
    async photos() {
      const rows = await lists((id) => answerOf(ports.documents.documents(id)));
      return rows.filter(isPicture).map(({ document_id: id }) => id);
    },
    async photoFigures() {
      const photos = await answerOf(ports.statistics.photos({ projectId: projectIds }));
      return photos.map(({ document_id: id }) => id);
    },
    async contracts() {
      const agreements = await answerOf(ports.chat.agreements());
      return agreements.filter(({ project }) => IDS.includes(project?.id ?? '')).length;
    },
    contractFigure: async () => (await answerOf(ports.statistics.contracts({ projectId: projectIds }))).contract_count,
  };
}

type Counter = ReturnType<typeof aCounter>;

async function shouldAgree(counter: Counter) {
  expect(await counter.taskFigures()).toEqual(await counter.tasks());
  expect(await counter.checkInFigures()).toEqual(await counter.checkIns());
  expect(await counter.photoFigures()).toEqual(await counter.photos());
  expect(await counter.contractFigure()).toEqual(await counter.contracts());
}

describe('figures of the demo', () => {
  it('[W-STATISTICS-20] [W-STATISTICS-23] should be what a client counts in the lists', async () => {
    const counter = aCounter(await serve());
    await shouldAgree(counter);
    expect((await counter.tasks()).filter(([, count]) => Number(count) > 0).length).toBeGreaterThan(8);
    const { yesterday, last_thirty_days: month } = await counter.checkIns();
    expect(month.check_in_ok).toBeGreaterThan(yesterday.check_in_ok);
  });

  it('should count the contracts that a user can open, each for the own projects alone', async () => {
    const server = await serve();
    for (const login of ['ola', 'per', 'nina']) {
      const { http } = staffAt(server, login);
      const agreements = await answerOf(createChatHttp(http).agreements());
      expect(agreements.length).toBeGreaterThan(0);
      const { contract_count: count } = await answerOf(createStatisticsHttp(http).contracts({}));
      expect(count).toBe(agreements.length);
    }
  });

  it('should agree between pages: thirty days, and who is on the sites now', async () => {
    const { ports, today, checkInFigures } = aCounter(await serve());
    const month = await answerOf(ports.statistics.checkIns(daysOf('month', today())));
    const counts = await answerOf(ports.statistics.checkInCounts({}));
    const sum = (...numbers: readonly (number | null | undefined)[]) =>
      numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
    expect({
      check_in_ok: sum(month.ansatte_ok, month.ue_ok),
      check_in_failed: sum(month.ansatte_fail, month.ue_fail),
      guest: month.gjest,
    }).toEqual(counts.last_thirty_days);
    expect(month.ansatte_ok).toBeGreaterThan(0);
    const sites = await answerOf(ports.statistics.checkInsPerProject(daysOf('today', today())));
    const { check_in_ok, check_in_failed, guest } = counts.now ?? {};
    expect(check_in_failed).toBeGreaterThan(0);
    expect(sum(...sites.map(({ antall_aktive }) => antall_aktive))).toBe(sum(check_in_ok, guest));
    expect((await checkInFigures()).now).not.toEqual(counts.now);
  });

  it('should follow every change', async () => {
    const server = await serve();
    const counter = aCounter(server);
    const { checkIns, members, documents } = counter.ports;
    const random = createRandom('changes');
    const anId = () => random.pick(IDS) ?? '1001';
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0);
    const changes = [
      async (key: string) =>
        void (await answerOf(checkIns.checkIn(anId(), { ...GUEST, guest: random.happens(0.5) }, key))),
      async (key: string) => {
        const id = anId();
        const [row] = (await answerOf(checkIns.checkIns(id))).filter((one) => !hasLeft(one));
        if (row) await answerOf(checkIns.checkOut(id, row.id, key));
      },
      async (key: string) => {
        const contact = { id: String(Number(OWN_COMPANY) + random.below(50)) };
        await answerOf(members.add(anId(), { person: null, contact, user: null, roles: [] }, key));
      },
      async (key: string) => {
        const id = anId();
        const file = { name: `${key}.jpg`, type: 'image/jpeg', bytes: jpeg };
        await answerOf(documents.upload(file, { projectId: id, folder: `${id}001` }, key, () => undefined));
      },
      async () => {
        const { world } = server;
        world.change((state) => {
          const tasks = demoTasks(state.seed, world.now(), state.projects, state.tasks);
          state.tables = {
            ...state.tables,
            tasks: tasks.map((task) => ({
              ...task,
              completion_status: random.pick(COMPLETION_STATUSES),
            })),
          };
        });
      },
    ];
    const before = JSON.stringify([await counter.checkIns(), await counter.photos(), await counter.contracts()]);
    for (let step = 0; step < 20; step += 1) {
      await changes[step % changes.length]?.(`key-${step}`);
      if (step % 5 === 4) await shouldAgree(counter);
    }
    expect(JSON.stringify([await counter.checkIns(), await counter.photos(), await counter.contracts()])).not.toBe(
      before,
    );
  });

  it('should be a live event if a record of a project has changed', async () => {
    const server = await serve();
    const { ports } = aCounter(server);
    const client = await aClient(server.root, server.port);
    const told: unknown[] = [];
    const life = client.listen('project.statistics').subscribe(({ data }) => told.push(data));
    await subscribed(client, ['project.statistics']);
    await answerOf(ports.checkIns.checkIn('1001', GUEST, 'k1'));
    await answerOf(ports.members.add('1002', { person: null, contact: { id: '101' }, user: null, roles: [] }, 'k2'));
    await expect.poll(() => told).toEqual([{ project_id: 1_001 }, { project_id: 1_002 }]);
    life.unsubscribe();
  });

  it('should say which days they are of: those asked for, or else those of the records', async () => {
    const { ports, today } = aCounter(await serve());
    expect(await answerOf(ports.statistics.tasks(daysOf('week', today())))).toMatchObject(daysOf('week', today()));
    const { from, to } = await answerOf(ports.statistics.checkIns({}));
    expect([dayIn(from), dayIn(to)]).toEqual([expect.any(Number), today()]);
    expect(dayIn(from)).toBeGreaterThan(today() - 30);
    expect(await answerOf(ports.statistics.tasks({ from: '1999-01-01', to: '1999-01-02' }))).toMatchObject({
      task_count: 0,
    });
  });
});

describe('the day of the demo', () => {
  it('should be that of Oslo: half past midnight on the 25th is the 25th', async () => {
    const world = createWorld();
    world.change((state) => {
      state.clock = { kind: 'frozen', at: Date.parse('2026-11-24T23:30:00Z') };
    });
    const counter = aCounter(await serve({ world }));
    const { ports, today } = counter;
    expect(isoDate(today())).toBe('2026-11-25');
    const before = (await counter.checkInFigures()).today?.guest ?? 0;
    await answerOf(ports.checkIns.checkIn('1001', GUEST, 'k1'));
    expect((await counter.checkInFigures()).today?.guest).toBe(before + 1);
    await shouldAgree(counter);
    const expenses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => answerOf(ports.expenses.expenses(String(1_001 + at)))),
    );
    const dates = expenses.flat().flatMap(({ date }) => date ?? []);
    expect(dates.toSorted().at(-1)).toBe('2026-11-25');
    const tasks = await answerOf(ports.tasks.tasks({ from: '2026-11-01', to: '2027-02-01' }));
    const starts = tasks.flatMap(({ start }) => start ?? []).filter((start) => start.includes('T'));
    expect(starts.map((start) => start.slice(11, 16))).toContain('06:00');
    // Three weeks before the 25th is the first day, and the 34th day after it the last one.
    const days = tasks.flatMap(({ start }) => dayIn(start) ?? []).toSorted();
    expect([days.at(0), days.at(-1)]).toEqual([addDays(today(), -21), addDays(today(), 34)]);
  });
});
