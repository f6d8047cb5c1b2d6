import { createDocumentsHttp, createStatisticsHttp } from '@felles/adapters-http';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf } from '../serving.ts';
import { serveStaff } from './serving.ts';

const PDF = new TextEncoder().encode('%PDF-1.7 en plan');
const keysOf = (value: object) => Object.keys(value).sort();
const named = (names: string) => names.split(' ').sort();
const quiet = () => undefined;

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
    expect(await answerOf(port.documents(1001))).toEqual(answer);
  });

  it('[W-DOCUMENTS-10] [W-DOCUMENTS-12] should lie in the folders of the project', async () => {
    const { ask, port } = await documents();
    const { answer } = await ask('GET', '/v1/projects/1001/folders');
    expect(keysOf(answer[1])).toEqual(named('node_id type title subnodes'));
    expect(keysOf(answer[1].subnodes[0])).toEqual(named('node_id type title subnodes'));
    expect(await answerOf(port.folders(1001))).toEqual(answer);
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
    expect(await answerOf(port.document({ id: '100100', idtype: 'dataid' }))).toEqual(answer);
    expect(await answerOf(port.document({ id: String(answer.node_id), idtype: 'node' }))).toEqual(answer);
  });

  it('[W-DOCUMENTS-02] [W-DOCUMENTS-03] should be photos where they are pictures', async () => {
    const { ask, http } = await documents();
    const { answer } = await ask('GET', '/project/statistics/photos?project_id=1001');
    expect(keysOf(answer[0])).toEqual(
      named('document_id file_exists node_id project_id project_name project_node_id title url path'),
    );
    expect(keysOf(answer[0].path[0])).toEqual(named('data_id datatype_id node_id node_title'));
    expect(await answerOf(createStatisticsHttp(http).photos({ projectId: 1001 }))).toEqual(answer);
  });

  it('[W-DOCUMENTS-13] should take a file as form data once, however often it is sent, and give it back', async () => {
    const { port } = await documents();
    const file = { name: 'Plan å.pdf', type: 'application/pdf', bytes: PDF };
    const place = { projectId: 1001, folder: '1001001' };
    const put = await answerOf(port.upload(file, place, 'key-1', quiet));
    expect(put).toMatchObject({ title: 'Plan å', mime_type: 'application/pdf', parent_node_id: 1_001_001 });
    expect(await answerOf(port.upload(file, place, 'key-1', quiet))).toEqual(put);
    const list = await answerOf(port.documents(1001));
    expect(list.filter(({ title }) => title === 'Plan å')).toHaveLength(1);
    expect(await answerOf(port.content(put.document_id))).toEqual({ type: 'application/pdf', bytes: PDF });
  });

  it('[S-37] should refuse a file that is not what its name says', async () => {
    const { port } = await documents();
    const file = { name: 'Plan.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('<script>') };
    expect(await resultOf(port.upload(file, { projectId: 1001, folder: null }, 'key-2', quiet))).toMatchObject({
      ok: false,
      error: { status: 415 },
    });
  });

  it('[S-37] should be files that no page runs, whatever is in them', async () => {
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
    const refusedTo = async (ask: Parameters<typeof resultOf>[0]) => {
      const result = await resultOf(ask);
      return !result.ok && result.error.kind === 'refused' && result.error.status;
    };
    expect(await refusedTo(nina.port.documents(1039))).toBe(404);
    expect(await refusedTo(nina.port.document({ id: '103900', idtype: 'dataid' }))).toBe(404);
    expect(await refusedTo(all.port.content(100_107))).toBe(404);
    expect((await answerOf(all.port.document({ id: '100107', idtype: 'dataid' }))).file_exists).toBe(false);
  });
});
