import { createChatHttp } from '@felles/adapters-http/workspace/chat';
import { describe, expect, it } from 'vitest';
import { aClient, subscribed } from '../live.ts';
import { answerOf } from '../serving.ts';
import { serveStaff, staffAt } from './serving.ts';

const CLIENT = { id: 1, title: 'Byggherre', type: 'client' };
const NEW = { title: 'Nygård barnehage' };

/** A new project, and persons of the register with their companies. */
async function aProject(login = 'ola') {
  const server = await serveStaff(login);
  const { ask } = server;
  const { answer: project } = await ask('POST', '/v1/projects', NEW, { 'idempotency-key': 'p' });
  const { answer: persons } = await ask('GET', '/v1/persons?page=1&page_size=100');
  const nina = persons.result_set.find(({ id }: { id: number }) => id === 3);
  const ola = persons.result_set.find(({ id }: { id: number }) => id === 1);
  const bodyOf = (person: typeof nina, role: object) => ({
    person: { id: person.id, first_name: person.first_name, last_name: person.last_name },
    contact: person.contact && { id: person.contact.id, name: person.contact.name },
    roles: [role],
  });
  const take = (person: typeof nina, role: object = CLIENT, key = `${person.id}`) =>
    ask('POST', `/v1/projects/${project.id}/participants`, bodyOf(person, role), { 'idempotency-key': key });
  const agreements = async () =>
    (await answerOf(createChatHttp(server.http).agreements())).filter(
      ({ project: of }) => of?.id === String(project.id),
    );
  const history = async () => JSON.stringify((await ask('GET', `/v1/projects/${project.id}/history`)).answer);
  return { ...server, project, nina, ola, take, bodyOf, agreements, history };
}

describe('the agreement of a project that gets a customer', () => {
  it('should be made once by the service, with the persons of both sides, and be in the history', async () => {
    const { take, nina, ola, agreements, project, history } = await aProject();
    await take(ola, { id: 3, title: 'Anleggsleder', type: 'internal' });
    expect(await agreements()).toEqual([]);
    await take(nina);
    await take(nina);
    await take(nina, CLIENT, 'again');
    const [made, ...more] = await agreements();
    expect(more).toEqual([]);
    expect(made).toMatchObject({
      agreement: { name: `Avtale ${project.project_number}-1`, created_by: null, contact: { id: '101' } },
    });
    expect(made?.relations?.map(({ person }) => person?.first_name)).toEqual(['Nina', 'Ola']);
    expect((await history()).split('det ble laget en avtale')).toHaveLength(2);
  });

  it('should be made where a participant becomes the customer, and be seen by the customer’s user', async () => {
    const page = await aProject();
    const { ask, take, bodyOf, nina, agreements, project } = page;
    const { answer } = await take(nina, { id: 6, title: 'Kontrollør', type: 'external' });
    expect(await agreements()).toEqual([]);
    await ask('PUT', `/v1/projects/${project.id}/participants/${answer.id}`, bodyOf(nina, CLIENT));
    const [made] = await agreements();
    const begun = { title: NEW.title, agreement_id: Number(made?.agreement.id), internal: false };
    expect((await ask('POST', '/v1/conversations', begun)).status).toBe(200);
    const { answer: seen } = await staffAt(page, 'nina').ask('GET', '/v1/conversations/agreement_conversations');
    expect(JSON.stringify(seen)).toContain(made?.agreement.name);
  });

  it('[W-PLAN-07] should be made by one who asks, once by a client id, for a project and a company there are', async () => {
    const page = await aProject();
    const { ask, agreements, project, history } = page;
    const body = { project_id: project.id, contact_id: 101, name: ' Tillegg ', client_id: crypto.randomUUID() };
    const make = (part: object = {}, by = ask) => by('POST', '/v1/agreements', { ...body, ...part });
    const { answer: made } = await make();
    expect((await make()).answer).toEqual(made);
    expect((await make({ name: 'Annet' })).status).toBe(409);
    expect((await agreements()).map(({ agreement }) => agreement)).toMatchObject([
      { name: 'Tillegg', created_by: 'Ola Bakken', contact: { id: '101' } },
    ]);
    expect(await history()).toContain('laget en avtale');
    for (const part of [{ name: ' ' }, { contact_id: 987654 }, { project_id: 987654 }])
      expect((await make({ ...part, client_id: undefined })).status).toBe('project_id' in part ? 404 : 400);
    expect((await make({ project_id: 1001 }, staffAt(page, 'nina').ask)).status).toBe(403);
  });

  it('should be told in the channel of agreements', async () => {
    const { root, port, take, nina } = await aProject();
    const client = await aClient(root, port);
    const told: string[] = [];
    client.listen('agreements').subscribe(({ event }) => told.push(event));
    await subscribed(client, ['agreements']);
    await take(nina);
    await expect.poll(() => told).toContain('agreement.created');
  });
});
