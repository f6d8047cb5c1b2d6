// Stands before a real service: passes each call on, and keeps the answer.
import { rm, writeFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../disk.ts';
import { queryOf, readPairs } from '../pairs.ts';
import type { Report } from '../plugins/errors.ts';
import { refusal } from '../refusals.ts';
import { nameOf } from '../row.ts';
import { createKeeper } from '../store.ts';
import { createRecording, type RecordedCall } from './recording.ts';

/** A real service, and the keeping of its answers. */
export interface Recorder {
  /** The address of the service, to which /rest is added. */
  readonly url: string;
  readonly keep: (made: RecordedCall) => void;
  /** Once all that was kept is in its file. */
  readonly settled: () => Promise<void>;
  /** Asks the service; the platform's own fetch. */
  readonly ask: typeof fetch;
}

/** Writes the answers of a service into a new file, whole after each of them: no end of the process loses any. */
export async function openRecorder(url: string, file: string, report: Report): Promise<Recorder> {
  await requireNew(file);
  const recording = createRecording();
  const { changed, settled } = createKeeper(file, recording.order);
  const keep: Recorder['keep'] = (made) => {
    const outcome = recording.keep(made);
    if (outcome === 'unfit')
      report(`An answer of ${nameOf(made.row)} is not kept: it does not fit the table of the calls.`);
    if (outcome !== 'kept') return;
    changed();
    settled().catch(report);
  };
  return { url, keep, settled, ask: fetch };
}

/** Holds that the file can begin; a start that fails later leaves nothing of it. */
async function requireNew(file: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx' });
    await rm(file);
  } catch (problem) {
    if (codeOf(problem) === 'EEXIST')
      throw new Error(`The file ${file} is there already: a recording begins a new one.`);
    throw new Error(`The file ${file} cannot be written: ${problem instanceof Error ? problem.message : problem}`);
  }
}

/** Headers of one connection, of a copy that the caller has, and those that say from which page a call comes: the service knows only its own. */
const NOT_PASSED =
  /^(host|connection|keep-alive|transfer-encoding|content-length|accept-encoding|upgrade|expect|te|trailer|if-.*|proxy-.*|origin|referer|sec-fetch-.*)$/;

/** An answer comes unpacked. */
const NOT_RETURNED = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|set-cookie)$/;

/** Before anything else is done with a call. */
export function installRecorder(app: FastifyInstance, recorder: Recorder): void {
  app.addHook('onRequest', async (request, reply) => {
    const { row } = request.routeOptions.config;
    if (row?.under !== 'rest') return;
    const { answer, bytes } = await askService(recorder, request);
    if (request.method === row.method)
      recorder.keep({
        row,
        params: { ...Object(request.params) },
        query: readPairs(queryOf(request.url)),
        status: answer.status,
        text: bytes.toString('utf8'),
      });
    return giveBack(answer, bytes, reply);
  });
}

async function askService({ url, ask }: Recorder, { method, url: address, headers, raw }: FastifyRequest) {
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || NOT_PASSED.test(name) ? [] : [[name, String(value)]],
  );
  const chunks: Buffer[] = [];
  for await (const chunk of raw) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  try {
    const answer = await ask(`${url.replace(/[/]$/, '')}${address}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
  } catch (problem) {
    const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem;
    const words = cause instanceof Error ? cause.message : String(cause);
    throw refusal(502, `The recorded service ${url} does not answer: ${words}`, 'BadGateway');
  }
}

function giveBack({ status, headers }: Response, bytes: Buffer, reply: FastifyReply): FastifyReply {
  for (const [name, value] of headers) if (!NOT_RETURNED.test(name)) reply.header(name, value);
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.code(status).send(bytes);
}
