import { createNotificationsHttp } from '@felles/adapters-http/workspace/areas/notifications';
import { createPublishingHttp } from '@felles/adapters-http/workspace/areas/publishing';
import { createSearchHttp } from '@felles/adapters-http/workspace/areas/search';
import { createSettingsHttp, createVisitsHttp } from '@felles/adapters-http/workspace/user';
import { groupHits } from '@felles/core/internal/workspace/search/rules';
import { VisitEntry } from '@felles/core/internal/workspace/visits/model';
import { Notification } from '@felles/core/workspace/notifications';
import { matchOf, SearchHit, targetOf } from '@felles/core/workspace/search';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf } from '../serving.ts';
import { serveStaff, staffAt } from './serving.ts';

describe('persistent settings over HTTP', () => {
  it('[W-SETTINGS-01] [W-SETTINGS-02] should be stored under their key with a body of value alone, and read there', async () => {
    const { http, seen, ask } = await serveStaff();
    const settings = createSettingsHttp(http);
    const key = 'ola.portlet.7.a%2Fb ø?';
    expect(await answerOf(settings.read(key))).toBeNull();
    await answerOf(settings.write(key, '["x"]'));
    expect(seen.at(-1)).toMatchObject({ method: 'POST', body: { value: '["x"]' } });
    expect(seen.at(-1)?.url).toBe(`/rest/system/persistent/${encodeURIComponent(key)}`);
    expect(await answerOf(settings.read(key))).toBe('["x"]');
    await answerOf(settings.write(key, null));
    expect(seen.at(-1)?.body).toEqual({ value: null });
    expect(await answerOf(settings.read(key))).toBeNull();
    expect((await ask('POST', '/system/persistent/a', { value: 42 })).status).toBe(400);
  });

  it('should be each user’s own', async () => {
    const server = await serveStaff('ola');
    await answerOf(createSettingsHttp(server.http).write('a', 'min'));
    const kari = createSettingsHttp(staffAt(server, 'kari').http);
    expect(await answerOf(kari.read('a'))).toBeNull();
  });
});

describe('visits over HTTP', () => {
  it('[W-VISITS-01] [W-VISITS-03] [W-VISITS-04] should be recorded by type and id, and listed, the last first', async () => {
    const { http, seen, ask } = await serveStaff();
    const visits = createVisitsHttp(http);
    await answerOf(visits.record({ type: 'project', idtype: 'dataid', id: '1001' }));
    await answerOf(visits.record({ type: 'project', idtype: 'node', id: '21002' }));
    await answerOf(visits.record({ type: 'person', idtype: 'dataid', id: '2' }));
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /rest/visitlog/project/dataid/1001',
      'POST /rest/visitlog/project/node/21002',
      'POST /rest/visitlog/person/dataid/2',
    ]);
    const last = await answerOf(visits.last('project', 10));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/visitlog/project/10' });
    expect(last.map(({ dataid }) => dataid)).toEqual(['1002', '1001']);
    for (const entry of last)
      expect(Object.keys(VisitEntry.parse(entry)).sort()).toEqual(['dataid', 'name', 'node_id']);
    expect((await ask('POST', '/visitlog/invoice/dataid/1')).status).toBe(400);
  });
});

describe('the main search over HTTP', () => {
  it('[W-SEARCH-01] [W-SEARCH-10] should give hits with the fields of the specification, invoices with three more', async () => {
    const { http, seen } = await serveStaff();
    const hits = await answerOf(createSearchHttp(http).search('a', 50));
    expect(seen.at(-1)?.url).toBe('/rest/v1/search?q=a&page_size=50&records=true');
    const fields =
      'ctime datatype_id mtime node_id owner_login_id owner_login_name project_id project_name title type'.split(' ');
    for (const hit of hits) expect(Object.keys(SearchHit.parse(hit))).toEqual(expect.arrayContaining(fields));
    const invoices = groupHits(await answerOf(createSearchHttp(http).search('faktura', 50)))[0];
    expect(invoices?.name).toBe('Faktura');
    expect(invoices?.hits[0]).toMatchObject({
      invoice_number: expect.anything(),
      contact_id: expect.anything(),
      contact_name: expect.anything(),
    });
  });
});

describe('what the main search finds', () => {
  it('should find an article by its number, and say which', async () => {
    const { http } = await serveStaff();
    const found = groupHits(await answerOf(createSearchHttp(http).search('2001', 500)));
    const [article] = found.find(({ name }) => name === 'article')?.hits ?? [];
    expect([article?.title, article && matchOf(article)]).toEqual(['Diett', { field: 'article_number', text: '2001' }]);
  });

  it.each(['1001', 'p-1001', '2600', '10100001', '+47 10 10 00 01', '004710100001', '10 30 01 00', '900791909'])(
    'should have what has the very number first, before numbers that only contain it: %s',
    async (typed) => {
      const { http } = await serveStaff();
      const hits = await answerOf(createSearchHttp(http).search(typed, 500));
      const number = typed.replace(/\s/g, '').replace(/^(?:\+|00)47|^p-/, '');
      const isExact = hits.map((hit) => matchOf(hit)?.text.replace('P-', '') === number);
      expect(isExact[0]).toBe(true);
      expect(isExact.lastIndexOf(true)).toBe(isExact.filter(Boolean).length - 1);
    },
  );

  it('should be found by its numbers too, and say by which', async () => {
    const { http, ask } = await serveStaff();
    const { answer: contact } = await ask('GET', '/v1/contacts/101');
    const { answer: person } = await ask('GET', '/v1/persons/12');
    const search = async (words: string) => await answerOf(createSearchHttp(http).search(words, 500));
    const [project] = await search('2607');
    expect(project).toMatchObject({ type: 'project', project_id: '1008' });
    expect(project && matchOf(project)).toEqual({ field: 'project_number', text: '2607' });
    const [company] = await search(contact.orgnr);
    expect(company).toMatchObject({ title: contact.name, found_in: 'orgnr', found_text: contact.orgnr });
    for (const phone of [person.mobile, `+47 ${person.mobile.slice(0, 3)} ${person.mobile.slice(3)}`]) {
      const hits = await search(phone);
      expect(hits.find(({ type }) => type === 'person')).toMatchObject({
        found_in: 'mobile',
        found_text: person.mobile,
      });
    }
  });

  it('should find deviations by their number, and records of projects by their words', async () => {
    const { http, ask } = await serveStaff();
    const search = async (words: string) => await answerOf(createSearchHttp(http).search(words, 500));
    const of = (project_id: string | null | undefined) => ({ project_id, datatype_id: null });
    for (const [type, path] of [
      ['deviation', '/v1/projects/1001/deviations'],
      ['checklist', '/v1/projects/1001/checklists'],
      ['task', '/v1/tasks?project_id=1001'],
    ] as const) {
      const { answer } = await ask('GET', path);
      const [one] = answer;
      const node_id = String(one[`${type}_id`] ?? one.id);
      expect(await search(one.title)).toContainEqual(expect.objectContaining({ ...of('1001'), type, node_id }));
      if (type !== 'deviation') continue;
      const [first] = await search(String(one.number));
      expect(first && [targetOf(first), matchOf(first)?.field]).toEqual([
        { datatype: 'deviation', id: node_id, projectId: '1001' },
        'deviation_number',
      ]);
    }
    const plain = (await ask('GET', '/v1/search?q=a&page_size=500')).answer;
    expect(plain.filter((hit: SearchHit) => hit.datatype_id === null)).toEqual([]);
  });

  it('should tell of no record that its user may not see, nor of a part that is off', async () => {
    const server = await serveStaff('nina');
    const seen = new Set(
      (await server.ask('GET', '/v1/projects?page_size=200')).answer.result_set.map(({ id }: { id: number }) =>
        String(id),
      ),
    );
    const records = async () =>
      (await answerOf(createSearchHttp(server.http).search('e', 500))).filter(
        ({ datatype_id: datatype }) => datatype === null,
      );
    const found = await records();
    expect(found.filter(({ project_id: project }) => !seen.has(String(project)))).toEqual([]);
    const [deviation] = found.filter(({ type }) => type === 'deviation');
    const off = deviation?.project_id ?? expect.unreachable();
    server.world.change((state) => {
      state.tables['flags'] = [{ project_id: off, deviations: false }];
    });
    const isThere = ({ type, project_id: project }: SearchHit) => type === 'deviation' && project === off;
    expect((await records()).some(isThere)).toBe(false);
  });

  it('should be as many as are asked for, up to 500', async () => {
    const { http, ask } = await serveStaff();
    const { search } = createSearchHttp(http);
    const some = await answerOf(search('a', 50));
    const more = await answerOf(search('a', 100));
    expect([some.length, more.length]).toEqual([50, 100]);
    expect(more.slice(0, 50).map(({ node_id }) => node_id)).toEqual(some.map(({ node_id }) => node_id));
    expect(await answerOf(search('a', 500))).toHaveLength(500);
    for (const size of ['0', '501']) expect((await ask('GET', `/v1/search?q=a&page_size=${size}`)).status).toBe(400);
    expect((await ask('GET', '/v1/search?q=a')).answer).toHaveLength(50);
  });
});

const addressOfThing = (datatype: string, id: string, project: string): string => {
  if (datatype === 'task') return `/v1/tasks?project_id=${project}`;
  if (datatype === 'checkin') return `/v1/projects/${project}/checkins`;
  if (datatype === 'chat') return `/v1/conversations/${id}`;
  if (datatype === 'panel') return `/publisering/${id}`;
  return `/v1/${datatype}s/${id}`;
};

describe('notifications over HTTP', () => {
  it('[W-NOTIFICATIONS-01] [W-NOTIFICATIONS-04] should be the user’s own, the newest first', async () => {
    const server = await serveStaff('ola');
    const list = await answerOf(createNotificationsHttp(server.http).notifications());
    expect(server.seen.at(-1)?.url).toBe('/rest/v1/notifications');
    const fields = ['id', 'message', 'category', 'time', 'importance'];
    for (const each of list) expect(Object.keys(Notification.parse(each))).toEqual(expect.arrayContaining(fields));
    const times = list.map(({ time }) => time ?? '');
    expect(times.length).toBeGreaterThan(1);
    expect(times).toEqual(times.toSorted().reverse());
    const karis = await answerOf(createNotificationsHttp(staffAt(server, 'kari').http).notifications());
    expect(karis.map(({ id }) => id)).not.toEqual(list.map(({ id }) => id));
  });

  it('should be about records that the demo user can open, under the same names', async () => {
    const server = await serveStaff('ola');
    for (const { login } of demoStaff) {
      const { http, ask } = staffAt(server, login);
      const list = await answerOf(createNotificationsHttp(http).notifications());
      expect(list.length).toBeGreaterThan(3);
      for (const { message, datatype, dataid, project_id: project } of list) {
        const { status, answer } = await ask('GET', addressOfThing(String(datatype), dataid ?? '', project ?? ''));
        expect([message, status]).toEqual([message, 200]);
        const thing = Array.isArray(answer) ? answer.find(({ id }) => String(id) === dataid) : answer;
        const { title, firstName, first_name, file_name } = Object(thing);
        expect(message).toContain(title ?? firstName ?? first_name ?? String(file_name).replace(/\.\w+$/, ''));
      }
    }
  });

  it('should tell of a new version of a document that got one at that time', async () => {
    const { http, ask } = await serveStaff('ola');
    const list = await answerOf(createNotificationsHttp(http).notifications());
    const { time, dataid } = list.find(({ datatype }) => datatype === 'document') ?? {};
    const { history } = (await ask('GET', `/v1/documents/${dataid}`)).answer;
    expect(history.length).toBeGreaterThan(1);
    expect(Math.abs(Date.parse(history[0].date) - Date.parse(time ?? ''))).toBeLessThan(60_000);
  });

  it('should be marked as seen, one or several, by the user alone whose they are', async () => {
    const server = await serveStaff('ola');
    const { notifications, markSeen } = createNotificationsHttp(server.http);
    const newOnes = async () =>
      (await answerOf(notifications())).filter(({ seen }) => seen === false).map(({ id }) => id);
    const [first, ...rest] = await newOnes();
    if (first === undefined) throw new Error('nothing is new');
    await answerOf(createNotificationsHttp(staffAt(server, 'kari').http).markSeen([first]));
    expect(await newOnes()).toEqual([first, ...rest]);
    await answerOf(markSeen([first]));
    expect(server.seen.at(-1)).toMatchObject({ method: 'PUT', url: '/rest/v1/notifications/seen' });
    expect(await newOnes()).toEqual(rest);
    await answerOf(markSeen(rest));
    expect(await newOnes()).toEqual([]);
  });
});

describe('published panels over HTTP', () => {
  it('[W-PANELS-01] [W-PANELS-02] should be a panel, or say in its error field why there is none', async () => {
    const { http, seen } = await serveStaff();
    const { panel } = createPublishingHttp(http);
    expect(await answerOf(panel('1'))).toMatchObject({
      pub_id: '1',
      title: 'HMS-uke 47',
      ingress: expect.any(String),
      text: expect.any(String),
      error: null,
    });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/publisering/1' });
    for (const id of ['3', '404', '../x']) expect((await answerOf(panel(id))).error).toEqual(expect.any(String));
  });

  it('should be listed without those that are withdrawn, with whether the user has read them', async () => {
    const server = await serveStaff();
    const { panels, markRead } = createPublishingHttp(server.http);
    await answerOf(markRead('2'));
    expect(server.seen.at(-1)?.url).toBe('/rest/publisering/markread/2');
    const list = await answerOf(panels());
    expect(list.map(({ pub_id, read }) => [pub_id, read])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect((await answerOf(createPublishingHttp(staffAt(server, 'kari').http).panels()))[1]?.read).toBe(false);
  });

  it('[W-PANELS-03] should be marked as read by a call of its own, which no cache may answer', async () => {
    const { http, seen } = await serveStaff();
    const { markRead } = createPublishingHttp(http);
    expect(await answerOf(markRead('2'))).toMatchObject({ pub_id: '2', error: null });
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/publisering/markread/2' });
    expect(seen.at(-1)?.headers['cache-control']).toBe('no-cache');
    expect((await answerOf(markRead('3'))).error).toEqual(expect.any(String));
  });
});

describe('every call of the workspace', () => {
  it('[W-TRANSPORT-01] should go to the rest base followed by its path', async () => {
    const { http, seen } = await serveStaff();
    await resultOf(createSearchHttp(http).search('skole', 50));
    await resultOf(createVisitsHttp(http).last('contact', 10));
    expect(seen.map(({ url }) => url)).toEqual([
      '/rest/v1/search?q=skole&page_size=50&records=true',
      '/rest/visitlog/contact/10',
    ]);
  });
});
