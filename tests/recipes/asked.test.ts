// The requests that were asked
import { startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should send each visit once', async () => {
  const service = await startService();
  const body = JSON.stringify({ username: '10000001', password: 'wrong', eier: 100, client: '', client_version: '' });
  await fetch(`${service.url}/rest/v1/portal/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const [login, ...others] = service.requests('session.login');
  expect(others).toEqual([]);
  expect(login).toMatchObject({ method: 'POST', body: { username: '10000001' } });
  await service.close();
});

it('should ask again where it failed', async () => {
  const service = await startService();
  const call = 'center.centerToken';
  await service.addFault({ call, kind: 'status', status: 503, times: 1 });
  const ask = () => fetch(`${service.url}/rest/v1/boostsignup/token/nordlys`);
  if (!(await ask()).ok) await ask();
  expect(service.requests(call)).toHaveLength(2);
  await service.close();
});
