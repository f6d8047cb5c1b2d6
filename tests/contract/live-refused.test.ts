import { describe, expect, it } from 'vitest';
import { answerIn, exchange } from './raw.ts';
import { serve } from './serving.ts';

const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
const HERE = 'Host: 127.0.0.1\r\n';

/** A connection that waits for anything outlasts the test. */
const ENDLESS = { headers: 300_000, request: 300_000, every: 300_000 } as const;

describe('a socket that is asked for and refused', () => {
  it.each([
    ['by a foreign host', `GET /pubsub HTTP/1.1\r\nHost: evil.example\r\n${UPGRADE}\r\n`, 403],
    ['by no host', `GET /pubsub HTTP/1.1\r\n${UPGRADE}\r\n`, 400],
    ['by a page elsewhere', `GET /pubsub HTTP/1.1\r\n${HERE}Origin: https://elsewhere.example\r\n${UPGRADE}\r\n`, 403],
    ['of a call', `GET /rest/token/nordlys HTTP/1.1\r\n${HERE}${UPGRADE}\r\n`, 200],
    ['of a call that there is not', `GET /rest/elsewhere HTTP/1.1\r\n${HERE}${UPGRADE}\r\n`, 404],
    ['of the control page', `GET /control/api/journal HTTP/1.1\r\n${HERE}${UPGRADE}\r\n`, 200],
    ['at an address that is none', `GET /%zz HTTP/1.1\r\n${HERE}${UPGRADE}\r\n`, 400],
    [
      'with half a body',
      `POST /control/api/reset HTTP/1.1\r\n${HERE}Content-Type: application/json\r\nContent-Length: 20\r\n${UPGRADE}\r\n{`,
      400,
    ],
    ['for another protocol', `GET /manifest.json HTTP/1.1\r\n${HERE}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`, 200],
  ])('should be ended when it is asked for %s', async (_how, bytes, status) => {
    const { port } = await serve({ patience: ENDLESS });
    const answered = await exchange(port, bytes);
    expect(answerIn(answered).status).toBe(status);
  });
});
