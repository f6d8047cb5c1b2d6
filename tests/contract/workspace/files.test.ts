import { createFilesHttp } from '@felles/adapters-http/workspace/files';
import { createParticipantsHttp, createProjectsHttp } from '@felles/adapters-http/workspace/projects';
import { createPersonsHttp } from '@felles/adapters-http/workspace/register';
import { createMeHttp, createRealtimeHttp } from '@felles/adapters-http/workspace/user';
import { fullName } from '@felles/core/workspace/persons';
import { describe, expect, it } from 'vitest';
import { answerOf, resultOf } from '../serving.ts';
import { quiet, serveStaff } from './serving.ts';

/** In the demo: a PDF that lies with a message. */
const FILE = '5000004';

describe('pictures and documents over HTTP', () => {
  it('[W-TRANSPORT-03] [W-PROJECTS-43] [W-PROJECTS-44] should come as their bytes, also where these would be no text', async () => {
    const { http } = await serveStaff();
    const files = createFilesHttp(http);
    const all = [
      files.photo('person', '3'),
      files.projectImage('1001'),
      files.checkinList('1001'),
      files.poster('1001'),
      files.attachment(FILE),
    ];
    const answers = await Promise.all(all.map(answerOf));
    expect(answers.map(({ type }) => type)).toEqual([
      'image/gif',
      'image/gif',
      'application/pdf',
      'application/pdf',
      'application/pdf',
    ]);
    const beginnings = answers.map(({ bytes }) => new TextDecoder('latin1').decode(bytes.slice(0, 4)));
    expect(beginnings).toEqual(['GIF8', 'GIF8', '%PDF', '%PDF', '%PDF']);
  });

  it('[W-TRANSPORT-03] should come as they are, also where they happen to be JSON', async () => {
    const { http } = await serveStaff(
      'ola',
      () => new Response('{"not":"parsed"', { headers: { 'content-type': 'application/json' } }),
    );
    const { type, bytes: got } = await answerOf(createFilesHttp(http).attachment('7'));
    expect([type, new TextDecoder().decode(got)]).toEqual(['application/json', '{"not":"parsed"']);
  });

  it('should be refused with the reason where there is nothing, and be no picture of another type', async () => {
    const files = createFilesHttp((await serveStaff()).http);
    expect(await resultOf(files.poster('404'))).toMatchObject({
      ok: false,
      error: { message: 'Prosjektet finnes ikke.' },
    });
    const { http } = await serveStaff('ola', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    const picture = await resultOf(createFilesHttp(http).projectImage('1001'));
    expect(picture).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});

describe('the photo of a project over HTTP', () => {
  const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

  it('[W-PROJECTS-36] [W-PROJECTS-50] should be taken as form data, and then be the picture of the project', async () => {
    const { http } = await serveStaff();
    const projects = createProjectsHttp(http);
    const files = createFilesHttp(http);
    const { id } = await answerOf(projects.create({ title: 'Ny skole' }, 'k1'));
    expect(await resultOf(files.projectImage(id))).toMatchObject({ error: { status: 404 } });
    await answerOf(projects.uploadPhoto(id, { name: 'tomt.jpg', type: 'image/jpeg', bytes: JPEG }, 'k2', quiet));
    for (const picture of [files.projectImage(id), files.photo('project', id)])
      expect(await answerOf(picture)).toEqual({ type: 'image/jpeg', bytes: JPEG });
    expect((await answerOf(projects.project(id))).image_url).toBe(`/v1/projects/${id}/image`);
  });

  it('[W-PROJECTS-50] should be refused where it is no picture, or is empty', async () => {
    const { http } = await serveStaff();
    const projects = createProjectsHttp(http);
    const send = (bytes: Uint8Array) =>
      resultOf(projects.uploadPhoto('1001', { name: 'tomt.jpg', type: 'image/jpeg', bytes }, 'k3', quiet));
    expect(await send(new TextEncoder().encode('%PDF-1.7'))).toMatchObject({ error: { status: 415 } });
    expect(await send(new Uint8Array())).toMatchObject({ error: { status: 422 } });
    expect((await answerOf(createFilesHttp(http).projectImage('1001'))).type).toBe('image/gif');
  });

  it('[W-PROJECTS-50] should not be taken at a misspelt address', async () => {
    const { ask } = await serveStaff();
    for (const path of ['/v1/projects/1001/photos', '/v1/project/1001/photo'])
      expect((await ask('POST', path, {})).status).toBe(404);
  });
});

describe('what the workspace adds to the service', () => {
  it('should say who is signed in, and what the user may', async () => {
    const { http } = await serveStaff('nina');
    expect(await answerOf(createMeHttp(http).me())).toEqual({
      login_id: '503',
      name: 'Nina Aas',
      person_id: '3',
      may_change: false,
      rights: [],
      sees: expect.arrayContaining(['participants', 'projects']),
    });
  });

  it('should find persons by words in name, mobile and company, in any order', async () => {
    const { http } = await serveStaff();
    const persons = createPersonsHttp(http);
    const found = await answerOf(persons.find('lunde kari', 5));
    expect(found.map(fullName)).toContain('Kari Lunde');
    expect((await answerOf(persons.find('fjordbygg', 2))).map(({ contact }) => contact?.name)).toEqual([
      'Fjordbygg AS',
      'Fjordbygg AS',
    ]);
  });

  it('should have the roles that a participant may hold', async () => {
    const { http } = await serveStaff();
    const roles = await answerOf(createParticipantsHttp(http).roles());
    expect(roles.map(({ title }) => title)).toContain('Kontrollør');
  });
});

describe('the calls of staff', () => {
  it('[W-TRANSPORT-02] should carry the token of the user, also where they ask for one of the live connection', async () => {
    const { http } = await serveStaff('kari');
    expect((await answerOf(createMeHttp(http).me())).name).toBe('Kari Lunde');
    expect((await resultOf(createRealtimeHttp(http).token())).ok).toBe(true);
    expect((await resultOf(createFilesHttp(http).poster('1001'))).ok).toBe(true);
  });
});
