import { createDocumentsHttp } from '@felles/adapters-http/workspace/areas/documents';
import { createStatisticsHttp } from '@felles/adapters-http/workspace/statistics';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { acrossTheWire, keysOf, named, quiet, serveStaff, statusOf } from './serving.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 en plan');

async function documents(login = 'ola') {
  const server = await serveStaff(login);
  return { ...server, port: createDocumentsHttp(server.http) };
}

describe('the documents of a project over HTTP', () => {
  it('[W-DOCUMENTS-04] [W-DOCUMENTS-13] should be a list with the fields of the specification', async () => {
    const { ask, port } = await documents();
    const { answer } = await ask('GET', '/v1/projects/1001/documents');
    expect(keysOf(answer[0])).toEqual(
      named('created_by created_date datatype_id document_id mime_type node_id title type parent_node_id file_exists'),
    );
    expect(await answerOf(port.documents('1001'))).toEqual(acrossTheWire(answer));
  });

  it('[W-DOCUMENTS-10] [W-DOCUMENTS-12] should lie in the folders of the project', async () => {
    const { ask, port } = await documents();
    const { answer } = await ask('GET', '/v1/projects/1001/folders');
    expect(keysOf(answer[1])).toEqual(named('node_id type title subnodes'));
    expect(keysOf(answer[1].subnodes[0])).toEqual(named('node_id type title subnodes'));
    expect(await answerOf(port.folders('1001'))).toEqual(acrossTheWire(answer));
  });

  it('[W-DOCUMENTS-05] [W-DOCUMENTS-06] should each be had with its versions', async () => {
    const { ask, port } = await documents();
    const { answer } = await ask('GET', '/v1/documents/100100');
    expect(keysOf(answer)).toEqual(
      named(
        'doc_id node_id parent_node_id file_name size mtime content_type file_exists eier path history actions pdf png',
      ),
    );
    expect(keysOf(answer.history[0])).toEqual(named('version version_id major date user'));
    expect(await answerOf(port.document({ id: '100100', idtype: 'dataid' }))).toEqual(acrossTheWire(answer));
    expect(await answerOf(port.document({ id: String(answer.node_id), idtype: 'node' }))).toEqual(
      acrossTheWire(answer),
    );
  });

  it('[W-DOCUMENTS-02] [W-DOCUMENTS-03] should be photos where they are pictures', async () => {
    const { ask, http } = await documents();
    const { answer } = await ask('GET', '/project/statistics/photos?project_id=1001');
    expect(keysOf(answer[0])).toEqual(
      named('document_id file_exists node_id project_id project_name project_node_id title url path'),
    );
    expect(keysOf(answer[0].path[0])).toEqual(named('data_id datatype_id node_id node_title'));
    expect(await answerOf(createStatisticsHttp(http).photos({ projectId: '1001' }))).toEqual(acrossTheWire(answer));
  });

  it('[W-DOCUMENTS-13] should take a file as form data once, however often it is sent, and give it back', async () => {
    const { port } = await documents();
    const file = { name: 'Plan å.pdf', type: 'application/pdf', bytes: PDF };
    const place = { projectId: '1001', folder: '1001001' };
    const put = await answerOf(port.upload(file, place, 'key-1', quiet));
    expect(put).toMatchObject({ title: 'Plan å', mime_type: 'application/pdf', parent_node_id: '1001001' });
    expect(await answerOf(port.upload(file, place, 'key-1', quiet))).toEqual(put);
    const list = await answerOf(port.documents('1001'));
    expect(list.filter(({ title }) => title === 'Plan å')).toHaveLength(1);
    expect(await answerOf(port.content(put.document_id))).toEqual({ type: 'application/pdf', bytes: PDF });
  });

  it('[S-37] should refuse a file that is not what its name says', async () => {
    const { port } = await documents();
    const file = { name: 'Plan.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('<script>') };
    expect(await statusOf(port.upload(file, { projectId: '1001', folder: null }, 'key-2', quiet))).toBe(415);
  });

  it('[S-37] should be files that no page runs, with any content', async () => {
    const { root, token } = await documents();
    const reply = await fetch(`${root}/rest/v1/documents/100100/content`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
    });
  });

  it('should not be there for those who may not see the project, nor where the file is lost', async () => {
    const nina = await documents('nina');
    const all = await documents();
    expect(await statusOf(nina.port.documents('1039'))).toBe(404);
    expect(await statusOf(nina.port.document({ id: '103900', idtype: 'dataid' }))).toBe(404);
    expect(await statusOf(all.port.content('100107'))).toBe(404);
    expect((await answerOf(all.port.document({ id: '100107', idtype: 'dataid' }))).file_exists).toBe(false);
  });
});

describe('a document that gains versions over HTTP', () => {
  const sent = (text: string, name = 'Plan.pdf') => ({
    name,
    type: 'application/pdf',
    bytes: new TextEncoder().encode(text),
  });

  it('should have each version that was sent, the newest as its file, and none twice', async () => {
    const { port } = await documents();
    const place = { projectId: '1001', folder: null };
    const { document_id: id } = await answerOf(port.upload(sent('%PDF-1.7 en'), place, 'key-1', quiet));
    const taken = await answerOf(port.addVersion(sent('%PDF-1.7 to'), id, 'key-2', quiet));
    expect(await answerOf(port.addVersion(sent('%PDF-1.7 to'), id, 'key-2', quiet))).toEqual(taken);
    expect(taken.history?.map(({ version }) => version)).toEqual([2, 1]);
    const textOf = async (file: ReturnType<typeof port.content>) =>
      new TextDecoder().decode((await answerOf(file)).bytes);
    const [second, first] = taken.history ?? [];
    expect(await textOf(port.content(id))).toBe('%PDF-1.7 to');
    expect(await textOf(port.version(id, second?.version_id ?? ''))).toBe('%PDF-1.7 to');
    expect(await textOf(port.version(id, first?.version_id ?? ''))).toBe('%PDF-1.7 en');
  });

  it('[S-37] should not take a version that is forged, empty or of another type, and lose none', async () => {
    const { port } = await documents();
    const refused = (file: ReturnType<typeof sent>) =>
      statusOf(port.addVersion(file, '100100', crypto.randomUUID(), quiet));
    const before = await answerOf(port.document({ id: '100100', idtype: 'dataid' }));
    expect(await refused(sent('<script>'))).toBe(415);
    expect(await refused(sent(''))).toBe(400);
    expect(await refused(sent('tekst', 'Plan.txt'))).toBe(400);
    expect(await answerOf(port.document({ id: '100100', idtype: 'dataid' }))).toEqual(before);
  });

  it('should be renamed and moved, with its ending, to a folder that is there', async () => {
    const { port, ask } = await documents();
    const { answer: folders } = await ask('GET', '/v1/projects/1001/folders');
    const node = String(folders[2].node_id);
    const changed = await answerOf(port.change('100100', { file_name: 'Kontrakt ny.pdf', parent_node_id: node }));
    expect(changed).toMatchObject({ file_name: 'Kontrakt ny.pdf', parent_node_id: node });
    const [entry] = (await answerOf(port.documents('1001'))).filter(({ document_id: id }) => id === '100100');
    expect(entry).toMatchObject({ title: 'Kontrakt ny', parent_node_id: node });
    for (const wrong of [{ file_name: 'a/b.pdf' }, { file_name: 'Kontrakt.exe' }, { parent_node_id: '1' }])
      expect((await ask('PATCH', '/v1/documents/100100', wrong)).status).toBe(400);
    expect((await ask('PATCH', '/v1/document/100100', {})).status).toBe(404);
  });

  it('should not be changed by a user who changes nothing, nor seen by one who does not see its project', async () => {
    const nina = await documents('nina');
    expect((await nina.ask('PATCH', '/v1/documents/100100', { file_name: 'x.pdf' })).status).toBe(403);
    expect((await nina.ask('GET', '/v1/documents/103900/versions/1/content')).status).toBe(404);
    expect((await nina.ask('GET', '/v1/documents/100100/versions/1/content')).status).toBe(404);
  });
});
