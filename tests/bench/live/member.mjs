// One connection to a server of the bench: a bare socket, so that listening costs as little as it can and the same
// whoever is listened to.
import { once } from 'node:events';
import { connect } from 'node:net';
import { staffToken } from '../../support/staff-token.mjs';
import { BENCH } from './control.mjs';

/** One sign-in for each server: it keeps only the newest thousand. */
const accesses = new Map();
function accessTo(root) {
  const access = accesses.get(root) ?? staffToken(root);
  accesses.set(root, access);
  return access;
}

/** How a client of each server comes in, subscribes and publishes. */
const WAYS = {
  felles: {
    path: '/pubsub',
    async comeIn(member, port) {
      const root = `http://127.0.0.1:${port}`;
      const headers = { authorization: `Bearer ${await accessTo(root)}` };
      const reply = await fetch(`${root}/rest/pubsub/auth/gettoken`, { headers });
      const { token } = await reply.json();
      await member.ask(operation('auth', 1, { token, ...BENCH }), '"operation_result":200');
    },
    subscribe: (member, channel, number) =>
      member.ask(operation('subscribe', 2 + number, { channel }), `"operation_id":${2 + number}`),
    publishing: (channel, data, number) => operation('publish', 2 + number, { channel, data }),
  },
  plain: {
    path: '/',
    comeIn: async () => {},
    subscribe: (member, channel) => member.ask(JSON.stringify({ subscribe: channel }), 'subscribed'),
    publishing: (channel, data) => JSON.stringify({ channel, data }),
  },
  socketIo: {
    path: '/socket.io/?EIO=4&transport=websocket',
    comeIn: (member) => member.ask('40', '40{'),
    subscribe: (member, channel) => member.ask(`42${JSON.stringify(['subscribe', channel])}`, 'subscribed'),
    publishing: (channel, data) => `42${JSON.stringify(['publish', { channel, data }])}`,
  },
};

const operation = (name, id, parameters) => JSON.stringify({ operation: name, operation_id: id, parameters });

/** Comes in and subscribes to these channels; what is heard from then on is told as so many bytes. */
export async function join(kind, port, channels, heard) {
  const { path, comeIn, subscribe, publishing } = WAYS[kind];
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let waiting = null;
  let text = '';
  socket.on('data', (bytes) => {
    if (waiting === null) return heard(bytes.length);
    text += bytes.toString('latin1');
    if (text.includes(waiting.sign)) waiting.resolve();
  });
  const until = (sign) =>
    new Promise((resolve) => {
      waiting = { sign, resolve };
    }).finally(() => {
      text = '';
      waiting = null;
    });
  const member = {
    say: (words) => socket.write(masked(words)),
    ask(words, sign) {
      member.say(words);
      return until(sign);
    },
    publish: (channel, data, number) => member.say(publishing(channel, data, number)),
    leave: () => socket.destroy(),
  };
  socket.write(upgradeTo(path, port));
  await until('\r\n\r\n');
  await comeIn(member, port);
  for (const [number, channel] of channels.entries()) await subscribe(member, channel, number);
  return member;
}

const upgradeTo = (path, port) =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

/** One text frame as a client writes it: masked, here with nothing but zeros. */
function masked(text) {
  const payload = Buffer.from(text);
  const head = Buffer.alloc(8);
  head[0] = 0x81;
  head[1] = 0x80 | 126;
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}
