import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlAt, startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should know each request from its arrival on, also one that fails', async () => {
  const service = await startService();
  const call = 'center.manifest';
  const ask = () => fetch(`${service.url}/manifest.json`).then(({ status }) => status);
  for (const kind of ['status', 'html', 'answer'] as const) {
    await service.addFault({ call, kind, answer: {} });
    await ask();
    await service.clearFaults();
  }
  expect(service.requests(call)).toHaveLength(3);
  await service.addFault({ call, kind: 'hang' });
  const ended = expect(ask()).rejects.toThrow('fetch failed');
  await expect.poll(() => service.requests(call)).toHaveLength(4);
  await service.close();
  await ended;
});

it('should say that it is closed', async () => {
  const service = await startService();
  await service.close();
  await expect(service.state()).rejects.toThrow('state: the service is closed');
  await service.close();
});

it('should refuse an option that there is not, or of another type, by its name', async () => {
  const wrong = [
    ...[{ prot: 1 }, { port: '4000' }, { world: 'demo' }, { redirects: 'http://127.0.0.1/' }],
    ...[{ world: () => undefined }, { world: async () => ({}) }, { record: { url: 'ftp://127.0.0.1', file: 'x' } }],
  ];
  for (const options of wrong) {
    const started = Reflect.apply(startService, null, [options]);
    await expect(started).rejects.toThrow(`startService.${Object.keys(options)}`);
  }
});

it('should name the options that there are, and the calls near one that there is not', async () => {
  await expect(Reflect.apply(startService, null, [{ latency: 1 }])).rejects.toThrow(
    'startService.latency: there are port, world, check',
  );
  const service = await startService();
  const requests = (call: string) => Reflect.apply(service.requests, null, [call]);
  expect(() => requests('center.tokn')).toThrow(/there is no call 'center.tokn', but .*center\.centerToken/);
  expect(() => requests('me')).toThrow(/me\.me/);
  expect(() => requests('nothing')).toThrow(/tasks\.tasks/);
  expect(requests('*')).toEqual([]);
  await service.close();
});

it('should refuse an answer that is missing, and a function that no other process could ask', async () => {
  const service = await startService();
  const call = 'center.manifest';
  const missing = 'body.answer: it is missing; null is an answer, too';
  await expect(service.answerWith({ call })).rejects.toThrow(missing);
  await expect(service.addFault({ call, kind: 'answer' })).rejects.toThrow(missing);
  const answer = () => 1;
  await expect(service.addFault({ call, kind: 'answer', answer })).rejects.toThrow('addFault: answer is a function');
  expect(await service.faults()).toEqual([]);
  await service.close();
});

it('should say which function of answerWith has thrown, or given nothing, and with which words', async () => {
  const service = await startService();
  const call = 'center.manifest';
  const words = async () => {
    const reply = await fetch(`${service.url}/manifest.json`);
    return [reply.status, (await reply.json()).error?.message];
  };
  const fail = () => {
    throw new Error('no such field');
  };
  for (const [answer, problem] of [
    [fail, 'has thrown: no such field.'],
    [async () => fail(), 'has thrown: no such field.'],
    [() => undefined, 'gives undefined, and null is an answer.'],
  ] as const) {
    await service.answerWith({ call, answer, times: 1 });
    expect(await words()).toEqual([500, `The function of answerWith for ${call} ${problem}`]);
  }
  await service.close();
});

it('should ask a function for each answer, with all of the request, and no more after a reset', async () => {
  const service = await startService();
  const call = 'center.centerToken';
  const seen: unknown[] = [];
  const ask = async (query = '') => (await fetch(`${service.url}/rest/v1/boostsignup/token/puls${query}`)).json();
  await service.answerWith({ call, answer: async (request: unknown) => seen.push(request), skip: 1 });
  expect([await ask(), await ask('?a=b'), await ask()]).toEqual([
    { token: expect.anything(), expires: expect.anything() },
    1,
    2,
  ]);
  expect(seen).toEqual(service.requests(call).slice(1));
  expect(seen[0]).toMatchObject({ method: 'GET', params: { centerident: 'puls' }, query: { a: 'b' }, body: null });
  await service.reset();
  await service.answerWith({ call, answer: 'value' });
  expect(await ask()).toBe('value');
  await service.close();
});

it('should refuse two centers of one code', async () => {
  const service = await startService();
  const order = { centers: [{ code: 'a' }, { code: 'b' }, { code: 'a' }] };
  await expect(service.setWorld(order)).rejects.toThrow('setWorld: body.centers.2.code: another center has it');
  await service.close();
});

it('should say how an instant is written', async () => {
  const service = await startService();
  const order = service.setClock({ kind: 'freeze', at: '2026-06-18T10:00:00+02:00' });
  await expect(order).rejects.toThrow('body.at: Invalid ISO datetime: an instant is written in UTC, as 2026-06-18');
  await service.close();
});

it('should say that nothing answers, or something else', async () => {
  const other = createServer((_request, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo; // of a server that listens at a port
  const control = controlAt(`http://127.0.0.1:${port}`);
  await expect(control.state()).rejects.toThrow('state: status 200, and no answer of a control');
  await new Promise((resolve) => other.close(resolve));
  await expect(control.state()).rejects.toThrow(`state: no service answers at http://127.0.0.1:${port}`);
});

it('should refuse a person of a center that there is not, and take back each world that it gives', async () => {
  const service = await startService();
  const { people = [] } = await service.world();
  const [person] = people;
  if (person === undefined) throw new Error('the demo has people');
  const lost = { ...person, centers: ['puls', 'nowhere'] };
  const refused = 'body.people.1.centers.1: there are nordlys, solsiden, puls, stor';
  await expect(service.setWorld({ people: [person, lost] })).rejects.toThrow(refused);
  await expect(service.setWorld({ centers: [{ code: 'puls' }], people: [person] })).rejects.toThrow('there are puls');
  expect((await service.world()).people).toEqual(people);
  await service.setWorld({ centers: [{ code: 'puls' }] });
  const own = await service.world();
  expect(new Set(own.people?.flatMap(({ centers }) => centers))).toEqual(new Set(['puls']));
  await service.setWorld(own);
  expect(await service.world()).toEqual(own);
  await service.close();
});

it('should refuse a field that nothing reads, at every place of a world, and say where', async () => {
  const service = await startService();
  const { centers: [center] = [], people } = await service.world();
  const order = {
    clock: { kind: 'real' },
    centers: [
      {
        ...center,
        center: { ...center?.center, link_to_tos: [{ id: 1, url: '' }], tracking: {} },
        departments: center?.departments?.slice(0, 1),
        classes: [{ departmentId: 7, weekday: 4, start: '16:30', minutes: 45, name: 'Spinning' }],
      },
    ],
    people: people?.slice(0, 1),
    tables: { tasks: [{ row: 1, id: 1, title: 'Rydd' }] },
  };
  await service.setWorld(JSON.parse(JSON.stringify(order)));
  const places = placesIn(order);
  expect(places.length).toBeGreaterThan(15);
  for (const place of places) {
    const wrong = structuredClone(order);
    Object.assign(
      place.reduce((part: object, key) => Reflect.get(part, key), wrong),
      { misspelt: 1 },
    );
    const asked = service.setWorld(JSON.parse(JSON.stringify(wrong)));
    await expect(asked, place.join('.')).rejects.toThrow(['body', ...place, 'misspelt'].join('.'));
  }
  await service.close();
});

/** The places of all objects in a value. */
function placesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]));
  return Array.isArray(value) ? inside : [[], ...inside];
}
