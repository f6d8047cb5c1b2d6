import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { explain, isRefusal, JSON_HEADERS, type Refusal, refusal } from '../refusals.ts';

/** Says every failure of a request in the shape of the service, and reports those that are the server's own fault. */
export function installErrors(app: FastifyInstance, report: Report, refuse: Refuse): void {
  app.setErrorHandler((problem, _request, reply) => refuse(reply, problem, report));
}

/** Says no to a request, for any problem that was thrown. */
export type Refuse = (reply: FastifyReply, problem: unknown, report: Report) => FastifyReply;

export function sendRefusal(reply: FastifyReply, problem: unknown, report: Report): FastifyReply {
  const { status, body } = explain(problem);
  if (status === 500 && !(isRefusal(problem) && problem.refused.isOrdered))
    report(isRefusal(problem) ? problem.message : problem);
  // Headers for the intended answer do not hold for this one.
  for (const header of ['cache-control', 'etag', 'last-modified', 'content-length']) reply.removeHeader(header);
  if (isRefusal(problem) && problem.refused.after !== undefined) reply.header('retry-after', problem.refused.after);
  return reply.code(status).headers(JSON_HEADERS).send(JSON.stringify(body));
}

/** Requests so broken that no route ever sees them: what can still be said is written to the socket itself. */
export function answerBrokenRequest(problem: Error, socket: Socket): void {
  const code = 'code' in problem ? problem.code : undefined;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = explain(isRefusal(problem) ? problem : refusal(BROKEN[String(code)] ?? 400));
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(JSON_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

const BROKEN: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Reports the server's own faults: a mistake in it, or a fixture that does not fit. */
export type Report = (problem: unknown) => void;

/** Why there is no answer: nothing is there, or it is there and is asked in another way. */
export function refuseUnknown(
  app: FastifyInstance,
  { url, method: asked }: FastifyRequest,
  reply: FastifyReply,
): Refusal {
  const [path = ''] = url.split('?');
  const methods = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null);
  if (methods.length === 0 || methods.some((method) => method === asked)) return refusal(404);
  reply.header('allow', methods.join(', '));
  return refusal(405);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
