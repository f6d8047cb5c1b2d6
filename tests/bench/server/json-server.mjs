// json-server without its request log, which would only slow it down.
import jsonServer from 'json-server';
import { ready } from './ready.mjs';

const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use(jsonServer.router(process.argv[2]));
const server = app.listen(0, '127.0.0.1', () => ready(server.address().port));
