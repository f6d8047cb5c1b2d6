import type { FileContent } from '@felles/core';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { hasAdditions, withoutAdditions } from './plain.ts';
import { JSON_HEADERS, refusal } from './refusals.ts';
import { nameOf, type Row, type Service } from './row.ts';

/** Puts a value on the wire as its row has it. */
export type Write = (reply: FastifyReply, value: unknown) => FastifyReply;

export function writeAnswer(row: Row, { world, check, plain }: Service): Write {
  const mistake = (problem: string) =>
    refusal(
      500,
      `${nameOf(row)}: ${problem} (scenario '${world.state.scenario}', seed ${world.state.seed})`,
      'WrongAnswer',
    );
  if (row.reply.kind === 'file') return fileWriter(row.reply.types, check, mistake);
  const { schema } = row.reply;
  const said = holdsCodec(schema) ? (value: unknown) => z.encode(schema, value) : (value: unknown) => value;
  const isLess = plain && hasAdditions(nameOf(row));
  const encode = isLess ? (value: unknown) => withoutAdditions(nameOf(row), said(value)) : said;
  const write = (value: unknown): Buffer => {
    const text = JSON.stringify(encode(value));
    if (check) requireFit(schema, text, mistake);
    return Buffer.from(text);
  };
  const writeOnce = remember(write);
  return (reply, value) => reply.headers(JSON_HEADERS).send(writeOnce(value));
}

/** Frozen values never change, so they are written once. */
function remember(write: (value: unknown) => Buffer): (value: unknown) => Buffer {
  const written = new WeakMap<object, Buffer>();
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value);
    const known = written.get(value);
    if (known) return known;
    const bytes = write(value);
    written.set(value, bytes);
    return bytes;
  };
}

type Mistake = (problem: string) => Error;

/** Reads the answer as the client will, so that a fixture that does not fit is found here and not there. */
function requireFit(schema: z.core.$ZodType, text: string, mistake: Mistake): void {
  const result = z.safeDecode(schema, JSON.parse(text));
  if (result.success) return;
  const [issue] = result.error.issues;
  throw mistake(`the fixture does not fit at '${issue?.path.join('.')}': ${issue?.message}`);
}

function fileWriter(types: readonly string[], check: boolean, mistake: Mistake): Write {
  return (reply, value) => {
    const { type, bytes } = value as FileContent; // a row of kind file is answered with a file
    if (check && types.length > 0 && !types.includes(type)) throw mistake(`the fixture is a file of type '${type}'`);
    if (check && bytes.length === 0) throw mistake('the fixture is an empty file');
    // A picture that is opened by itself must not run what may be drawn into it.
    return reply
      .headers({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        // A file of any type is never shown as a page of this origin.
        ...(types.length === 0 && { 'content-disposition': 'attachment' }),
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(Buffer.from(bytes));
  };
}

const KNOWN_TO_HOLD_CODEC = new WeakMap<z.core.$ZodType, boolean>();

/** Whether the schema has a codec; without one, nothing needs encoding. */
function holdsCodec(schema: z.core.$ZodType): boolean {
  const known = KNOWN_TO_HOLD_CODEC.get(schema) ?? findsCodecIn(schema);
  KNOWN_TO_HOLD_CODEC.set(schema, known);
  return known;
}

/** Cached: to walk every schema is a large part of a server's start, and a process of tests makes many servers. */
function findsCodecIn(schema: z.core.$ZodType): boolean {
  const seen = new Set<unknown>();
  const visit = (part: unknown): boolean => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return false;
    seen.add(part);
    if (part instanceof z.core.$ZodType)
      return ['pipe', 'transform', 'lazy'].includes(part._zod.def.type) || visit(part._zod.def);
    return Object.values(part).some(visit);
  };
  return visit(schema);
}
