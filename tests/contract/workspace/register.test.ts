import { createHttp } from '@felles/adapters-http';
import { createParticipantsHttp, createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createContactsHttp, createDepartmentsHttp, createPersonsHttp } from '@felles/adapters-http/workspace/register';
import { createAccess } from '@felles/core/internal/shared/access';
import { RoleStatistic, UsedRole } from '@felles/core/internal/workspace/persons/model';
import { countRoles } from '@felles/core/internal/workspace/persons/rules';
import { Contact } from '@felles/core/workspace/contacts';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import { Participant } from '@felles/core/workspace/participants';
import { Person, rolesLastUsed } from '@felles/core/workspace/persons';
import { asyncScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { goesWrong } from '../../e2e/support/service.ts';
import { answerOf, resultOf, serve } from '../serving.ts';
import { serveStaff, staffAt, statusOf } from './serving.ts';

const ALL = { page: 1, size: 25, text: '', sort: '' };
const among = (words: string) => expect.arrayContaining(words.split(' '));

async function register(login = 'ola') {
  const server = await serveStaff(login);
  const { http } = server;
  return {
    ...server,
    contacts: createContactsHttp(http),
    persons: createPersonsHttp(http),
    departments: createDepartmentsHttp(http),
    members: createParticipantsHttp(http),
    projects: createProjectsHttp(http),
  };
}

describe('contacts over HTTP', () => {
  it('[W-CONTACTS-02] [W-CONTACTS-03] [W-CONTACTS-04] should have the fields of the specification', async () => {
    const { ask } = await register();
    const { answer } = await ask('GET', '/v1/contacts/100');
    expect(Object.keys(answer)).toEqual(
      among(
        'id structure_node_id name orgnr email phone mobile note web_site status trade country client_category contact_type contact_number contact_keyword',
      ),
    );
    expect(Object.keys(answer)).toEqual(among('billing_address billing_due_days billing_email billing_type'));
    expect(Object.keys(answer)).toEqual(among('postal_address delivery_address department contact_manager'));
    for (const address of [answer.billing_address, answer.postal_address, answer.delivery_address])
      expect(Object.keys(address)).toEqual(among('address postal_code city'));
  });

  it('[W-CONTACTS-02] [W-CONTACTS-03] [W-CONTACTS-04] should reach the client as they are, what is unknown too', async () => {
    const { contacts, ask, world } = await register();
    const { answer } = await ask('GET', '/v1/contacts/104');
    expect(z.encode(Contact, await answerOf(contacts.contact({ id: '104', idtype: 'dataid' })))).toEqual(answer);
    const odd = {
      id: 'a',
      name: null,
      orgnr: 7,
      status: true,
      billing_address: 'Storgata 1',
      department: 'Bygg',
      new: [1],
    };
    goesWrong(world, { call: 'contacts.contact', kind: 'answer', answer: odd });
    expect(await answerOf(contacts.contact({ id: 'a', idtype: 'dataid' }))).toEqual(odd);
  });

  it('[W-CONTACTS-20] should be listed in pages by a text, in the order that is asked for', async () => {
    const { contacts, seen } = await register();
    const first = await answerOf(contacts.contacts(ALL));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/contacts?page=1&page_size=25' });
    expect(first).toMatchObject({ page: 1, page_count: 3, page_size: 25, total_count: 60 });
    const found = await answerOf(contacts.contacts({ ...ALL, text: 'FJORDBYGG', sort: '-name' }));
    expect(found.result_set.map(({ name }) => name)).toEqual(['Fjordbygg AS']);
    expect(seen.at(-1)?.url).toBe('/rest/v1/contacts?page=1&page_size=25&q=FJORDBYGG&sort=-name');
    const sorted = await answerOf(contacts.contacts({ ...ALL, size: 100, sort: 'name' }));
    const names = sorted.result_set.map(({ name }) => name ?? '');
    expect(names).toEqual(names.toSorted(new Intl.Collator('nb').compare));
    expect(await statusOf(contacts.contacts({ ...ALL, sort: 'note' }))).toBe(400);
  });

  it('[W-CONTACTS-20] should be had by id or by node, and changed in the given fields alone', async () => {
    const { contacts, seen } = await register();
    const one = await answerOf(contacts.contact({ id: '101', idtype: 'dataid' }));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/contacts/101' });
    expect(await answerOf(contacts.contact({ id: one.structure_node_id ?? '', idtype: 'node' }))).toEqual(one);
    const changed = await answerOf(contacts.change('101', { note: 'Ring først' }));
    expect(seen.at(-1)).toMatchObject({ method: 'PATCH', url: '/rest/v1/contacts/101', body: { note: 'Ring først' } });
    expect(changed).toEqual({ ...one, note: 'Ring først' });
    expect(await statusOf(contacts.contact({ id: '404', idtype: 'dataid' }))).toBe(404);
    expect(await statusOf(contacts.change('101', { name: ' ' }))).toBe(400);
  });

  it('should tell who works there, and in which projects it takes part', async () => {
    const { contacts, members } = await register();
    const [employer] = (await answerOf(members.participants('1001'))).filter(({ person }) => person === null);
    const one = await answerOf(contacts.contact({ id: employer?.contact?.id ?? '', idtype: 'dataid' }));
    expect(one.projects?.map(({ id }) => id)).toContain('1001');
    const own = await answerOf(contacts.contact({ id: '100', idtype: 'dataid' }));
    expect(own.persons?.map(({ first_name }) => first_name)).toEqual(expect.arrayContaining(['Ola', 'Kari']));
  });

  it('should have its new name in all its projects, which get an event', async () => {
    const { contacts, members, ask } = await register();
    const [employer] = (await answerOf(members.participants('1001'))).filter(({ person }) => person === null);
    const id = employer?.contact?.id ?? '';
    await answerOf(contacts.change(id, { name: 'Nytt navn AS' }));
    const named = (await answerOf(members.participants('1001'))).filter(({ contact }) => contact?.id === id);
    expect(named.map(({ contact }) => contact?.name)).toEqual(named.map(() => 'Nytt navn AS'));
    expect((await ask('GET', '/v1/projects/1001')).answer.employer.contact.name).toBe('Nytt navn AS');
    const { answer: told } = await ask('GET', '/pubsub/recent?channel=project.1001');
    const sent = z.encode(Participant, named[0] ?? expect.fail('it takes no part'));
    expect(told).toContainEqual(
      expect.objectContaining({ event: 'participant.changed', data: expect.objectContaining(sent) }),
    );
  });

  it('should be hidden from a user of the customer, as what is not there', async () => {
    const { contacts, persons, departments } = await register('nina');
    const tried = [
      contacts.contacts(ALL),
      contacts.change('100', { note: 'x' }),
      persons.change('1', { information: 'x' }),
      departments.create({ name: 'x' }, 'k'),
      departments.change('1', { name: 'x' }),
      departments.replace('1', { name: 'x' }),
      departments.report('1'),
    ];
    expect(await Promise.all(tried.map((reply) => statusOf(reply)))).toEqual(tried.map(() => 404));
  });

  it('should leave the rest of a page whole where one record cannot be read', async () => {
    const { contacts, world } = await register();
    const answer = {
      page: 1,
      page_count: 1,
      page_size: 25,
      total_count: 2,
      result_set: [{ name: 'uten id' }, { id: 2 }],
    };
    goesWrong(world, { call: 'contacts.contacts', kind: 'answer', answer });
    expect((await answerOf(contacts.contacts(ALL))).result_set).toEqual([{ id: '2' }]);
  });
});

describe('persons over HTTP', () => {
  it('should have the new name in all places with a copy of the old one, which get an event', async () => {
    const { persons, members, ask } = await register();
    await answerOf(persons.change('1', { first_name: 'Olav', last_name: 'Berg', mobile: '10999999', email: null }));
    const one = (await answerOf(members.participants('1001'))).find(({ person }) => person?.id === '1');
    expect(one).toMatchObject({
      person: { first_name: 'Olav', last_name: 'Berg', mobile: '10999999', email: null },
      user: { name: 'Olav Berg', initials: 'OB', mobile: '10999999', email: null },
    });
    const { answer: tasks } = await ask('GET', '/v1/tasks?project_id=1001');
    const isTheirs = (of: { readonly person_id: number }) => of.person_id === 1;
    const theirs = tasks.flatMap(({ assignees }: { assignees: { person_id: number; name: string }[] }) =>
      assignees.filter(isTheirs),
    );
    expect(theirs.length).toBeGreaterThan(0);
    for (const { name } of theirs) expect(name).toBe('Olav Berg');
    expect((await ask('GET', '/v1/me')).answer.name).toBe('Olav Berg');

    const { answer: told } = await ask('GET', '/pubsub/recent?channel=project.1001');
    const about = (event: string, data: unknown) =>
      expect.objectContaining({ event, data: expect.objectContaining(data) });
    expect(told).toContainEqual(
      about('participant.changed', z.encode(Participant, one ?? expect.fail('no such participant'))),
    );
    const named = expect.objectContaining({ person_id: 1, name: 'Olav Berg' });
    expect(told).toContainEqual(about('task.changed', { assignees: expect.arrayContaining([named]) }));
    const { answer: planned } = await ask('GET', '/pubsub/recent?channel=planning');
    expect(planned).toContainEqual(about('task.changed', { assignees: expect.arrayContaining([named]) }));
    expect((await ask('GET', '/pubsub/recent?channel=project.statistics')).answer).toEqual([]);
  });

  it('[W-CONTACTS-05] [W-CONTACTS-06] [W-CONTACTS-08] should have the fields of the specification', async () => {
    const { ask, persons } = await register();
    const { answer } = await ask('GET', '/v1/persons/2');
    expect(Object.keys(answer)).toEqual(
      among(
        'id structure_node_id first_name last_name address birth_date email employee_no mobile phone information send_mail send_sms roles',
      ),
    );
    expect(answer.role_statistics.length).toBeGreaterThan(1);
    for (const role of answer.role_statistics) expect(Object.keys(role)).toEqual(among('role_id title no_of_projects'));
    for (const role of answer.last_used_roles) expect(Object.keys(role)).toEqual(among('id active sorting title'));
    expect(z.encode(Person, await answerOf(persons.person({ id: '2', idtype: 'dataid' })))).toEqual(answer);
    expect(RoleStatistic.safeParse({ role_id: 1, no_of_projects: 'two' }).success).toBe(false);
    expect(UsedRole.safeParse({ id: 1, active: 'yes' }).success).toBe(false);
    expect(Person.safeParse({ id: 1, send_sms: 'ja' }).success).toBe(false);
  });

  it('[W-CONTACTS-07] should count roles as the participants of the projects hold them, also after a change', async () => {
    const { persons, members, projects } = await register();
    const all = (await answerOf(projects.projects({ ...ALL, size: 100, status: '', type: '' }))).result_set;
    const rows = async () =>
      (
        await Promise.all(
          all.map(async ({ id }) =>
            (await answerOf(members.participants(id))).map((one) => ({ ...one, project_id: id })),
          ),
        )
      ).flat();
    const statistics = async (id: string) => (await answerOf(persons.person({ id, idtype: 'dataid' }))).role_statistics;
    const before = await rows();
    for (const id of ['1', '2', '3', '4', '77']) expect(await statistics(id)).toEqual(countRoles(before, id));
    const [role] = await answerOf(members.roles());
    await answerOf(
      members.add('1005', { person: { id: '4' }, contact: null, user: null, roles: role ? [role] : [] }, 'k'),
    );
    expect(await statistics('4')).toEqual(countRoles(await rows(), '4'));
    expect(await statistics('4')).not.toEqual(countRoles(before, '4'));
  });

  it('[W-CONTACTS-08] should have used each role held, the one of the newest project first', async () => {
    const { persons } = await register();
    const kari = await answerOf(persons.person({ id: '2', idtype: 'dataid' }));
    expect(
      rolesLastUsed(kari)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(kari.role_statistics?.map((one) => one.role_id).toSorted());
    expect(rolesLastUsed(kari)).toEqual(kari.last_used_roles);
  });

  it('[W-CONTACTS-21] should be listed in pages by a text, had one by one, and changed in the given fields', async () => {
    const { persons, seen } = await register();
    const page = await answerOf(persons.persons({ ...ALL, text: 'kari lunde' }));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/persons?page=1&page_size=25&q=kari+lunde' });
    expect(page.result_set.map(({ id }) => id)).toEqual(['2']);
    expect((await answerOf(persons.persons(ALL))).total_count).toBe(300);
    const one = await answerOf(persons.person({ id: '2', idtype: 'dataid' }));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/persons/2' });
    expect(await answerOf(persons.person({ id: one.structure_node_id ?? '', idtype: 'node' }))).toEqual(one);
    expect(seen.at(-1)?.url).toBe(`/rest/v1/persons/${one.structure_node_id}?idtype=node`);
    const changed = await answerOf(persons.change('2', { birth_date: '1980-02-29', send_sms: false }));
    expect(seen.at(-1)).toMatchObject({
      method: 'PATCH',
      url: '/rest/v1/persons/2',
      body: { birth_date: '1980-02-29', send_sms: false },
    });
    expect(changed).toEqual({ ...one, birth_date: '1980-02-29', send_sms: false });
    expect(await statusOf(persons.change('2', { first_name: null, last_name: ' ' }))).toBe(400);
  });
});

describe('departments over HTTP', () => {
  it('[W-CONTACTS-10] [W-CONTACTS-11] should be listed with the fields of the specification, as they are spelled', async () => {
    const { departments, seen, ask } = await register();
    const list = await answerOf(departments.departments());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/departments' });
    expect(list).toHaveLength(4);
    const { answer } = await ask('GET', '/v1/departments');
    for (const one of answer) expect(Object.keys(one)).toEqual(among('id name contactID organizationNumber address'));
    expect(list.map((one) => z.encode(RegisterDepartment, one))).toEqual(answer);
  });

  it('[W-CONTACTS-12] [W-CONTACTS-13] should be created once for a key, and be found by the id', async () => {
    const { departments, seen } = await register();
    const made = await answerOf(departments.create({ name: 'Prosjekt', organizationNumber: '910000012' }, 'k1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/departments', body: { name: 'Prosjekt' } });
    expect((await answerOf(departments.create({ name: 'Prosjekt', organizationNumber: '910000012' }, 'k1'))).id).toBe(
      made.id,
    );
    expect(await answerOf(departments.department(made.id))).toEqual(made);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: `/rest/v1/departments/${made.id}` });
    expect(await answerOf(departments.departments())).toHaveLength(5);
    expect(await statusOf(departments.create({ name: '' }, 'k2'))).toBe(400);
  });

  it('[W-CONTACTS-14] [W-CONTACTS-15] should have one that reports, none at first, whose word is no id', async () => {
    const { departments, seen } = await register();
    expect(await answerOf(departments.reporting())).toBeNull();
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/departments/reporting' });
    await answerOf(departments.report('2'));
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: '/rest/v1/departments/reporting/2' });
    expect((await answerOf(departments.reporting()))?.id).toBe('2');
    await answerOf(departments.report('3'));
    expect(await answerOf(departments.reporting())).toEqual(await answerOf(departments.department('3')));
    expect(await statusOf(departments.report('404'))).toBe(404);
  });

  it('[W-CONTACTS-16] [W-CONTACTS-17] should be changed and replaced at a path that has the word in the singular', async () => {
    const { departments, seen, ask } = await register();
    const before = await answerOf(departments.department('1'));
    const changed = await answerOf(departments.change('1', { name: 'Bygg øst' }));
    expect(seen.at(-1)).toMatchObject({ method: 'PATCH', url: '/rest/v1/department/1', body: { name: 'Bygg øst' } });
    expect(changed).toEqual({ ...before, name: 'Bygg øst' });
    const replaced = await answerOf(departments.replace('1', { name: 'Bare navn' }));
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: '/rest/v1/department/1' });
    expect(replaced).toEqual({ id: '1', name: 'Bare navn' });
    for (const method of ['PATCH', 'PUT'])
      expect((await ask(method, '/v1/departments/1', { name: 'x' })).status).not.toBe(200);
  });

  const ERRORS = [
    { error: { message: 'Avdelingen er låst.' } },
    { error: 'Avdelingen er låst.' },
    { error: 'LOCKED', message: 'Avdelingen er låst.' },
    { error: true, message: 'Avdelingen er låst.' },
  ];

  it.each(ERRORS)(
    '[W-CONTACTS-18] [W-CONTACTS-19] should fail with the message of an error object: %j',
    async (answer) => {
      const { departments, world } = await register();
      goesWrong(world, { call: 'departments.report', kind: 'answer', answer });
      goesWrong(world, { call: 'departments.department', kind: 'answer', answer });
      for (const reply of [departments.report('1'), departments.department('1')]) {
        const result = await resultOf<unknown>(reply);
        expect(!result.ok && result.error).toMatchObject({ kind: 'refused', message: 'Avdelingen er låst.' });
      }
    },
  );

  it('[W-CONTACTS-18] [W-CONTACTS-19] should take for no error what only has a field of that name, nor in other calls', async () => {
    const { departments, world } = await register();
    for (const error of [null, '', false]) {
      goesWrong(world, { call: 'departments.department', kind: 'answer', answer: { id: 1, error }, times: 1 });
      expect((await resultOf(departments.department('1'))).ok).toBe(true);
    }
    goesWrong(world, { call: 'departments.change', kind: 'answer', answer: { id: 1, error: 'x' } });
    expect((await resultOf(departments.change('1', { name: 'y' }))).ok).toBe(true);
  });
});

describe('what is changed', () => {
  it('should keep its ids and what the projects say of it, also when a caller writes others', async () => {
    const { ask } = await register();
    const others = { id: 7, structure_node_id: 9, role_statistics: [], persons: [], roles: [] };
    for (const path of ['/v1/contacts/101', '/v1/persons/2', '/v1/department/1']) {
      const before = (await ask('GET', path.replace('/department/', '/departments/'))).answer;
      const { answer } = await ask('PATCH', path, others);
      const { id, structure_node_id, role_statistics } = before;
      expect(answer).toMatchObject({
        id,
        ...(structure_node_id && { structure_node_id }),
        ...(role_statistics && { role_statistics }),
      });
    }
  });
});

describe('the register at a service that speaks only the specification', () => {
  it('should have its departments, and say of the rest that it is not there', async () => {
    const server = await serve({ plain: true });
    const { token } = staffAt(server);
    const access = createAccess();
    access.next({ ...access.value, base: server.root, token });
    const http = createHttp({ root: server.root, fetch, access, clock: asyncScheduler });
    expect(await answerOf(createDepartmentsHttp(http).departments())).toHaveLength(4);
    expect(await statusOf(createContactsHttp(http).contacts(ALL))).toBe(404);
    expect(await statusOf(createPersonsHttp(http).persons(ALL))).toBe(404);
  });
});
