// A world of one's own: as JSON, from a seed, and from a function
import { startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

const world = {
  clock: { kind: 'freeze', at: '2026-06-18T10:00:00Z' },
  centers: [
    {
      code: 'fjell',
      center: { id: 1, title: 'Fjell Trening', minimum_age: 18 },
      departments: [{ id: 7, navn: 'Fjellgata' }],
      memberships: [{ membership: { id: 71, title: 'Fri trening', cost_included_vat: 499 } }],
      classes: [{ departmentId: 7, weekday: 4, start: '16:30', minutes: 45, name: 'Spinning' }],
    },
  ],
  people: [{ id: 1, phone: '10000001', firstName: 'Ida', lastName: 'Berg', born: '1990-05-17', centers: ['fjell'] }],
} as const;

it('should be one center, with one department and one class a week', async () => {
  const service = await startService({ world });
  const { token } = await (await fetch(`${service.url}/rest/v1/boostsignup/token/fjell`)).json();
  const ask = async (path: string) =>
    (await fetch(`${service.url}/rest${path}`, { headers: { authorization: `Bearer ${token}` } })).json();
  expect(await ask('/center')).toMatchObject({ title: 'Fjell Trening' });
  expect(await ask('/departments')).toMatchObject([{ id: 7 }]);
  const week = 'from_date=2026-06-14T22:00:00.000Z&to_date=2026-06-21T21:59:59.999Z&department_id=7';
  expect(await ask(`/classes?${week}`)).toMatchObject([{ grennavn: 'Spinning', tidspunkt: '16:30-17:15' }]);
  await service.close();
});

it('should be the demo with another seed', async () => {
  const service = await startService({ world: { seed: 7 } });
  expect(await service.state()).toMatchObject({ seed: 7 });
  await service.close();
});

it('should be the demo with one thing changed', async () => {
  const service = await startService({
    world: ({ centers = [], people = [], ...demo }) => ({
      ...demo,
      centers: centers.filter(({ code }) => code === 'puls'),
      people: people.map((person) => ({ ...person, centers: ['puls'] })),
    }),
  });
  expect((await service.world()).centers?.map(({ code }) => code)).toEqual(['puls']);
  await service.close();
});

it('should have no tasks but its own', async () => {
  const service = await startService({ world: { tables: { tasks: [] } } });
  const body = { client_id: crypto.randomUUID(), title: 'Rydd', start: '2026-06-22', end: '2026-06-23' };
  await service.act({ login: 'ola', call: 'tasks.create', params: { project_id: 1001 }, body });
  const { access } = await service.signIn({ login: 'ola' });
  const headers = { authorization: `Bearer ${access}` };
  const tasks = await (await fetch(`${service.url}/rest/v1/tasks?project_id=1001`, { headers })).json();
  expect(tasks).toMatchObject([{ title: 'Rydd', completion_status: 'SCHEDULED' }]);
  await service.close();
});

it('should say where it is wrong', async () => {
  const service = await startService();
  await expect(service.setWorld({ tables: { projects: [{ name: 'No id' }] } })).rejects.toThrow('body.tables.projects');
  await service.close();
});
