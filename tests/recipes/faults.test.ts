// An answer that fails, is slow, is lost, or says something else
import { type AskedRequest, startService } from '@felles/mock-server';
import { afterAll, afterEach, expect, it } from 'vitest';

const service = await startService();
afterEach(() => service.clearFaults());
afterAll(() => service.close());

const token = () => fetch(`${service.url}/rest/v1/boostsignup/token/nordlys`);
const call = 'center.centerToken';

it('should fail once', async () => {
  await service.addFault({ call, kind: 'status', status: 503, times: 1 });
  expect([(await token()).status, (await token()).status]).toEqual([503, 200]);
});

it('should fail from the third time on', async () => {
  await service.addFault({ call, kind: 'status', skip: 2 });
  const statuses = [await token(), await token(), await token()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 500]);
});

it('should fail every other time or so, by the same chance in each run', async () => {
  await service.addFault({ call, kind: 'status', probability: 0.5, seed: 7 });
  const statuses = [await token(), await token(), await token(), await token()].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200, 500]);
});

it('should be slow', async () => {
  await service.addFault({ call, kind: 'latency', milliseconds: 100 });
  const began = performance.now();
  await token();
  expect(performance.now() - began).toBeGreaterThan(90);
});

it('should do the work, and lose its answer', async () => {
  await service.addFault({ call, kind: 'cut', after: true });
  await expect(token()).rejects.toThrow('fetch failed');
});

it('should fail for one center alone', async () => {
  await service.addFault({ call, kind: 'status', when: { centerident: 'puls' } });
  expect((await token()).status).toBe(200);
});

it('should have another value in one field', async () => {
  await service.addFault({ call: 'center.manifest', kind: 'patch', answer: { version: '9.0.0' } });
  const manifest = await (await fetch(`${service.url}/manifest.json`)).json();
  expect(manifest).toMatchObject({ version: '9.0.0', service_base_url: service.url });
});

it('should be an answer of our own', async () => {
  await service.answerWith({ call, answer: { token: 'mine' } });
  expect(await (await token()).json()).toEqual({ token: 'mine' });
});

it('should be an answer of our own, made of the request', async () => {
  await service.answerWith({ call, answer: ({ params }: AskedRequest) => ({ token: `of ${params['centerident']}` }) });
  expect(await (await token()).json()).toEqual({ token: 'of nordlys' });
});
