import { describe, expect, it } from 'vitest';
import { type Server, serveStaff, staffAt } from './serving.ts';

const FOLDERS = '/v1/projects/1001/folders';
const AWAY = '/v1/projects/1001/documents/away';
const away = (id: string) => `/v1/projects/1001/documents/${id}/away`;
const PUT = { away: true, was: { away: false } };
const BACK = { away: false, was: { away: true } };

type Ask = ReturnType<typeof staffAt>['ask'];
type Titled = { readonly title: string; readonly node_id: number; readonly document_id: number };

const titles = async (ask: Ask, path: string): Promise<readonly string[]> =>
  (await ask('GET', path)).answer.map(({ title }: Titled) => title);

/** The clock of the service goes on by so many days. */
const later = ({ world }: Pick<Server, 'world'>, days: number) =>
  world.change((state) => {
    if (state.clock.kind === 'real') state.clock.offset += days * 86_400_000;
  });

describe('[W-PLAN-17] the folders of a project over HTTP', () => {
  it('should be made and renamed, each with a line of the history, and taken by documents', async () => {
    const { ask } = await serveStaff();
    const { answer: made } = await ask('POST', FOLDERS, { title: ' 08 Elektro ' });
    const { answer: below } = await ask('POST', FOLDERS, { title: 'Skjema', parent_node_id: made.node_id });
    const was = { title: '08 Elektro' };
    expect((await ask('PATCH', `${FOLDERS}/${made.node_id}`, { title: '08 Tavler', was })).status).toBe(200);
    const { answer } = await ask('GET', FOLDERS);
    expect(answer.at(-1)).toMatchObject({
      title: '08 Tavler',
      subnodes: [{ node_id: below.node_id, title: 'Skjema' }],
    });
    const moved = await ask('PATCH', '/v1/documents/100100', { parent_node_id: String(below.node_id) });
    expect(moved.answer.path.map(({ node_title: title }: { node_title: string }) => title)).toEqual([
      null,
      '08 Tavler',
      'Skjema',
    ]);
    const { answer: history } = await ask('GET', '/v1/projects/1001/history');
    expect(history.slice(0, 3).map(({ text, title }: { text: string; title: string }) => `${text} ${title}`)).toEqual([
      'endret navnet på mappen, fra «08 Elektro» til «08 Tavler»',
      'opprettet mappen Skjema',
      'opprettet mappen 08 Elektro',
    ]);
  });

  it('should keep the names of the demo apart by folder, and refuse one that is there', async () => {
    const { ask } = await serveStaff();
    const status = async (method: string, path: string, body: object) => (await ask(method, path, body)).status;
    const rename = (title: string, was = { title: '02 Tegninger' }) =>
      status('PATCH', `${FOLDERS}/1001002`, { title, was });
    expect(await status('POST', FOLDERS, { title: '02 tegninger' })).toBe(400);
    expect(await status('POST', FOLDERS, { title: 'x', parent_node_id: '9' })).toBe(400);
    expect(await status('POST', FOLDERS, { title: '02 Tegninger', parent_node_id: '1001002' })).toBe(200);
    expect(await rename('05 FDV')).toBe(400);
    expect(await status('PATCH', `${FOLDERS}/1001002`, { title: 'Uten was' })).toBe(400);
    expect(await rename('02 TEGNINGER')).toBe(200);
    expect(await rename('Mine', { title: '02 Tegninger' })).toBe(409);
    expect(await status('PATCH', `${FOLDERS}/9`, { title: 'Mine', was: { title: '' } })).toBe(404);
  });

  it('should say who renamed one first', async () => {
    const server = await serveStaff();
    const was = { title: '05 FDV' };
    await staffAt(server, 'kari').ask('PATCH', `${FOLDERS}/1001009`, { title: '05 Drift', was });
    const { status, answer } = await server.ask('PATCH', `${FOLDERS}/1001009`, { title: '05 Ny', was });
    expect([status, answer.error.type]).toEqual([409, 'Changed']);
    expect(answer.error.detail.fields.title).toMatchObject({ value: '05 Drift', by: 'Kari Lunde' });
  });
});

describe('[W-PLAN-17] a document that is put away over HTTP', () => {
  it('should be out of lists and search with its history kept, and be as it was when it is taken back', async () => {
    const server = await serveStaff();
    const { ask } = server;
    const found = async () =>
      (await ask('GET', '/v1/search?q=Riggplan')).answer.filter(
        (hit: { project_id: number }) => hit.project_id === 1001,
      );
    const { answer: before } = await ask('GET', '/v1/documents/100114');
    const { answer: list } = await ask('GET', '/v1/projects/1001/documents');
    expect(await found()).toHaveLength(1);
    const { answer: put } = await ask('PUT', away('100114'), PUT);
    expect(put.away).toMatchObject({ by: 'Ola Bakken', folder: '03 HMS og SHA', is_folder_gone: false });
    expect((await ask('PUT', away('100114'), PUT)).answer).toEqual(put);
    expect(await titles(ask, '/v1/projects/1001/documents')).not.toContain('Riggplan');
    expect(await titles(ask, '/project/process/1001/phase/1/documents')).not.toContain('Riggplan');
    expect(await found()).toEqual([]);
    expect((await titles(ask, AWAY))[0]).toBe('Riggplan');
    const { answer: kept } = await ask('GET', '/v1/documents/100114');
    expect(kept).toMatchObject({ history: before.history, away: { by: 'Ola Bakken' } });
    expect((await ask('PATCH', '/v1/documents/100114', { file_name: 'Ny.pdf' })).status).toBe(409);
    expect((await ask('PUT', away('100114'), BACK)).status).toBe(200);
    expect((await ask('GET', '/v1/documents/100114')).answer).toEqual(before);
    const { answer: after } = await ask('GET', '/v1/projects/1001/documents');
    expect(after).toHaveLength(list.length);
    expect(await found()).toHaveLength(1);
    const { answer: history } = await ask('GET', '/v1/projects/1001/history');
    expect(history.slice(0, 2).map(({ text, title }: { text: string; title: string }) => [text, title])).toEqual([
      ['tok tilbake', 'Riggplan'],
      ['la bort', 'Riggplan'],
    ]);
  });

  it('should be taken back for 30 days, and then be in the history only', async () => {
    const server = await serveStaff();
    await server.ask('PUT', away('100114'), PUT);
    later(server, 29);
    expect(await titles(staffAt(server).ask, AWAY)).toEqual(['Riggplan']);
    later(server, 1);
    const { ask } = staffAt(server);
    expect(await titles(ask, AWAY)).toEqual([]);
    const { status, answer } = await ask('PUT', away('100114'), BACK);
    expect([status, answer.error.type]).toEqual([409, 'Expired']);
    const { answer: history } = await ask('GET', '/v1/projects/1001/history');
    expect(history.filter(({ dataid }: { dataid: number }) => dataid === 100114)).not.toEqual([]);
  });

  it('should ask for a folder where its own is gone', async () => {
    const { ask } = await serveStaff();
    const { answer } = await ask('GET', AWAY);
    const one = answer.find((document: { away: { is_folder_gone: boolean } }) => document.away.is_folder_gone);
    const back = (folder?: string | null) =>
      ask('PUT', away(one.document_id), { ...BACK, ...(folder !== undefined && { parent_node_id: folder }) });
    const refused = await back();
    expect([refused.status, refused.answer.error.field]).toEqual([400, 'body.parent_node_id']);
    expect((await back('9')).status).toBe(400);
    expect((await back('1001007')).answer).toMatchObject({ parent_node_id: 1001007, away: null });
  });

  it('should be done by one with the right to plan tasks, in the project of the document', async () => {
    const server = await serveStaff('per');
    const refused = await server.ask('PUT', away('100114'), PUT);
    expect([refused.status, refused.answer.error.message]).toEqual([403, expect.stringContaining('Kari Lunde')]);
    const nina = staffAt(server, 'nina');
    expect((await nina.ask('PUT', away('100114'), PUT)).status).toBe(403);
    expect((await nina.ask('POST', FOLDERS, { title: 'x' })).status).toBe(403);
    const ola = staffAt(server);
    expect((await ola.ask('PUT', away('100214'), PUT)).status).toBe(404);
    expect((await ola.ask('PUT', away('100114'), { away: true })).status).toBe(400);
  });
});
