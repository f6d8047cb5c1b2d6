// Node's own server with an answer written once: not a rival, only a proof that the load is not what holds the others.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ready } from './ready.mjs';

const body = Buffer.from(JSON.stringify(JSON.parse(readFileSync(process.argv[2], 'utf8')).classes));
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => ready(server.address().port));
