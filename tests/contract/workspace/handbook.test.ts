import { createDocumentsHttp } from '@felles/adapters-http/workspace/areas/documents';
import { createHandbookHttp } from '@felles/adapters-http/workspace/areas/handbook';
import { documentsFrom, HandbookTemplate, isApplicable } from '@felles/core/workspace/handbook';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, MORNING, servePlain } from '../serving.ts';
import { keysOf, named, serveStaff, staffAt, statusOf } from './serving.ts';

const PHASES = ['1', '2', '3', '4', '5'];
const asSent = (templates: readonly HandbookTemplate[]) => templates.map((one) => z.encode(HandbookTemplate, one));

async function handbook(login = 'ola') {
  const server = await serveStaff(login);
  const at = (milliseconds: number) =>
    server.world.change((state) => {
      state.clock = { kind: 'frozen', at: MORNING + milliseconds };
    });
  at(0);
  return { ...server, at, port: createHandbookHttp(server.http), documents: createDocumentsHttp(server.http) };
}

describe('the templates of a phase over HTTP', () => {
  it('[W-DOCUMENTS-07] [W-DOCUMENTS-08] [W-PHASES-27] should have the fields of the specification', async () => {
    const { ask, port } = await handbook();
    const { answer } = await ask('GET', '/v1/projects/1001/phases/1/templates');
    expect(keysOf(answer[0])).toEqual(
      named(
        'template_id title origin is_applicable documents datatype_id template_class mime_type project_document_id actions',
      ),
    );
    expect(keysOf(answer[0].actions)).toEqual(named('create create_and_edit edit edit_webfolder'));
    expect(asSent(await answerOf(port.templates('1001', '1')))).toEqual(answer);
  });

  it('[W-PHASES-20] should be the same by the older call', async () => {
    const { ask, port } = await handbook();
    for (const phase of PHASES) {
      const { answer } = await ask('GET', `/project/process/1001/phase/${phase}/templates`);
      expect(answer).toEqual(asSent(await answerOf(port.templates('1001', phase))));
      expect(asSent(await answerOf(port.legacyTemplates('1001', phase)))).toEqual(answer);
    }
    expect((await ask('GET', '/project/proces/1001/phase/1/templates')).status).toBe(404);
    expect((await ask('GET', '/v1/projects/1001/phase/1/templates')).status).toBe(404);
  });

  it('should name the documents created from them, each in its list', async () => {
    const { port, documents } = await handbook();
    const phases = await Promise.all(PHASES.map((phase) => answerOf(port.templates('1001', phase))));
    const made = phases.flat().flatMap(documentsFrom);
    const list = await answerOf(documents.documents('1001'));
    expect(made.length).toBeGreaterThan(20);
    expect(list.map(({ document_id: id }) => id)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  });
});

describe('the templates that a phase counts', () => {
  it('should be those that apply and were used, as its list has them', async () => {
    const { ask, port } = await handbook();
    const { answer } = await ask('GET', '/project/process/1001/phases');
    for (const { phase_id, progress } of answer.phases) {
      const applicable = (await answerOf(port.templates('1001', String(phase_id)))).filter(isApplicable);
      const used = applicable.filter((template) => documentsFrom(template).length > 0);
      expect(Object.values(progress.templates)).toEqual([used.length, applicable.length]);
    }
  });
});

describe('a document created from a template', () => {
  it('should be created once for any number of requests, and be edited at the service’s address', async () => {
    const { port, documents } = await handbook();
    const place = { projectId: '1001', phaseId: '2', templateId: '201' };
    const made = await answerOf(port.make(place, 'key-1'));
    expect(await answerOf(port.make(place, 'key-1'))).toEqual(made);
    const template = (await answerOf(port.templates('1001', '2'))).find(({ template_id: id }) => id === '201');
    expect(template && documentsFrom(template).filter(({ id }) => id === made.document_id)).toHaveLength(1);
    const full = await answerOf(documents.document({ id: made.document_id, idtype: 'dataid' }));
    expect(keysOf(full.actions ?? {})).toEqual(named('edit edit_webfolder'));
  });

  it('should be refused where the flags do not permit it, and to a user who changes nothing', async () => {
    const { port } = await handbook();
    expect(await statusOf(port.make({ projectId: '1001', phaseId: '2', templateId: '204' }, 'k'))).toBe(403);
    expect(await statusOf(port.make({ projectId: '1001', phaseId: '2', templateId: '9' }, 'k2'))).toBe(404);
    const nina = await handbook('nina');
    expect(await statusOf(nina.port.make({ projectId: '1001', phaseId: '2', templateId: '201' }, 'k3'))).toBe(403);
    expect(await statusOf(nina.port.templates('1039', '1'))).toBe(404);
  });
});

describe('the handbook of a project over HTTP', () => {
  it('[W-PROJECTS-53] should be built anew template by template, and be read as before meanwhile', async () => {
    const { ask, at, port } = await handbook();
    const before = await answerOf(port.templates('1001', '1'));
    const { status, answer } = await ask('PUT', '/v1/projects/1001/rebuild_handbook', {});
    expect([status, answer.rebuild]).toMatchObject([
      200,
      { status: 'running', done: 0, all: 48, begun_by: 'Ola Bakken' },
    ]);
    at(19 * 600);
    expect((await answerOf(port.handbook('1001'))).rebuild).toMatchObject({ status: 'running', done: 19 });
    expect(await answerOf(port.templates('1001', '1'))).toEqual(before);
    expect(await statusOf(port.make({ projectId: '1001', phaseId: '2', templateId: '201' }, 'k3'))).toBe(409);
    // Once more does not begin again.
    await answerOf(port.rebuild('1001'));
    expect((await answerOf(port.handbook('1001'))).rebuild).toMatchObject({ done: 19 });
    at(60_000);
    expect(await answerOf(port.handbook('1001'))).toMatchObject({
      built_at: new Date(MORNING + 48 * 600).toISOString(),
      rebuild: { status: 'done' },
    });
    expect((await ask('PUT', '/v1/projects/1001/rebuildhandbook', {})).status).toBe(404);
  });

  it('should send events in its project’s channel: started, built, document created', async () => {
    const { ask, at, port } = await handbook();
    const events = async () => {
      const { answer } = await ask('GET', '/pubsub/recent?channel=project.1001');
      return answer.map(({ event }: { readonly event: string }) => event);
    };
    await answerOf(port.rebuild('1001'));
    expect(await events()).toContain('handbook.changed');
    at(60_000);
    await answerOf(port.handbook('1001'));
    expect(await events()).toContain('handbook.rebuilt');
    await answerOf(port.make({ projectId: '1001', phaseId: '2', templateId: '201' }, 'key-9'));
    expect(await events()).toContain('document.changed');
  });

  it('[W-PROJECTS-53] should stay the old one where its building stops, and say where and why', async () => {
    const { root, at, port } = await handbook();
    const before = await answerOf(port.handbook('1001'));
    const order = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"stopsAt":19}' };
    expect((await fetch(`${root}/control/api/handbook`, order)).status).toBe(200);
    await answerOf(port.rebuild('1001'));
    at(60_000);
    const { built_at, rebuild } = await answerOf(port.handbook('1001'));
    expect(built_at).toBe(before.built_at);
    expect(rebuild).toMatchObject({ status: 'failed', done: 19, all: 48 });
    expect(rebuild?.reason).toMatch(/^Malen «.+» finnes ikke lenger\.$/);
    await fetch(`${root}/control/api/handbook`, { ...order, body: '{"stopsAt":null}' });
    await answerOf(port.rebuild('1001'));
    at(120_000);
    expect((await answerOf(port.handbook('1001'))).rebuild?.status).toBe('done');
  });

  it('[W-PROJECTS-54] should be another one once that is chosen, with the templates of that', async () => {
    const { ask, port } = await handbook();
    const books = await answerOf(port.handbooks());
    expect(books.map(({ template_count: count }) => count)).toEqual([48, 31, 21]);
    expect((await ask('PUT', '/v1/projects/1001/dochandbook/2', {})).status).toBe(200);
    expect(await answerOf(port.handbook('1001'))).toMatchObject({ handbook_id: '2', title: 'KS småhus' });
    const phases = await Promise.all(PHASES.map((phase) => answerOf(port.templates('1001', phase))));
    expect(phases.flat()).toHaveLength(31);
    expect(await statusOf(port.choose('1001', '99'))).toBe(404);
    expect((await ask('PUT', '/v1/projects/1001/handbook/2', {})).status).toBe(404);
  });

  it('[W-PROJECTS-53] [W-PROJECTS-54] should be built and chosen at a service without additions', async () => {
    const server = await servePlain();
    const { ask } = staffAt(server);
    expect((await ask('PUT', '/v1/projects/1001/rebuild_handbook', {})).status).toBe(200);
    expect((await ask('PUT', '/v1/projects/1001/dochandbook/2', {})).status).toBe(200);
    expect((await ask('GET', '/v1/handbooks')).status).toBe(404);
  });
});
