import { createHttp } from '@felles/adapters-http';
import { SENT_ADDITIONS } from '@felles/adapters-http/wire';
import { createRealtimeHttp } from '@felles/adapters-http/workspace/user';
import { ok } from '@felles/core';
import { createAccess } from '@felles/core/internal/shared/access';
import { createAboutStore } from '@felles/core/internal/workspace/about/store';
import { asyncScheduler, BehaviorSubject, firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { aClient, linesOf, reaches, subscribed } from './live.ts';
import { serve, staffTokenAt } from './serving.ts';

describe('recent events', () => {
  it('should reach a client that was away, with their times', async () => {
    const { root, port, world } = await serve();
    const calls = await callsTo(root);
    const client = await aClient(root, port);
    const before = world.now();
    await firstValueFrom(client.publish('a', { id: 1, text: 'told' }));
    const answer = await firstValueFrom(calls.recent('a'));
    expect(answer).toEqual(ok([{ event: 'message', data: { id: 1, text: 'told' }, at: expect.any(Number) }]));
    expect(answer.ok && answer.value[0] && answer.value[0].at >= before).toBe(true);
    expect(await firstValueFrom(calls.recent('b'))).toEqual(ok([]));
  });

  it('should be asked of one channel', async () => {
    const { root } = await serve();
    const headers = { authorization: `Bearer ${await staffTokenAt(root)}` };
    expect((await fetch(`${root}/rest/pubsub/recent`, { headers })).status).toBe(400);
  });
});

it('[R-67] [W-REALTIME-29] should be complete over real sockets, even if the line is cut many times', async () => {
  const { app, root, port } = await serve();
  const lines = linesOf(app);
  const teller = await aClient(root, port);
  const client = await aClient(root, port);
  const about = createAboutStore({
    realtime: client,
    port: await callsTo(root),
    version: '',
    online$: new BehaviorSubject(true),
    wall: asyncScheduler,
    newKey: () => 'key',
  });
  about.open();
  onTestFinished(about.close);
  const { channel } = about.view$.value;
  await subscribed(client, [channel]);
  let resyncs = 0;
  client.resynced$.subscribe(() => {
    resyncs += 1;
  });

  const told: string[] = [];
  const tell = async (text: string) => {
    told.push(text);
    await firstValueFrom(teller.publish(channel, { id: text, text }));
  };
  for (let cut = 1; cut <= 3; cut += 1) {
    await tell(`heard ${cut}`);
    const gone = reaches(client, 'waiting');
    const back = gone.then(() => reaches(client, 'ready'));
    lines.at(-1)?.destroy();
    await gone;
    await tell(`while away ${cut}`);
    client.reconnectNow();
    // Some of it comes before everything is subscribed again, some while it is fetched, some after.
    for (let count = 1; count <= 5; count += 1) await tell(`on the way back ${cut}.${count}`);
    await back;
  }
  await eventually(() => {
    const shown = about.view$.value.lines.items.toReversed().map(({ text }) => text);
    expect(shown.toSorted()).toEqual(told.toSorted());
  });
  expect(resyncs).toBe(3);
});

const callsTo = async (root: string) => {
  const access = createAccess();
  access.next({ ...access.value, base: root, token: await staffTokenAt(root), additions: SENT_ADDITIONS });
  return createRealtimeHttp(createHttp({ root, fetch, access, clock: asyncScheduler }));
};
