import { ok } from '@felles/core';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { AUTH, aClient, linesOf, listening, rawLine, subscribed, tokenOf, upgrade } from './live.ts';
import { serve } from './serving.ts';

describe('the token', () => {
  it('[W-REALTIME-01] [W-REALTIME-05] should let one connection in, once', async () => {
    const { port, root } = await serve();
    const token = await tokenOf(root);
    const first = await rawLine(port);
    first.ask('auth', { token, ...AUTH });
    await first.hears({ operation_result: 200, operation: 'auth', operation_id: 1 });
    const second = await rawLine(port);
    second.ask('auth', { token, ...AUTH });
    await second.hears({ operation_result: 401, operation: 'auth', operation_id: 1 });
    await second.ends(4401);
  });

  it.each(['token', 'server', 'base_url', 'client'])(
    '[W-REALTIME-05] should let no client in without %s',
    async (missing) => {
      const { port, root } = await serve();
      const line = await rawLine(port);
      line.ask('auth', { token: await tokenOf(root), ...AUTH, [missing]: undefined });
      await line.ends(4400);
    },
  );
});

describe('operations over a real socket', () => {
  it('[W-REALTIME-06] [W-REALTIME-08] should bring what is published to all subscribers, the publisher too', async () => {
    const { root, port } = await serve();
    const one = await aClient(root, port);
    const other = await aClient(root, port);
    const heard = [listening(one, 'a'), listening(other, 'a'), listening(other, 'b')];
    await subscribed(one, ['a']);
    await subscribed(other, ['a', 'b']);
    expect(await firstValueFrom(one.publish('a', { id: 3 }))).toEqual(ok(undefined));
    await eventually(() => expect(heard).toEqual([[{ id: 3 }], [{ id: 3 }], []]));
  });

  it('[W-REALTIME-07] [W-REALTIME-09] should list what is subscribed, and not what no longer is', async () => {
    const { root, port } = await serve();
    const client = await aClient(root, port);
    const a = client.listen('a').subscribe();
    client.listen('b').subscribe();
    await subscribed(client, ['a', 'b']);
    const other = await aClient(root, port);
    listening(other, 'c');
    await subscribed(other, ['c']);
    a.unsubscribe();
    await subscribed(client, ['b']);
  });

  it('[W-REALTIME-07] should say nothing more of a channel once it is unsubscribed', async () => {
    const { root, port } = await serve();
    const line = await rawLine(port);
    line.ask('auth', { token: await tokenOf(root), ...AUTH });
    line.ask('subscribe', { channel: 'a' });
    line.ask('subscribe', { channel: 'b' });
    line.ask('unsubscribe', { channel: 'a' });
    await line.hears({ operation_result: 200, operation: 'unsubscribe', operation_id: 4 });
    const publisher = await aClient(root, port);
    for (const channel of ['a', 'b']) await firstValueFrom(publisher.publish(channel, 'told'));
    await line.hears({ event: 'message', channel: 'b', data: 'told' });
    expect(line.said()).not.toContain('"channel":"a"');
  });

  it('should refuse an operation of a client that was not let in, and send it away', async () => {
    const { port } = await serve();
    const line = await rawLine(port);
    line.ask('subscribe', { channel: 'a' });
    await line.hears({ operation_result: 401, operation: 'subscribe', operation_id: 1 });
    await line.ends(4401);
  });
});

describe('an event', () => {
  it('should arrive whole, however long it is', async () => {
    const { root, port } = await serve();
    const client = await aClient(root, port);
    const heard = listening(client, 'a');
    await subscribed(client, ['a']);
    const without = JSON.stringify({ event: 'message', channel: 'a', data: '' }).length;
    // On both sides of where a frame says its length in another way.
    const texts = [125, 126, 127, 65_535, 65_536, 65_537, 300_000].map((length) =>
      'å'.padStart(length - without - 1, 'x'),
    );
    for (const text of [...texts, ...texts.toReversed(), 'short']) client.publish('a', text).subscribe();
    await eventually(() => expect(heard).toHaveLength(15));
    expect(heard).toEqual([...texts, ...texts.toReversed(), 'short']);
  });
});

describe('who may connect', () => {
  it.each([
    ['a page elsewhere', 'https://elsewhere.example', 403],
    ['a page that hides where it is from', 'null', 403],
  ])('[S-30] should not be %s', async (_, origin, status) => {
    const { port } = await serve();
    expect(await upgrade(port, { origin })).toBe(status);
  });

  it('[S-30] should be a page of this server, and a program', async () => {
    const { port, root } = await serve();
    expect(await upgrade(port, { origin: root })).toBeInstanceOf(Object);
    expect(await upgrade(port, {})).toBeInstanceOf(Object);
  });
});

describe('limits', () => {
  it('should end a line whose frame is too large, and no other', async () => {
    const { root, port } = await serve();
    const client = await aClient(root, port);
    const line = await rawLine(port);
    line.send('x'.repeat(1_048_577));
    await line.ends(1009);
    expect(client.state$.value.kind).toBe('ready');
  });

  it('should end a line that takes nothing, and bring the others everything', async () => {
    const { app, root, port } = await serve();
    const lines = linesOf(app);
    const client = await aClient(root, port);
    const heard = listening(client, 'a');
    await subscribed(client, ['a']);
    const stalled = await rawLine(port);
    stalled.ask('auth', { token: await tokenOf(root), ...AUTH });
    stalled.ask('subscribe', { channel: 'a' });
    await stalled.hears({ operation_result: 200, operation: 'subscribe', operation_id: 2 });
    stalled.pause();
    const large = 'x'.repeat(500_000);
    let published = 0;
    while (!lines[1]?.destroyed && published < 200) {
      published += 1;
      expect(await firstValueFrom(client.publish('a', large))).toEqual(ok(undefined));
    }
    expect(lines.map(({ destroyed }) => destroyed)).toEqual([false, true]);
    await eventually(() => expect(heard).toHaveLength(published));
  });
});
