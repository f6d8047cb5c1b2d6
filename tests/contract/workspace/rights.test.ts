import { type Call, WIRE } from '@felles/adapters-http/wire';
import { demoStaff } from '@felles/fixtures/workspace/staff';
import { RIGHTS, type Right, seesPart } from '@felles/mock-server/internal';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aClient } from '../live.ts';
import { serve } from '../serving.ts';
import { type Server, staffAt } from './serving.ts';

/** Nina sees three projects, and changes nothing there. The second is none of hers, and the third is nowhere. */
const PROJECTS = { own: '1001', other: '1039', absent: '987654' } as const;
const HIDDEN = PROJECTS.other;
const SEEN = PROJECTS.own;

const CASES = ['own', 'other', 'absent'] as const;
type Case = (typeof CASES)[number];
type Ids = Readonly<Record<Case, string>>;

const staffRows = Object.entries<Call>(WIRE).filter(([, { access }]) => access === 'staff');
const rights = Object.entries(RIGHTS);

const rowOf = (name: string): Call => WIRE[name] ?? expect.unreachable(name);

const CLIENT_ID = '0b0c1f3e-6a52-4c1d-9a77-2f5c0d1e2a3b';

/** Bodies that can be read, so that the right decides. */
const BODIES: Readonly<Record<string, object>> = {
  'chat.create': { title: 'Ny', agreement_id: 201, internal: false },
  'chat.createAgreement': { project_id: 1001, contact_id: 101, name: 'Avtale' },
  'chat.mark': { status: 'READ' },
  'chat.send': { text: 'Hei' },
  'checkins.decide': { let_in: true, reason: 'Kort bestilt' },
  'checklists.create': { client_id: CLIENT_ID, template_id: 1 },
  'checklists.sign': { signed: true },
  'contacts.create': { client_id: CLIENT_ID, name: 'Nytt AS' },
  'deviations.comment': { client_id: CLIENT_ID, text: 'Sett' },
  'deadlines.create': { title: 'Ny', abbreviation: 'N', day: '2026-12-01' },
  'deviations.create': { client_id: CLIENT_ID, registered_at: '2026-06-18T10:00:00Z', title: 'Fukt' },
  'documents.createFolder': { title: 'Ny' },
  'documents.putAway': { away: true, was: { away: false } },
  'documents.renameFolder': { title: 'Ny', was: { title: '01 Kontrakt' } },
  'expenses.create': { client_id: CLIENT_ID, title: 'Gips', date: '2026-11-19', mva_sats: 25, lines: [] },
  'expenses.decide': { ids: [], status: 'APPROVED' },
  'hours.approve': { ids: [], status: 'APPROVED' },
  'hours.create': { client_id: 'x', date: '2026-11-19', art_id: 1, hours: 7.5 },
  'notifications.markSeen': { ids: [] },
  'persons.create': { client_id: CLIENT_ID, first_name: 'Siv', mobile: '90000000' },
  'phases.addMilestone': { title: 'Ny', date: '2026-06-18' },
  'phases.budget': { hours_budget: 8 },
  'phases.move': { to: 'remaining' },
  'phases.plan': { planned_from: '2026-06-15', planned_to: '2026-06-19' },
  'projectTemplates.make': { template_id: 51, part: 'phases', first_day: '2027-02-01', from: 0, to: 1 },
  'projectTemplates.save': { title: 'Ny', parts: [] },
  'settings.write': { value: 'x' },
  'tasks.comment': { client_id: CLIENT_ID, text: 'Sett' },
  'tasks.create': { client_id: CLIENT_ID, title: 'Rydding', start: '2026-06-18', end: '2026-06-19' },
};

/** The path values of each call: the same for each user, but for the record. */
async function recordsIn(server: Server) {
  const { ask } = staffAt(server, 'ola');
  const { answer: agreements } = await ask('GET', '/v1/conversations/agreement_conversations');
  const talks = (project: string, kind: string): readonly { id: number }[] =>
    agreements.flatMap((one: Record<string, readonly { id: number }[]> & { project: { id: number } }) =>
      String(one.project.id) === project ? one[kind] : [],
    );
  const [talk] = talks(SEEN, 'public_conversations');
  const [internal] = talks(SEEN, 'internal_conversations');
  const messageIn = async (id: number | undefined) => {
    const { answer } = await ask('GET', `/v1/conversations/${id}/messages`);
    return String(answer[0].id);
  };
  const conversationID = { own: String(talk?.id), other: String(internal?.id), absent: '987654' };
  const messageID = { own: await messageIn(talk?.id), other: await messageIn(internal?.id), absent: '987654321' };
  const { answer: hidden } = await ask('GET', `/v1/tasks?project_id=${HIDDEN}`);
  return {
    project_id: PROJECTS,
    deviation_id: { own: '100100', other: '100300', absent: '9876540' },
    document_id: { own: '100100', other: '103900', absent: '9876540' },
    folder_id: { own: '1001001', other: '1039001', absent: '9876540' },
    dataid: PROJECTS,
    conversationID,
    messageID,
    // One that nobody has sent is as good as one in a conversation of others.
    task_id: { own: '7000', other: String(hidden[0].id), absent: '98765432' },
    attachmentID: { own: '987654321', other: '987654322', absent: '987654323' },
    phase_id: { own: '1', other: '1', absent: '1' },
    id: { own: '101', other: '102', absent: '987654' },
  };
}

const FIXED: Readonly<Record<string, string>> = {
  context: 'start',
  count: '5',
  idtype: 'dataid',
  key: 'a.key',
  type: 'project',
};

function addressOf(row: Call, ids: Readonly<Record<string, Ids>>, which: Case, isAsked: boolean): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]?.[which] ?? FIXED[name] ?? '987654');
  const query = new URLSearchParams({
    ...(isAsked && { project_id: PROJECTS[which] }),
    ...(path.endsWith('/recent') && { channel: 'projects' }),
    ...(path.endsWith('/search') && { q: 'skole' }),
    ...(path.endsWith('/resources') && { active: 'true' }),
    ...(path.endsWith('/me/hours') && { from: '2026-11-16', to: '2026-11-22' }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
}

function bodyOf(name: string, { body }: Call): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (body.format === 'parts') {
    const parts = new FormData();
    parts.append('file', new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }));
    parts.append('client_id', CLIENT_ID);
    return { body: parts };
  }
  return { body: JSON.stringify(BODIES[name] ?? {}), headers: { 'content-type': 'application/json' } };
}

/** How a plain request of a user is answered, its words too. */
function asking(server: Server, login: string) {
  const { token } = staffAt(server, login);
  return async (method: string, path: string, { headers, ...init }: RequestInit = {}) => {
    const url = `${server.root}/rest${path}`;
    const reply = await fetch(url, { method, headers: { authorization: `Bearer ${token}`, ...headers }, ...init });
    return { status: reply.status, words: await reply.text() };
  };
}

it('every call of staff should have its place in the table of rights', () => {
  expect(rights.map(([name]) => name).toSorted()).toEqual(staffRows.map(([name]) => name).toSorted());
});

describe.each(demoStaff)('the calls of $login', (staff) => {
  const isCustomer = staff.reach !== 'all';

  /** The status of each case; null where the right refuses nothing. */
  function expectedOf({ part, does, of }: Right): readonly (number | null)[] {
    if (!seesPart(staff, part)) return [404, 404, 404];
    const own = does === 'changes' && isCustomer ? 403 : null;
    return of === null ? [own, own, own] : [own, isCustomer ? 404 : own, 404];
  }

  it('should be answered by the table, and what is hidden as what is not there, word for word', async () => {
    const server = await serve();
    const ids = await recordsIn(server);
    const ask = asking(server, staff.login);
    const wrong: unknown[] = [];
    for (const [name, right] of rights) {
      const row = rowOf(name);
      // The rights of the contractor to change are proven by each area's own tests.
      if (!isCustomer && right.does !== 'reads') continue;
      const expected = expectedOf(right);
      const words: string[] = [];
      for (const [at, which] of CASES.entries()) {
        const address = addressOf(row, ids, which, right.of === 'asked');
        const answer = await ask(row.method, address, bodyOf(name, row));
        const status = expected[at] ?? null;
        if (status === null ? answer.status === 403 : answer.status !== status)
          wrong.push([name, which, answer.status, status]);
        if (status !== null && which !== 'own') words.push(answer.words);
      }
      if (new Set(words).size > 1) wrong.push([name, ...words]);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a user who sees only the own projects', () => {
  it('should hear nothing of another project, in its own channels or in those of all projects', async () => {
    const server = await serve();
    const nina = staffAt(server, 'nina');
    const ola = staffAt(server, 'ola');
    const client = await aClient(server.root, server.port, {
      token: async () => (await nina.ask('GET', '/pubsub/auth/gettoken')).answer.token,
    });
    const told: unknown[] = [];
    for (const channel of ['projects', `project.${SEEN}`, `project.${HIDDEN}`])
      client.listen(channel).subscribe(({ event, data }) => told.push([event, channel, Object(data).id]));
    await expect
      .poll(() => server.app.inject('/control/api/live/connections').then((reply) => reply.json()[0].channels))
      .toEqual(['projects', `project.${SEEN}`]);
    await ola.ask('PATCH', `/v1/projects/${HIDDEN}`, { title: 'Hemmelig' });
    await ola.ask('PATCH', `/v1/projects/${SEEN}`, { title: 'Kjent' });
    await expect.poll(() => told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        ['project.changed', 'projects', 1001],
        ['project.changed', `project.${SEEN}`, 1001],
        ['history.added', `project.${SEEN}`, expect.any(Number)],
      ]),
    );
    const { answer } = await nina.ask('GET', '/pubsub/recent?channel=projects');
    expect(answer.map(({ data }: { data: { id: number } }) => data.id)).toEqual([1001]);
  });

  it('should be given of a participant the name, company, roles, work phone and e-mail, in events too', async () => {
    const server = await serve();
    const nina = staffAt(server, 'nina');
    const ola = staffAt(server, 'ola');
    const { answer: list } = await nina.ask('GET', `/v1/projects/${SEEN}/participants`);
    const [first] = list;
    expect(Object.keys(first).toSorted()).toEqual(['contact', 'id', 'person', 'roles', 'user']);
    expect(Object.keys(first.person).toSorted()).toEqual(['email', 'first_name', 'id', 'last_name']);
    await ola.ask('PUT', `/v1/projects/${SEEN}/participants/${first.id}`, {
      ...first,
      person: { ...first.person, mobile: '19999999' },
      birth_date: '1980-01-01',
    });
    const { answer: told } = await nina.ask('GET', `/pubsub/recent?channel=project.${SEEN}`);
    const heard = told.find(({ event }: { event: string }) => event === 'participant.changed').data;
    expect(Object.keys(heard).toSorted()).toEqual(['contact', 'id', 'person', 'roles', 'user']);
    expect(JSON.stringify(heard)).not.toContain('19999999');
  });

  it('should be given nothing of hours and departments with a project and its phases', async () => {
    const server = await serve();
    const { ask } = staffAt(server, 'nina');
    const answers = await Promise.all(
      [
        '/v1/projects',
        `/v1/projects/${SEEN}`,
        `/project/view/${SEEN}`,
        `/project/process/${SEEN}/phases`,
        `/v1/projects/${SEEN}/progress_summary`,
        '/project/statistics/phasestate',
        `/v1/tasks?project_id=${SEEN}`,
      ].map(async (path) => JSON.stringify((await ask('GET', path)).answer)),
    );
    for (const answer of answers)
      expect(answer).not.toMatch(/"hours\w*":[^tf]|"department"|"hmsNotificationEmails"|"holidays"|"expenses"/);
  });

  it('should find nothing of the register, of articles, of costs and of others’ invoices', async () => {
    const server = await serve();
    const { ask } = staffAt(server, 'nina');
    const words = ['an', 'er', 'in', 'faktura', 'betong', 'as'];
    const hits = await Promise.all(
      words.map(async (q) => (await ask('GET', `/v1/search?q=${q}&page_size=500`)).answer),
    );
    const kinds = new Set(hits.flat().map(({ type }: { type: string }) => type));
    expect([...kinds].toSorted()).toEqual(['document', 'project']);
  });

  it('should share no layout with the contractor’s people, and have none of theirs', async () => {
    const server = await serve();
    const [nina, ola] = ['nina', 'ola'].map((login) => staffAt(server, login));
    const titles = async (user: typeof nina) =>
      (await user?.ask('GET', '/dashboard/start/layouts'))?.answer.map(({ title }: { title: string }) => title);
    expect(await titles(ola)).toContain('Fjordbygg felles');
    expect(await titles(nina)).not.toContain('Fjordbygg felles');
    const own = await nina?.ask('POST', '/dashboard/start/layout', { title: 'Mitt', shared: false, portlets: [] });
    expect(own?.status).toBe(200);
    const shared = { title: 'Delt', shared: true, portlets: [] };
    expect((await nina?.ask('POST', '/dashboard/start/layout', shared))?.status).toBe(403);
    expect((await nina?.ask('PUT', `/dashboard/start/layout/${own?.answer.layout_id}`, shared))?.status).toBe(403);
    expect(await titles(ola)).not.toContain('Delt');
  });

  it('should be told of what the user sees, and mark own notifications', async () => {
    const server = await serve();
    const { ask } = staffAt(server, 'nina');
    const { answer: told } = await ask('GET', '/v1/notifications');
    const kinds = told.map(({ datatype }: { datatype: string }) => datatype);
    expect(kinds).toContain('document');
    expect(kinds).not.toEqual(expect.arrayContaining(['person']));
    expect(kinds).not.toEqual(expect.arrayContaining(['panel']));
    const fresh = told.filter(({ seen }: { seen: boolean }) => !seen).map(({ id }: { id: number }) => id);
    expect((await ask('PUT', '/v1/notifications/seen', { ids: fresh })).status).toBe(200);
    const { answer: after } = await ask('GET', '/v1/notifications');
    expect(after.filter(({ seen }: { seen: boolean }) => !seen)).toEqual([]);
  });

  it('should be told by `me` which parts the user sees', async () => {
    const server = await serve();
    const seesOf = async (login: string) => (await staffAt(server, login).ask('GET', '/v1/me')).answer.sees;
    expect(await seesOf('ola')).toEqual(expect.arrayContaining(['persons', 'articles', 'internal']));
    const seen = await seesOf('nina');
    expect(seen).toContain('participants');
    for (const part of ['persons', 'contacts', 'articles', 'expenses', 'hours', 'internal', 'panels', 'checkins'])
      expect(seen).not.toContain(part);
  });

  it('should be given an answer under its key again only while the right lasts', async () => {
    const server = await serve();
    const nina = staffAt(server, 'nina');
    const ola = staffAt(server, 'ola');
    const { conversationID } = await recordsIn(server);
    const send = () =>
      nina.ask(
        'POST',
        `/v1/conversations/${conversationID.own}/messages`,
        { text: 'Hei' },
        { 'Idempotency-Key': 'k-1' },
      );
    const { status, answer } = await send();
    expect([status, (await send()).answer.id]).toEqual([200, answer.id]);
    const { answer: list } = await ola.ask('GET', `/v1/projects/${SEEN}/participants`);
    const herself = list.find(({ person }: { person: { id: number } | null }) => person?.id === 3);
    await ola.ask('DELETE', `/v1/projects/${SEEN}/participants/${herself.id}`);
    expect((await send()).status).toBe(404);
  });
});

describe('what clients publish', () => {
  it('should be refused in each channel that more than one user hears', async () => {
    const server = await serve();
    const client = await aClient(server.root, server.port, {
      token: async () => (await staffAt(server, 'nina').ask('GET', '/pubsub/auth/gettoken')).answer.token,
    });
    const results = await Promise.all(
      ['projects', `project.${SEEN}`, 'agreements', 'dashboard.start', 'user.503'].map(async (channel) => {
        const answer = await firstValueFrom(client.publish(channel, { id: 1 }));
        return answer.ok;
      }),
    );
    expect(results).toEqual([false, false, false, false, true]);
  });

  it('should take no room from the history of others, in however many invented channels', async () => {
    const server = await serve();
    const ola = staffAt(server, 'ola');
    await ola.ask('PATCH', `/v1/projects/${SEEN}`, { title: 'Kjent' });
    const client = await aClient(server.root, server.port, {
      token: async () => (await staffAt(server, 'nina').ask('GET', '/pubsub/auth/gettoken')).answer.token,
    });
    for (let count = 0; count < 510; count += 1) await firstValueFrom(client.publish(`invented ${count}`, count));
    const { answer } = await ola.ask('GET', `/pubsub/recent?channel=project.${SEEN}`);
    expect(answer).not.toEqual([]);
  });
});
