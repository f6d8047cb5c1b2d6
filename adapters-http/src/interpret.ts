import { type Failure, fail, ok, type Result } from '@felles/core';
import { refusalOf } from '@felles/core/internal/shared/result';
import { tolerant } from '@felles/core/internal/shared/tolerant';
import * as z from 'zod/mini';
import type { Call, OutputOf } from './wire/call.ts';
import { ErrorBody, type ErrorObject, errorInAnswer, SeveralErrors } from './wire/errors.ts';

/** An answer as it came: nothing about it is trusted. */
export interface HttpAnswer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * In bytes. A week of 2,000 classes has less than a million and a document seldom more than a few; a larger answer is a
 * mistake, and would fill the memory of a telephone.
 */
const LARGEST = 32_000_000;

/** A larger answer is not read to its end (bytes). */
export const largestOf = ({ reply }: Call): number => (reply.kind === 'file' ? reply.largest : undefined) ?? LARGEST;

/** Pure: any status and any bytes become the reply that the call promises, or a failure. Never throws. */
export function interpret<C extends Call>(call: C, answer: HttpAnswer): Result<OutputOf<C>> {
  if (answer.status < 200 || answer.status > 299) return fail(refusal(call, answer));
  if (answer.bytes.length > largestOf(call)) {
    const what = call.reply.kind === 'file' ? 'a file' : 'an answer';
    return malformed(call, [`${what} of more than ${largestOf(call)} bytes`]);
  }
  // The row of the call describes its answer; OutputOf reads the same row for the compiler.
  return (
    call.reply.kind === 'file' ? readFile(call, call.reply, answer) : readJson(call, call.reply, answer)
  ) as Result<OutputOf<C>>;
}

type JsonReply = Extract<Call['reply'], { readonly kind: 'json' }>;

function readJson(call: Call, { schema, mayBeBare }: JsonReply, { status, bytes }: HttpAnswer): Result<unknown> {
  const body = parseJson(bytes);
  const error = call.mayHoldError ? errorInAnswer(body) : null;
  if (error !== null)
    return fail({
      kind: 'refused',
      refusal: refusalOf(status),
      status,
      type: 'Error',
      message: error,
      isForUser: true,
    });
  // The rows of the table are strict, for checks; records for staff are read one by one.
  const read = call.access === 'staff' ? tolerant(schema) : schema;
  const parsed = z.safeDecode(read, mayBeBare ? (body ?? (plainWords(textOf(bytes)) || undefined)) : body);
  if (parsed.success) return ok(parsed.data);
  return malformed(
    call,
    parsed.error.issues.slice(0, 5).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
  );
}

type FileReply = Extract<Call['reply'], { kind: 'file' }>;

function readFile(call: Call, { types }: FileReply, { type, bytes }: HttpAnswer): Result<unknown> {
  const plainType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  if (bytes.length === 0) return malformed(call, ['an empty file']);
  // Without a list, a file may be of any type.
  return types.length === 0 || types.includes(plainType)
    ? ok({ type: plainType, bytes })
    : malformed(call, [`a file of type '${plainType}'`]);
}

const malformed = (call: Call, issues: readonly string[]): Result<never> =>
  fail({ kind: 'malformed', where: call.path, issues });

/** [P-TRANSPORT-10] [P-TRANSPORT-13] A body that is no error object is taken as the server's own plain words. */
function refusal(call: Call, { status, bytes }: HttpAnswer): Failure {
  const body = parseJson(bytes);
  const error = errorIn(body);
  const isPlainText = body === undefined && textOf(bytes).trim() !== '';
  return {
    kind: 'refused',
    refusal: refusalOf(status),
    status,
    type: error?.type ?? 'Error',
    message: error ? (error.message ?? '') : plainWords(textOf(bytes)),
    ...(isPlainText && { plainText: true }),
    ...(call.mayHoldError && error && { isForUser: true }),
    ...(error?.detail !== undefined && { detail: error.detail }),
  };
}

function errorIn(body: unknown): ErrorObject | null {
  const single = z.safeParse(ErrorBody, body);
  if (single.success) return single.data.error;
  const several = z.safeParse(SeveralErrors, body);
  const first = several.success ? several.data.errors[0] : undefined;
  if (first === undefined) return null;
  return 'error' in first ? first.error : first;
}

const LONGEST_MESSAGE = 300;

/** A page of markup, a dump or a chapter is not a message to a visitor. */
function plainWords(text: string): string {
  const words = text.trim();
  return words.length > LONGEST_MESSAGE || /^[<{[]/.test(words) ? '' : words;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return undefined; // the schema reports it as malformed, with the call it came from
  }
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
