import { LARGEST_UPLOAD, type NamedFile } from '@felles/core';
import { nestsDeeper } from '@felles/core/internal/shared/nesting';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readPairs, strictUtf8 } from '../pairs.ts';
import { refusal } from '../refusals.ts';

/** The largest body that is read, also where a file is in it, and how deep its JSON may nest. */
export const BODY = { bytes: 1_048_576, withFile: LARGEST_UPLOAD + 65_536, depth: 64 } as const;

/** The second is what browsers send of breaches of a page's policy. */
const JSON_TYPES = ['application/json', 'application/csp-report'];

/** Reads JSON, url-encoded forms and parts, strictly; every other type of body is refused by the framework with 415. */
export function installBodies(app: FastifyInstance): void {
  // The framework's own parser refuses keys that would reach a prototype.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const parse = (request: FastifyRequest, text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      // The parser's message quotes the body, so it is not sent.
      parseJson(request, text, (problem, value) =>
        problem ? reject(refusal(400, 'The body is not JSON.')) : resolve(value),
      );
    });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(JSON_TYPES, { parseAs: 'buffer' }, async (request: FastifyRequest, bytes: Buffer) => {
    const text = textOf(request, bytes);
    if (nestsDeeper(text, BODY.depth)) throw refusal(400, `The body nests deeper than ${BODY.depth} levels.`);
    return parse(request, text);
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => readPairs(textOf(request, bytes)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: BODY.withFile },
    async ({ headers }: FastifyRequest, bytes: Buffer) => readParts(headers['content-type'] ?? '', bytes),
  );
}

/** The parts of a body by their names. The platform knows how to read them. */
async function readParts(type: string, bytes: Buffer): Promise<Readonly<Record<string, string | NamedFile>>> {
  const body = new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
  const parts = await body.formData().catch(() => {
    throw refusal(400, 'The body has no parts that can be read.');
  });
  const read: [string, string | NamedFile][] = [];
  for (const [name, part] of parts) read.push([name, typeof part === 'string' ? part : await fileOf(part)]);
  return Object.fromEntries(read);
}

const fileOf = async (part: File): Promise<NamedFile> => ({
  name: part.name,
  type: part.type,
  bytes: new Uint8Array(await part.arrayBuffer()),
});

function textOf(request: FastifyRequest, bytes: Buffer): string {
  requirePlainUtf8(request);
  const text = strictUtf8(bytes);
  if (text === null) throw refusal(400, 'The body is not valid UTF-8.');
  return text;
}

/** A body that is declared as packed or in another charset would be misread here, as it is read as it stands. */
function requirePlainUtf8({ headers }: FastifyRequest): void {
  const { 'content-encoding': packing = 'identity', 'content-type': type = '' } = headers;
  if (packing.toLowerCase() !== 'identity') throw refusal(415, 'The body is packed, and is read as it stands here.');
  const [, letters = 'utf-8'] = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type) ?? [];
  if (!/^utf-?8$/i.test(letters)) throw refusal(415, 'The body is not said to be in UTF-8.');
}
