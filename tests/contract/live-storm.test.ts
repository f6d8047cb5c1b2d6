import { Agent, get } from 'node:http';
import { realtime as wire } from '@felles/adapters-http/wire';
import type { RealtimeStore } from '@felles/core/internal/realtime/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aStartedClient, asking, reaches } from './live.ts';
import { start } from './processes.ts';
import { quickClock } from './quick-clock.ts';
import { staffTokenAt } from './serving.ts';

const CLIENTS = 1_000;
const CHANNELS = 20;
/** Only what hangs may take so long, on a machine with however much else to do (milliseconds). */
const PATIENCE = 300_000;

/** All there are, with names of one length; each has two fifths of the clients. */
const ALL = Array.from({ length: 50 }, (_, number) => `c${number + 10}`);

const channelsOf = (client: number) => ALL.filter((_, number) => (client + number) % ALL.length < CHANNELS);

describe('a thousand clients with twenty channels each', () => {
  it(
    '[R-55] [W-REALTIME-18] should all come back after a cut, with one subscription, no duplicates',
    async () => {
      const { root, port } = await start();
      const { connections: list, post } = asking(root);
      const token = tokensOver(port, await staffTokenAt(root));
      // Nobody is to lose patience because the machine has other work.
      const clock = quickClock(1 / 4);
      const heard = new Map<string, number>();
      let resynced = 0;
      const join = (number: number) => {
        const client = aStartedClient(root, port, { token, clock });
        client.resynced$.subscribe(() => {
          resynced += 1;
        });
        for (const channel of channelsOf(number))
          client.listen(channel).subscribe(({ data }) => {
            const key = `${number} ${channel} ${data}`;
            heard.set(key, (heard.get(key) ?? 0) + 1);
          });
        return client;
      };
      const clients: RealtimeStore[] = [];
      while (clients.length < CLIENTS) {
        const some = Array.from({ length: 100 }, (_, number) => join(clients.length + number));
        await Promise.all(some.map((client) => reaches(client, 'ready')));
        clients.push(...some);
      }
      await vi.waitFor(async () => expect(channelsIn(await list())).toBe(CLIENTS * CHANNELS), PATIENCE);

      const asked = new Set((await list()).map(withoutKeepAlives));
      expect(await post('drop', {})).toEqual({ struck: CLIENTS });
      await vi.waitFor(() => expect(resynced).toBe(CLIENTS), { timeout: PATIENCE, interval: 10 });
      const connections = await list();
      expect(connections).toHaveLength(CLIENTS);
      expect(channelsIn(connections)).toBe(CLIENTS * CHANNELS);
      // The operations of the first time alone, but for the keep-alives that were sent back: nothing twice.
      expect(asked.size).toBe(1);
      expect(new Set(connections.map(withoutKeepAlives))).toEqual(asked);
      expect(Math.max(...connections.map(({ heard: { frames } }: Report) => frames))).toBeLessThan(2 * CHANNELS);
      expect(clients.every(({ closes$ }) => closes$.value.length === 1)).toBe(true);

      for (const channel of ALL) await post('publish', { channel, data: 'told' });
      await vi.waitFor(() => expect(heard.size).toBe(CLIENTS * CHANNELS), PATIENCE);
      expect([...heard.values()].every((times) => times === 1)).toBe(true);
    },
    4 * PATIENCE,
  );
});

interface Report {
  readonly channels: readonly string[];
  readonly heard: { readonly frames: number; readonly bytes: number };
}

/** Equal for two clients that differ in nothing but how many keep-alives they have sent back. */
const withoutKeepAlives = ({ heard: { frames, bytes } }: Report) => bytes - frames * 'keepalive'.length;

const channelsIn = (connections: readonly Report[]) =>
  connections.reduce((sum, { channels }) => sum + channels.length, 0);

/** Tokens over as many connections as a browser would never have open, and not one for each client. */
function tokensOver(port: number, access: string): () => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  onTestFinished(() => agent.destroy());
  return () =>
    new Promise((resolve, reject) => {
      const asked = get(
        {
          headers: { authorization: `Bearer ${access}` },
          host: '127.0.0.1',
          port,
          path: `/rest${wire.token.path}`,
          agent,
        },
        (answer) => {
          answer
            .setEncoding('utf8')
            .once('data', (text) => resolve(wire.token.reply.schema.parse(JSON.parse(text)).token));
        },
      );
      asked.on('error', reject);
    });
}
