// A signed-in user, and events of another user on the live connection
import { openWorkspace } from '@felles/adapters-http/workspace';
import { checkInServices } from '@felles/adapters-http/workspace/areas/checkins';
import { connectInNode } from '@felles/adapters-ws/node';
import { ok } from '@felles/core';
import { startService } from '@felles/mock-server';
import { filter, firstValueFrom, of } from 'rxjs';
import { expect, it } from 'vitest';

it('should show a guest whom another user checks in', async () => {
  const service = await startService();
  const { access, refresh, expiresIn } = await service.signIn({ login: 'ola' });
  const tokens = { access, refresh, expiresAt: service.now() + expiresIn * 1_000 };
  const host = { isEmbedded: true, token: () => of(ok(tokens)) };
  const workspace = await openWorkspace({ root: service.url, fetch, connect: connectInNode, host });
  workspace.session.open();
  await firstValueFrom(workspace.session.state$.pipe(filter(({ kind }) => kind === 'signedIn')));
  workspace.connection.open();
  const list = checkInServices(workspace).list('1001');
  const joined = firstValueFrom(workspace.realtime.joined$);
  list.open();
  await joined;
  await service.act({
    login: 'kari',
    call: 'checkins.checkIn',
    params: { project_id: 1001 },
    body: { firstName: 'Sunniva', lastName: 'Bråten', guest: true },
  });
  const isThere = ({ rows }: typeof list.all$.value) => rows.some(({ item }) => item.firstName === 'Sunniva');
  expect(await firstValueFrom(list.all$.pipe(filter(isThere)))).toBeDefined();
  list.close();
  workspace.close();
  await service.close();
});
