import { spawn } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import { openNodeSocket } from '@felles/adapters-ws/node';
import { expect, it, onTestFinished } from 'vitest';
import { staffToken } from '../support/staff-token.mjs';
import { freePort } from './processes.ts';

it('should have the addresses of npm start with hot reload, and print no other', async () => {
  const { port, said } = await startWithHotReload();
  const root = `http://127.0.0.1:${port}`;
  const outside = `http://127.0.0.1:${port + 1}`;
  expect([...new Set(said.match(/http:[^/]*\/\/[^/\s,]+/g))]).toEqual([root, outside]);

  const page = await fetch(`${root}/nordlys/classes`, { headers: { accept: 'text/html' } });
  const text = await page.text();
  expect(text).toContain('/@vite/client');
  expect(text).toContain(`<meta name="felles-trackers" content="${outside}">`);
  // Whoever asks without saying what for, such as a script, finds the same pages; a module stays one.
  for (const address of ['/nordlys', '/nordlys/classes', '/NORDLYS/a/b.c', '/%C3%A5', '/sources'])
    expect(await (await fetch(`${root}${address}`)).text(), address).toContain('src="/src/portal/main.ts"');
  for (const module of ['/src/portal/main.ts', '/@vite/client', '/src/i18n/text.ts'])
    expect((await fetch(`${root}${module}`)).headers.get('content-type'), module).toContain('javascript');
  expect((await fetch(`${root}/assets/icon.png`)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${outside}/`)).status).toBe(200);
  expect((await fetch(`${root}/manifest.json`)).status).toBe(200);
  expect((await fetch(`${root}/`)).headers.get('content-type')).toContain('text/html');
  for (const accept of ['text/html', '*/*']) {
    const workspace = await fetch(`${root}/x/-/about`, { headers: { accept } });
    expect(await workspace.text()).toContain('src="/src/workspace/main.tsx"');
  }
  const headers = { authorization: `Bearer ${await staffToken(root)}` };
  const { token } = await (await fetch(`${root}/rest/pubsub/auth/gettoken`, { headers })).json();
  expect(token).toEqual(expect.any(String));
  expect(await opens(`ws://127.0.0.1:${port}/pubsub`)).toBe(true);
  // The service, asked for the same address, would say that it has no socket there; it has had the time to.
  const line = await openLineOfHotReload(root);
  await fetch(`${root}/`);
  expect(line.said()).toContain('{"type":"connected"}');
  expect(line.said()).not.toContain('HTTP/1.1');
  for (const reserved of ['/x', '/x/a', '/pubsub', '/oauth2/other']) {
    const reply = await fetch(`${root}${reserved}`, { headers: { accept: 'text/html' } });
    expect([reply.status, await reply.json()]).toEqual([404, expect.objectContaining({ error: expect.anything() })]);
  }
});

/** Whether a socket can be opened there. */
const opens = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = openNodeSocket(address, {
      opened() {
        resolve(true);
        socket.close();
      },
      received: () => {},
      closed: () => resolve(false),
    });
  });

/** The socket by which a page hears of changes, and all that has come over it. Without it the page reloads itself for ever. */
const openLineOfHotReload = (root: string): Promise<{ readonly said: () => string }> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'vite-hmr' },
      ...{ 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16).toString('base64') },
    };
    const asked = request(root, { headers });
    asked.once('error', reject);
    asked.once('response', ({ statusCode }) => reject(new Error(`answered with ${statusCode}`)));
    asked.once('upgrade', (_, socket, first) => {
      onTestFinished(() => void socket.destroy());
      let said = '';
      socket.unshift(first);
      socket.on('data', (piece) => {
        said += piece;
        if (said.includes('connected')) resolve({ said: () => said });
      });
    });
    asked.end();
  });

/** Starts it on a free port and waits until it has said where it is. */
async function startWithHotReload() {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../scripts/dev.mjs')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  onTestFinished(async () => {
    // It has processes of its own, which it ends itself.
    child.kill('SIGTERM');
    await ended;
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (piece) => {
      said += piece;
      if (said.includes('outside')) resolve();
    });
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    ended.then((code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
  return { port, said };
}
