import { type Call, WIRE } from '@felles/adapters-http/wire';
import { isoDate, osloDay } from '@felles/core';
import { demoPhases } from '@felles/fixtures/workspace/phases';
import { createWorld } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { serve, sinceMorning } from '../serving.ts';
import { staffAt } from './serving.ts';

type Body = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

const PARAMS: Readonly<Record<string, string>> = {
  project_id: '1001',
  participant_id: '1001000',
  departmentID: '1',
  deviation_id: '100100',
  milestone_id: '1001010',
  phase_id: '1',
  project_deadline_id: '100100',
  refused_id: '1001007',
  task_id: '7000',
  document_id: '100100',
  folder_id: '1001001',
  expense_id: '100100',
  hours_id: '100150',
  conversationID: '20101',
  context: 'start',
  layout_id: '5011',
  portlet_id: '6',
  key: 'a.key',
  checklist_id: '100100',
  checkpoint_id: '10010000',
  id: '101',
};

/** The first phase of the project as it is. */
const [PHASE] = demoPhases(createWorld().state.seed, sinceMorning(), '1001');
const BUDGET = { hours_budget: PHASE?.hours_budget };
const PLAN = { planned_from: PHASE?.planned_from, planned_to: PHASE?.planned_to };

const EXTRA = { article_id: 18, count: 1 };

/** A body that each call takes; one that is not here is taken empty. */
const GOOD: Readonly<Record<string, Body>> = {
  'chat.create': { title: 'Ny', agreement_id: 201, internal: false },
  'chat.createAgreement': { project_id: 1001, contact_id: 101, name: 'Avtale' },
  'chat.mark': { status: 'READ' },
  'chat.send': { text: 'Hei' },
  'checklists.create': { client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b', template_id: 901 },
  'checklists.sign': { signed: false, reason: 'Feil' },
  'checkins.checkIn': { firstName: 'Nina', lastName: 'Vik', companyName: 'Privat' },
  'contacts.create': { client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b', name: 'Nytt AS', orgnr: '987654325' },
  'checkins.decide': { let_in: true, reason: 'Kort bestilt' },
  'dashboard.createLayout': { title: 'Ny', portlets: [{ portlet_id: 1 }] },
  'dashboard.changeLayout': { portlets: [{ portlet_id: 6 }] },
  'departments.create': { name: 'Ny' },
  'deviations.comment': { client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b', text: 'Sett' },
  'deviations.create': {
    client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b',
    registered_at: '2026-01-02T03:04:05Z',
    title: 'Ny',
  },
  'departments.replace': { name: 'Ny' },
  'deadlines.create': { title: 'Ny', abbreviation: 'N', day: '2026-12-01' },
  'deadlines.change': { done: false, was: { done: true } },
  'documents.createFolder': { title: 'Ny' },
  'documents.putAway': { away: true, was: { away: false } },
  'documents.renameFolder': { title: 'Avtale', was: { title: '01 Kontrakt' } },
  'expenses.change': {
    mva_sats: 25,
    lines: [{ article_id: 33, count: 1, price: 1_290 }],
    was: { mva_sats: 25, lines: [{ article_id: 33, count: 1, price: 1_290 }] },
  },
  'expenses.create': {
    client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b',
    title: 'Ny',
    date: '2026-11-19',
    mva_sats: 25,
    lines: [{ article_id: 13, count: 1, price: 129.9 }],
  },
  'expenses.decide': {
    ids: [100100],
    status: 'APPROVED',
    seen: [{ expense_id: 100100, sum: 1, lines: [{ article_id: 33, count: 1, price: 1 }] }],
  },
  'hours.approve': { ids: [100150], status: 'APPROVED', seen: [{ hours_id: 100150, hours: 7.5, extras: [EXTRA] }] },
  'hours.change': { extras: [EXTRA], was: { extras: [EXTRA] } },
  'hours.remove': { was: { extras: [EXTRA] } },
  'hours.create': {
    client_id: crypto.randomUUID(),
    date: isoDate(osloDay(sinceMorning())),
    art_id: 1,
    hours: 7.5,
    extras: [EXTRA],
  },
  'notifications.markSeen': { ids: [1] },
  'projectTemplates.make': { template_id: 51, part: 'deadlines', first_day: '2027-02-01', from: 0, to: 1 },
  'projectTemplates.save': { title: 'Ny', parts: ['phases'] },
  'participants.add': { person: { id: 7 }, roles: [{ id: 1 }] },
  'participants.change': { person: { id: 7 }, roles: [{ id: 1 }] },
  'persons.create': {
    client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b',
    first_name: 'Siv',
    mobile: '90000000',
    contact: { id: 100 },
  },
  'phases.addMilestone': { title: 'Ny', date: '2026-06-15' },
  'phases.budget': { ...BUDGET, was: BUDGET },
  'phases.changeMilestone': { is_completed: true, was: { is_completed: true } },
  'phases.move': { to: 'completed', was: { to: 'completed' } },
  'phases.plan': { ...PLAN, was: PLAN },
  'projects.change': { employer: { id: 'e-1', roles: [{ id: 1 }] } },
  'projects.create': { title: 'Ny', employer: { id: 'e-1', roles: [{ id: 1 }] } },
  'projects.replace': { title: 'Ny', employer: { id: 'e-1', roles: [{ id: 1 }] } },
  'settings.write': { value: 'x' },
  'tasks.change': { description: 'Trapp 2', was: { description: null } },
  'tasks.comment': { client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3e', text: 'Sett' },
  'tasks.create': {
    client_id: '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3c',
    title: 'Rydding',
    start: '2026-11-19',
    end: '2026-11-20',
    person_ids: [7],
  },
};

const changing = Object.entries<Call>(WIRE).filter(
  ([, { access, body }]) => access === 'staff' && body?.format === 'json',
);
const namesOf = (area: string): readonly string[] =>
  changing.map(([name]) => name).filter((name) => name.startsWith(area));

/** A user's own setting is the client's to read, and has a bound of its own. */
const FREE = ['settings.write value'];
/** South and west. */
const SIGNED = ['latitude', 'longitude'];
/** Its kind is its title where it has none. */
const UNTITLED = ['dashboard.addPortlet', 'dashboard.changePortlet', 'dashboard.replacePortlet'];

async function staff() {
  const server = await serve();
  const { app } = server;
  const { token } = staffAt(server);
  async function ask(method: string, path: string, body?: unknown) {
    const reply = await app.inject({
      method: method as 'GET', // one of the methods of the wire table
      url: `/rest${path}`,
      headers: { authorization: `Bearer ${token}`, host: '127.0.0.1' },
      ...(body !== undefined && { payload: body as object }), // JSON
    });
    return { status: reply.statusCode, answer: reply.json() };
  }
  const send = (name: string, body: unknown) => {
    const { method, path } = WIRE[name] ?? expect.unreachable(name);
    return ask(
      method,
      path.replace(/\{(\w+)\}/g, (_, param: string) => PARAMS[param] ?? '1'),
      body,
    );
  };
  /** The answer to the body of a call with another value in one of its fields. */
  async function answerTo(name: string, path: Path, value: unknown) {
    const { status, answer } = await send(name, withValue(GOOD[name] ?? {}, path, value));
    return { status, field: answer?.error?.field };
  }
  return { ask, send, answerTo };
}

function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const inside = withValue(Reflect.get(Object(body ?? {}), first), rest, value);
  if (typeof first === 'number') return [inside];
  return { ...Object(body ?? {}), [first]: inside };
}

/** The fields of a body down to their values, by their schemas. */
function fieldsOf(schema: z.core.$ZodType, path: Path = []): readonly { path: Path; schema: z.core.$ZodType }[] {
  const { def } = schema._zod as unknown as { def: { innerType?: z.core.$ZodType } }; // what wraps another schema names it so
  if (def.innerType) return fieldsOf(def.innerType, path);
  if (schema instanceof z.core.$ZodObject)
    return Object.entries(schema._zod.def.shape).flatMap(([name, one]) => fieldsOf(one, [...path, name]));
  if (schema instanceof z.core.$ZodArray) return fieldsOf(schema._zod.def.element, [...path, 0]);
  return [{ path, schema }];
}

/** Whether a field is typed so that a value reaches the service as it is. */
const takes = (schema: z.core.$ZodType, value: unknown): boolean => {
  const read = z.safeDecode(schema, value);
  return read.success && read.data === value;
};

const bodyFields = changing.flatMap(([name, { body }]) =>
  body === undefined ? [] : fieldsOf(body.schema).map((field) => ({ name, ...field })),
);

describe('the body of each call of staff that changes something', () => {
  it('should be taken where it is right', async () => {
    const { send } = await staff();
    const refused: unknown[] = [];
    for (const [name] of changing) {
      const { status, answer } = await send(name, GOOD[name] ?? {});
      if (status !== 200) refused.push([name, status, answer]);
    }
    expect(refused).toEqual([]);
  });

  it.each([
    ['100,000 characters', 'x'.repeat(100_000)],
    ['a negative number', -1],
  ])('should be refused with %s in any of its fields, by the name of the field', async (_what, value) => {
    const { answerTo } = await staff();
    const wrong: unknown[] = [];
    for (const { name, path, schema } of bodyFields) {
      if (!takes(schema, value) || FREE.includes(`${name} ${path.join('.')}`)) continue;
      if (value === -1 && SIGNED.includes(String(path.at(-1)))) continue;
      const { status, field } = await answerTo(name, path, value);
      if (status !== 400 || field !== `body.${path.join('.')}`) wrong.push([name, path.join('.'), status, field]);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(201)],
  ])('should be refused with a title or a name that is %s, in POST, PATCH and PUT', async (_what, value) => {
    const { answerTo } = await staff();
    const wrong: unknown[] = [];
    for (const { name, path } of bodyFields) {
      const isNamed = path.length === 1 && ['title', 'name'].includes(String(path[0]));
      if (!isNamed || UNTITLED.includes(name)) continue;
      const { status, field } = await answerTo(name, path, value);
      if (status !== 400 || field !== `body.${path[0]}`) wrong.push([name, status, field]);
    }
    expect(wrong).toEqual([]);
  });

  it('should be refused with an amount, a count or a number of days that is none', async () => {
    const { answerTo } = await staff();
    for (const name of namesOf('projects.').filter((one) => one !== 'projects.connect'))
      for (const [field, value] of [
        ['number_of_units', 0],
        ['number_of_units', 1.5],
        ['contract_sum', '-5'],
        ['bra', 'mange'],
      ] as const)
        expect([name, await answerTo(name, [field], value)]).toEqual([name, { status: 400, field: `body.${field}` }]);
    for (const value of ['-5', 'x'])
      expect(await answerTo('contacts.change', ['billing_due_days'], value)).toEqual({
        status: 400,
        field: 'body.billing_due_days',
      });
  });

  it('should be refused with a participant or an employer who is not there', async () => {
    const { answerTo } = await staff();
    for (const [name, path] of [
      ...namesOf('participants.').map((name) => [name, ['person', 'id']] as const),
      ...namesOf('participants.').map((name) => [name, ['contact', 'id']] as const),
      ['projects.create', ['employer', 'contact', 'id']],
      ['projects.change', ['employer', 'contact', 'id']],
      ['projects.replace', ['employer', 'contact', 'id']],
      ['checkins.checkIn', ['personId']],
      ['checkins.checkIn', ['contactId']],
    ] as const)
      expect([name, await answerTo(name, path, 987_654)]).toEqual([
        name,
        { status: 400, field: `body.${path.join('.')}` },
      ]);
  });

  it('should be refused with an address of a picture that is not the service’s own', async () => {
    const { answerTo } = await staff();
    for (const name of ['projects.create', 'projects.change', 'projects.replace'])
      for (const address of ['https://foreign.example/x.png', '//foreign.example', '/v1/projects/1002/image'])
        expect([name, await answerTo(name, ['image_url'], address)]).toEqual([
          name,
          { status: 400, field: 'body.image_url' },
        ]);
  });

  it('should be refused with a choice, a date or a place that there is not', async () => {
    const { answerTo } = await staff();
    const wrong: readonly (readonly [readonly string[], unknown])[] = [
      [['status', 'status_code'], 'NOPE'],
      [['type', 'id'], 9999],
      [['contract_date'], '2026-02-31'],
      [['coordinates', 'latitude'], 999],
    ];
    for (const name of ['projects.create', 'projects.change', 'projects.replace'])
      for (const [path, value] of wrong)
        expect([name, await answerTo(name, path, value)]).toEqual([
          name,
          { status: 400, field: `body.${path.join('.')}` },
        ]);
    for (const name of ['participants.add', 'participants.change'])
      expect(await answerTo(name, ['roles'], [{ id: 99_999 }])).toEqual({ status: 400, field: 'body.roles' });
  });

  it('should be refused with a parent that is absent, the project itself, or a part of it', async () => {
    const { answerTo, ask } = await staff();
    const node = async (id: number) => (await ask('GET', `/v1/projects/${id}`)).answer.structure_node_id;
    await ask('PATCH', '/v1/projects/1002', { parent_project_id: 1001 });
    await ask('PATCH', '/v1/projects/1003', { parent_project_id: 1002 });
    for (const name of ['projects.change', 'projects.replace'])
      for (const id of [1001, 1002, 1003]) {
        expect(await answerTo(name, ['parent_project_id'], id)).toEqual({
          status: 400,
          field: 'body.parent_project_id',
        });
        expect(await answerTo(name, ['parent_project_node_id'], await node(id))).toEqual({
          status: 400,
          field: 'body.parent_project_node_id',
        });
      }
    // A circle of one parent by node, and one by id.
    await ask('PATCH', '/v1/projects/1005', { parent_project_node_id: await node(1006) });
    for (const parent of [{ parent_project_id: 1005 }, { parent_project_node_id: await node(1005) }])
      expect((await ask('PATCH', '/v1/projects/1006', parent)).status).toBe(400);
    for (const name of ['projects.create', 'projects.change', 'projects.replace'])
      for (const field of ['parent_project_id', 'parent_project_node_id'])
        expect(await answerTo(name, [field], 987_654)).toEqual({ status: 404, field: `body.${field}` });
  });
});

describe('a record that is sent back as it was read', () => {
  it('should be taken', async () => {
    const { ask } = await staff();
    const listed = async (path: string) => {
      const { answer } = await ask('GET', path);
      return (answer.result_set ?? answer) as readonly Body[];
    };
    const refused: unknown[] = [];
    async function sendBack(method: string, path: string, record: Body) {
      const { status, answer } = await ask(method, path, record);
      if (status !== 200) refused.push([method, path, answer.error]);
    }
    for (const one of await listed('/v1/projects?page_size=200'))
      for (const method of ['PATCH', 'PUT']) await sendBack(method, `/v1/projects/${one['id']}`, one);
    for (const one of await listed('/v1/contacts?page_size=200'))
      await sendBack('PATCH', `/v1/contacts/${one['id']}`, one);
    for (const one of await listed('/v1/persons?page_size=200'))
      await sendBack('PATCH', `/v1/persons/${one['id']}`, one);
    for (const one of await listed('/v1/departments'))
      for (const method of ['PATCH', 'PUT']) await sendBack(method, `/v1/department/${one['id']}`, one);
    for (const one of await listed('/v1/projects/1001/participants'))
      await sendBack('PUT', `/v1/projects/1001/participants/${one['id']}`, one);
    await sendBack('PUT', '/dashboard/start/layout/5011', (await ask('GET', '/dashboard/start/layout/5011')).answer);
    expect(refused).toEqual([]);
  });
});
