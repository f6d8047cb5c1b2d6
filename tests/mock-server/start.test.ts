import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { controlAt, startService } from '@felles/mock-server';
import { expect, it } from 'vitest';

it('should know each request from its arrival on, also one that fails', async () => {
  const service = await startService();
  const call = 'center.manifest';
  const ask = () => fetch(`${service.url}/manifest.json`).then(({ status }) => status);
  for (const kind of ['status', 'html', 'answer'] as const) {
    await service.addFault({ call, kind, answer: {} });
    await ask();
    await service.clearFaults();
  }
  expect(service.requests(call)).toHaveLength(3);
  await service.addFault({ call, kind: 'hang' });
  const ended = expect(ask()).rejects.toThrow('fetch failed');
  await expect.poll(() => service.requests(call)).toHaveLength(4);
  await service.close();
  await ended;
});

it('should say that it is closed', async () => {
  const service = await startService();
  await service.close();
  await expect(service.state()).rejects.toThrow('state: the service is closed');
  await service.close();
});

it('should refuse two centers of one code', async () => {
  const service = await startService();
  const order = { centers: [{ code: 'a' }, { code: 'b' }, { code: 'a' }] };
  await expect(service.setWorld(order)).rejects.toThrow('setWorld: body.centers.2.code: another center has it');
  await service.close();
});

it('should say how an instant is written', async () => {
  const service = await startService();
  const order = service.setClock({ kind: 'freeze', at: '2026-06-18T10:00:00+02:00' });
  await expect(order).rejects.toThrow('body.at: Invalid ISO datetime: an instant is written in UTC, as 2026-06-18');
  await service.close();
});

it('should say that nothing answers, or something else', async () => {
  const other = createServer((_request, response) => response.end('<!doctype html>'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo; // of a server that listens at a port
  const control = controlAt(`http://127.0.0.1:${port}`);
  await expect(control.state()).rejects.toThrow('state: status 200, and no answer of a control');
  await new Promise((resolve) => other.close(resolve));
  await expect(control.state()).rejects.toThrow(`state: no service answers at http://127.0.0.1:${port}`);
});
