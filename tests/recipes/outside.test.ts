// SMS and e-mails, and what the bank and the payment provider do
import { startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should send a new password by SMS', async () => {
  const service = await startService();
  const { token } = await (await fetch(`${service.url}/rest/v1/boostsignup/token/nordlys`)).json();
  await fetch(`${service.url}/rest/v1/portal/newpassword`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ eier: 100, type: 'sms', username: '10000001' }),
  });
  expect(await service.messages()).toMatchObject([{ kind: 'sms', to: '10000001' }]);
  await service.close();
});

it('should have every agreement signed, and every payment made, at the first visit', async () => {
  const service = await startService();
  await service.setOutside({ signing: 'ok' });
  await service.setProvider({ outcome: 'pay' });
  expect(await service.state()).toMatchObject({ outside: { signing: 'ok' }, provider: { outcome: 'pay' } });
  await service.close();
});
