import { createWorld, type World } from '@felles/mock-server/internal';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { AUTH, aClient, asking, listening, rawLine, reaches, subscribed, tokenOf } from './live.ts';
import { serve } from './serving.ts';

describe('the connections', () => {
  it('should be listed with their channels, state and traffic', async () => {
    const { root, port } = await serve();
    const { connections } = asking(root);
    expect(await connections()).toEqual([]);
    const client = await aClient(root, port);
    client.listen('a').subscribe();
    client.listen('b').subscribe();
    await subscribed(client, ['a', 'b']);
    await rawLine(port);
    const [first, second] = await connections();
    // In: auth, two subscribe, listsubs. Out: an answer to each.
    expect(first).toEqual({
      id: 1,
      since: expect.any(Number),
      from: null,
      state: 'ready',
      channels: ['a', 'b'],
      heard: { frames: 4, bytes: expect.any(Number) },
      said: { frames: 4, bytes: expect.any(Number) },
      backlog: 0,
    });
    expect(second).toMatchObject({ id: 2, state: 'connecting', channels: [], heard: { frames: 0, bytes: 0 } });
    client.close();
    await eventually(async () => expect(await connections()).toHaveLength(1));
  });

  it('should count the sent and received bytes, in any alphabet', async () => {
    const { root, port } = await serve();
    const line = await rawLine(port);
    line.send('å');
    await eventually(async () =>
      expect(await asking(root).connections()).toMatchObject([{ heard: { frames: 1, bytes: 2 } }]),
    );
  });
});

describe('an event by hand', () => {
  it('[W-REALTIME-10] should reach the listeners of the channel, under its name', async () => {
    const { root, port } = await serve();
    const { post } = asking(root);
    const client = await aClient(root, port);
    const events: unknown[] = [];
    client.listen('a').subscribe((event) => events.push(event));
    await subscribed(client, ['a']);
    expect(await post('publish', { channel: 'a', event: 'moved', data: { id: 3 } })).toEqual({ listening: 1 });
    expect(await post('publish', { channel: 'a' })).toEqual({ listening: 1 });
    expect(await post('publish', { channel: 'b', data: 1 })).toEqual({ listening: 0 });
    await eventually(() =>
      expect(events).toEqual([
        { event: 'moved', channel: 'a', data: { id: 3 } },
        { event: 'message', channel: 'a' },
      ]),
    );
  });
});

describe('a connection that is cut by hand', () => {
  it('should be the one that was named, and come back', async () => {
    const { root, port } = await serve();
    const { connections, post } = asking(root);
    const [first, second] = [await aClient(root, port), await aClient(root, port)];
    const gone = reaches(first, 'waiting');
    expect(await post('drop', { connection: 1 })).toEqual({ struck: 1 });
    await gone;
    await reaches(first, 'ready');
    expect(second.closes$.value).toEqual([]);
    expect((await connections()).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('should be every one where none is named', async () => {
    const { root, port } = await serve();
    const clients = [await aClient(root, port), await aClient(root, port)];
    const gone = clients.map((client) => reaches(client, 'waiting'));
    expect(await asking(root).post('drop', {})).toEqual({ struck: 2 });
    await Promise.all(gone);
    await Promise.all(clients.map((client) => reaches(client, 'ready')));
  });

  it.each(['drop', 'half-open'])('should be refused where there is none of that number: %s', async (call) => {
    const { root } = await serve();
    expect(await asking(root).status(call, { connection: 7 })).toBe(404);
  });
});

describe('a connection that is half open by hand', () => {
  it('should say nothing and hear nothing while its socket stays', async () => {
    const { root, port } = await serve();
    const { first, post } = asking(root);
    const client = await aClient(root, port);
    const heard = listening(client, 'a');
    await subscribed(client, ['a']);
    const line = await rawLine(port);
    line.ask('auth', { token: await tokenOf(root), ...AUTH });
    await line.hears({ operation_result: 200, operation: 'auth', operation_id: 1 });
    expect(await post('half-open', { connection: 1 })).toEqual({ struck: 1 });
    const before = await first();
    client.publish('a', 'never').subscribe();
    await post('publish', { channel: 'a', data: 'never' });
    line.ask('listsubs', {});
    await line.hears({ operation_result: 200, operation: 'listsubs', operation_id: 2, parameters: { channels: [] } });
    expect(await first()).toEqual({ ...before, state: 'silent' });
    expect([heard, client.state$.value.kind, client.closes$.value]).toEqual([[], 'ready', []]);
  });
});

describe('two servers on one world', () => {
  it('should share its faults and no connection, and leave nothing of themselves in it when they end', async () => {
    const plain = createWorld();
    let listening = 0;
    const world: World = {
      ...plain,
      onReset(tell) {
        const stop = plain.onReset(tell);
        listening += 1;
        return () => {
          listening -= 1;
          stop();
        };
      },
    };
    const [one, other] = [await serve({ world }), await serve({ world })];
    const [here, there] = [await aClient(one.root, one.port), await aClient(other.root, other.port)];
    expect(await asking(one.root).connections()).toHaveLength(1);
    await asking(one.root).post('faults', { kind: 'half-open', of: 'listsubs' });
    there.subscriptions().subscribe();
    await eventually(async () => expect(await asking(other.root).connections()).toMatchObject([{ state: 'silent' }]));
    await asking(one.root).post('drop', {});
    const gone = reaches(there, 'waiting');
    world.reset();
    await gone;
    expect(listening).toBeGreaterThan(0);
    here.close();
    await Promise.all([one.app.close(), other.app.close()]);
    expect(listening).toBe(0);
  });
});
