// The answers of a real service, without its people: with `npx felles-mock --record URL --world FILE`, or in a test
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should be answered as the real service has answered, with other names and numbers', async () => {
  const real = await startService();
  const file = join(mkdtempSync(join(tmpdir(), 'felles-')), 'world.json');
  const { access } = await real.signIn({ login: 'ola' });
  const ask = async (url: string, path: string, token: string) =>
    (await fetch(`${url}/rest${path}`, { headers: { authorization: `Bearer ${token}` } })).json();

  const recorder = await startService({ record: { url: real.url, file } });
  const { result_set: projects } = await ask(recorder.url, '/v1/projects?page_size=5', access);
  await ask(recorder.url, `/v1/projects/${projects[0].id}`, access);
  await recorder.close();
  await real.close();

  const service = await startService({ world: JSON.parse(readFileSync(file, 'utf8')) });
  const { access: other } = await service.signIn({ login: 'ola' });
  const { result_set: copies } = await ask(service.url, '/v1/projects?page_size=5', other);
  expect(copies).toHaveLength(projects.length);
  expect(copies[0].title).not.toBe(projects[0].title);
  expect(await ask(service.url, `/v1/projects/${copies[0].id}`, other)).toMatchObject({ title: copies[0].title });
  await service.close();
});
