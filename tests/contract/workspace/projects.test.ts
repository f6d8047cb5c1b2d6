import { createParticipantsHttp, createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { Participant } from '@felles/core/workspace/participants';
import { Project, type ProjectQuestion, ProjectSummary } from '@felles/core/workspace/projects';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, resultOf } from '../serving.ts';
import { keysOf, named, serveStaff, staffAt, statusOf } from './serving.ts';

const ALL: ProjectQuestion & { readonly size: number } = {
  page: 1,
  size: 25,
  text: '',
  status: '',
  type: '',
  sort: '',
};

async function projects(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, list: createProjectsHttp(server.http), members: createParticipantsHttp(server.http) };
}

describe('a project over HTTP', () => {
  it('[W-PROJECTS-08] [W-PROJECTS-15] [W-PROJECTS-17] [W-PROJECTS-39] should have the fields of the specification', async () => {
    const { ask, list } = await projects();
    const { answer } = await ask('GET', '/v1/projects/1001');
    const { department, ...specified } = answer;
    expect(keysOf(department)).toEqual(named('id name'));
    expect(keysOf(specified)).toEqual(
      named(
        'id structure_node_id title description project_number internal_project_number parent_project_id parent_project_node_id status type address coordinates matrix municipality bra bya number_of_units contract_date contract_sum created_date modified_date image_url deadlines document_filters hmsNotificationEmails employer boligmappa_number boligmappa_project_number',
      ),
    );
    expect(z.encode(Project, await answerOf(list.project('1001')))).toEqual(answer);
    expect(Participant.safeParse(answer.employer).success).toBe(true);
  });

  it('[W-PROJECTS-09] [W-PROJECTS-10] [W-PROJECTS-11] [W-PROJECTS-12] [W-PROJECTS-13] [W-PROJECTS-14] [W-PROJECTS-16] should have its parts with theirs', async () => {
    const { ask } = await projects();
    const { answer } = await ask('GET', '/v1/projects/1001');
    expect(keysOf(answer.status)).toEqual(named('status_code status_value'));
    expect(keysOf(answer.type)).toEqual(named('id title type'));
    expect(keysOf(answer.address)).toEqual(named('address city postal_code'));
    expect(keysOf(answer.coordinates)).toEqual(named('latitude longitude'));
    expect(keysOf(answer.matrix)).toEqual(named('gnr bnr fnr snr knr'));
    expect(keysOf(answer.municipality)).toEqual(named('name number address postal_code'));
    for (const deadline of answer.deadlines)
      expect(keysOf(deadline)).toEqual(named('abbreviation event_date event_status title'));
  });

  it('[W-TRANSPORT-04] should be read with the names of its fields as they are written, and keep what is unknown', () => {
    const wire = {
      id: 1,
      hmsNotificationEmails: ['a@example.no'],
      boligmappa_number: 7,
      title: null,
      something_new: [1],
    };
    const read = Project.parse(wire);
    expect(read).toEqual({ ...wire, id: '1' });
    expect(z.encode(Project, read)).toEqual(wire);
    expect(Project.safeParse({ title: 'without an id' }).success).toBe(false);
    expect(Project.safeParse({ id: 1, hmsNotificationEmails: 'x', number_of_units: 'two' }).success).toBe(false);
  });

  it('[W-PROJECTS-07] should be known in short by the ten fields of a summary', () => {
    const names = 'node_id project_id address postnr poststed latitude longitude prosjektnr referanse tittel';
    expect(keysOf(ProjectSummary.shape)).toEqual(named(names));
    const summary = { node_id: 1, project_id: 2, postnr: '0150', latitude: 59.9, tittel: 'Skole' };
    const read = z.parse(ProjectSummary, summary);
    expect(read).toEqual({ ...summary, node_id: '1', project_id: '2' });
    expect(z.encode(ProjectSummary, read)).toEqual(summary);
    expect(ProjectSummary.safeParse({ tittel: 4 }).success).toBe(false);
  });

  it('[W-PROJECTS-38] [W-PROJECTS-40] [W-PROJECTS-41] should be created once per key, changed, replaced', async () => {
    const { list, seen } = await projects();
    const made = await answerOf(list.create({ title: 'Ny skole', description: 'To etasjer' }, 'k1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/projects' });
    expect((await answerOf(list.create({ title: 'Ny skole', description: 'To etasjer' }, 'k1'))).id).toBe(made.id);
    const changed = await answerOf(list.change(made.id, { title: 'Skolen' }));
    expect(seen.at(-1)).toMatchObject({
      method: 'PATCH',
      url: `/rest/v1/projects/${made.id}`,
      body: { title: 'Skolen' },
    });
    expect(changed).toMatchObject({ title: 'Skolen', description: 'To etasjer', created_date: made.created_date });
    const replaced = await answerOf(list.replace(made.id, { title: 'Bare tittel' }));
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/v1/projects/${made.id}` });
    expect(replaced).toMatchObject({ id: made.id, title: 'Bare tittel', created_date: made.created_date });
    expect(replaced.description).toBeUndefined();
    const refused = await resultOf(list.create({ title: ' ' }, 'k2'));
    expect(refused.ok).toBe(false);
  });
});

describe('the list of projects over HTTP', () => {
  it('[W-PROJECTS-18] [W-PROJECTS-37] should come in pages, and have none beyond the last', async () => {
    const { list, ask } = await projects();
    const first = await answerOf(list.projects(ALL));
    expect(first).toMatchObject({ page: 1, page_size: 25, page_count: 2, total_count: 40 });
    expect(keysOf(first)).toEqual(named('page page_count page_size total_count result_set'));
    const second = await answerOf(list.projects({ ...ALL, page: 2 }));
    expect([first, second].flatMap(({ result_set }) => result_set.map(({ id }) => id))).toHaveLength(40);
    expect(new Set([...first.result_set, ...second.result_set].map(({ id }) => id)).size).toBe(40);
    expect((await answerOf(list.projects({ ...ALL, page: 9 }))).result_set).toEqual([]);
    expect((await ask('GET', '/v1/projects?page=0')).status).toBe(400);
  });

  it('should be found by words, by status, and stand in the order that is asked for', async () => {
    const { list } = await projects();
    const found = await answerOf(list.projects({ ...ALL, text: 'SKOLE', size: 100 }));
    expect(found.result_set.every(({ title, address }) => /skole/i.test(`${title} ${address?.address}`))).toBe(true);
    const running = await answerOf(list.projects({ ...ALL, status: '2', sort: '-title', size: 100 }));
    expect(running.result_set.every(({ status }) => status?.status_code === '2')).toBe(true);
    const titles = running.result_set.map(({ title }) => title ?? '');
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('nb').compare).reverse());
  });

  it('should show a user of few rights the own projects alone, and let that user change none', async () => {
    const { list } = await projects('nina');
    const page = await answerOf(list.projects(ALL));
    expect(page.result_set.map(({ id }) => id)).toEqual(['1001', '1002', '1003']);
    const other = await resultOf(list.project('1010'));
    const change = await resultOf(list.change('1001', { title: 'x' }));
    expect(
      [other, change].map((result) => !result.ok && result.error.kind === 'refused' && result.error.status),
    ).toEqual([404, 403]);
  });
});

describe('participants over HTTP', () => {
  it('[W-PROJECTS-19] [W-PROJECTS-20] [W-PROJECTS-46] should have the fields of the specification', async () => {
    const { ask } = await projects();
    const { answer } = await ask('GET', '/v1/projects/1001/participants');
    expect(answer.length).toBeGreaterThan(3);
    for (const participant of answer) {
      expect(keysOf(participant)).toEqual(named('id contact person user roles'));
      if (participant.user) expect(keysOf(participant.user)).toEqual(named('id name initials email mobile telephone'));
      for (const role of participant.roles) expect(keysOf(role)).toEqual(named('id title type'));
    }
  });

  it('[W-PROJECTS-47] [W-PROJECTS-48] [W-PROJECTS-49] should be added once for a key, changed and removed', async () => {
    const { members, seen } = await projects();
    const fields = {
      person: { id: '77', first_name: 'Åse' },
      contact: null,
      user: null,
      roles: [{ id: '4', title: 'Underentreprenør', type: 'supplier' }],
    };
    const before = (await answerOf(members.participants('1001'))).length;
    const added = await answerOf(members.add('1001', fields, 'k1'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', url: '/rest/v1/projects/1001/participants' });
    expect((await answerOf(members.add('1001', fields, 'k1'))).id).toBe(added.id);
    const roles = [...fields.roles, { id: '6', title: 'Kontrollør', type: 'external' }];
    expect((await answerOf(members.change('1001', added.id, { ...fields, roles }, 'k2'))).roles).toEqual(roles);
    expect(seen.at(-1)).toMatchObject({ method: 'PUT', url: `/rest/v1/projects/1001/participants/${added.id}` });
    expect(await answerOf(members.participants('1001'))).toHaveLength(before + 1);
    await answerOf(members.remove('1001', added.id, 'k3'));
    expect(seen.at(-1)).toMatchObject({ method: 'DELETE', url: `/rest/v1/projects/1001/participants/${added.id}` });
    expect(await answerOf(members.participants('1001'))).toHaveLength(before);
    const nobody = await resultOf(members.add('1001', { person: null, contact: null, roles: [] }, 'k4'));
    expect(nobody.ok).toBe(false);
  });

  it('should not be changed by way of another project', async () => {
    const server = await projects();
    const [first] = await answerOf(server.members.participants('1001'));
    const kari = createParticipantsHttp(staffAt(server, 'kari').http);
    expect(await statusOf(kari.remove('1002', first?.id ?? '', 'k1'))).toBe(404);
  });
});
