import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { errorText } from '@felles/core/internal/realtime/errors';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { aClient, aStartedClient, asking, listening, reaches, subscribed } from './live.ts';
import { quickClock } from './quick-clock.ts';
import { serve } from './serving.ts';

describe('a network that swallows everything and says nothing', () => {
  it('[R-65] [W-REALTIME-30] should be noticed: operations time out, the line counts as dead, and the next attempt ends too', async () => {
    const { root, port } = await serve();
    const { connections, first, post } = asking(root);
    const hole = await aBlackHole(port);
    const clock = quickClock();
    const client = await aClient(root, port, { clock, address: `ws://127.0.0.1:${hole.port}/pubsub` });
    const heard = listening(client, 'a');
    await subscribed(client, ['a']);
    clock.hurry(20);
    for (let count = 0; count < 3; count += 1) {
      const { heard: before } = await first();
      await post('keep-alive', {});
      await eventually(async () =>
        expect(await connections()).toMatchObject([{ heard: { frames: before.frames + 1 } }]),
      );
    }
    hole.goDark();
    const states: string[] = [];
    client.state$.subscribe(({ kind }) => states.push(kind));
    const answer = await firstValueFrom(client.publish('a', 'lost'));
    expect(answer.ok || errorText(answer.error)).toBe('publish timed out after 10 seconds');
    await eventually(() => expect(client.closes$.value).toHaveLength(2));
    expect(client.closes$.value).toMatchObject([
      { code: 4001, reason: 'the line went silent' },
      { code: 4000, reason: 'auth timed out after 10 seconds' },
    ]);
    expect(states).toEqual(['ready', 'waiting', 'connecting', 'waiting']);
    expect(heard).toEqual([]);
  });
});

describe('a server that takes sockets and never answers', () => {
  it('[W-REALTIME-21] should be given up after 10 seconds, and its socket let go', async () => {
    const { root, port } = await serve();
    const sockets: Socket[] = [];
    const silent = await listenTo(createServer((socket) => sockets.push(socket.resume().on('error', () => {}))));
    const client = aStartedClient(root, port, {
      clock: quickClock(20),
      address: `ws://127.0.0.1:${silent}/pubsub`,
    });
    await reaches(client, 'waiting');
    await eventually(() =>
      expect(client.closes$.value[0]).toMatchObject({ code: 4000, reason: 'auth timed out after 10 seconds' }),
    );
    await eventually(() => expect(sockets[0]?.destroyed).toBe(true));
  });
});

describe('an address without a server', () => {
  it('[R-09] should be a close like any other', async () => {
    const { root, port } = await serve();
    const gone = createServer();
    const address = `ws://127.0.0.1:${await listenTo(gone)}/pubsub`;
    await new Promise((resolve) => gone.close(resolve));
    const client = aStartedClient(root, port, { address });
    await eventually(() => expect(client.closes$.value).toHaveLength(2));
    expect(client.closes$.value).toMatchObject([{ code: 1006 }, { code: 1006 }]);
    await eventually(() => expect(client.state$.value).toMatchObject({ kind: 'waiting' }));
  });
});

/** Something between client and server that one day passes nothing on any more, and closes nothing. */
async function aBlackHole(to: number) {
  let isDark = false;
  const pass = (from: Socket, on: Socket) => {
    from.on('data', (bytes) => isDark || on.write(bytes));
    from.on('error', () => {});
    from.on('close', () => isDark || on.destroy());
  };
  const port = await listenTo(
    createServer((near) => {
      const far = connect(to, '127.0.0.1');
      onTestFinished(() => {
        far.destroy();
      });
      pass(near, far);
      pass(far, near);
    }),
  );
  return {
    port,
    goDark() {
      isDark = true;
    },
  };
}

async function listenTo(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => open.add(socket));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a server on TCP has an address with a port
  return port;
}
