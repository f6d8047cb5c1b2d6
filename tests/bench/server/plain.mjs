// The floor: Node's own server, which writes the list anew for every request and does nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { ready } from './ready.mjs';

const { classes } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const server = createServer((_request, response) => {
  const body = Buffer.from(JSON.stringify(classes));
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => ready(server.address().port));
