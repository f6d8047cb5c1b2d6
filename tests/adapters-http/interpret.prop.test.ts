import { type HttpAnswer, interpret } from '@felles/adapters-http';
import { type Call, timetable, WIRE, center as wire } from '@felles/adapters-http/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unicodeText } from '../support/arbitraries/text.ts';
import { sessions } from '../support/arbitraries/timetable.ts';

const row = fc.constantFrom<Call>(...Object.values(WIRE));
const status = fc.oneof(fc.integer({ min: 100, max: 599 }), fc.integer(), fc.constantFrom(0, 200, 299, 300));
const isRefused = (given: number) => given < 200 || given > 299;

const errorObject = fc.record(
  { http_status: fc.integer(), message: fc.string(), type: fc.string() },
  { requiredKeys: [] },
);
const bytes = fc.oneof(
  fc.uint8Array(),
  fc.json().map(encode),
  unicodeText().map(encode),
  fc
    .oneof(fc.record({ error: errorObject }), fc.record({ errors: fc.array(errorObject) }))
    .map((body) => encode(JSON.stringify(body))),
  fc.constantFrom('{"__proto__":null}', '{"error":{"__proto__":{}}}', '\ufeff[]', '[', '1e999', '""').map(encode),
);
const type = fc.oneof(fc.string(), fc.constantFrom('application/json', 'image/png', 'image/svg+xml; charset=utf-8'));
const answer: fc.Arbitrary<HttpAnswer> = fc.record({ status, type, bytes });

describe('interpret', () => {
  it('should give a result for any status and any bytes, and never throw', () => {
    fc.assert(
      fc.property(row, answer, (call, given) => {
        const result = interpret(call, given);
        if (result.ok) expect(isRefused(given.status)).toBe(false);
        // What says of itself that it may hold an error is refused by that too.
        else if (!call.mayHoldError || isRefused(given.status))
          expect(result.error.kind).toBe(isRefused(given.status) ? 'refused' : 'malformed');
      }),
    );
  });

  it('[P-TRANSPORT-10] should keep the status of every refusal', () => {
    fc.assert(
      fc.property(row, fc.record({ status: status.filter(isRefused), type, bytes }), (call, given) => {
        expect(interpret(call, given)).toMatchObject({ ok: false, error: { kind: 'refused', status: given.status } });
      }),
    );
  });

  it('[P-TRANSPORT-13] should return any type and message that an error object has', () => {
    fc.assert(
      fc.property(status.filter(isRefused), errorObject, fc.boolean(), (given, error, several) => {
        const body = several ? { errors: [error, { message: 'another' }] } : { error };
        const text = encode(JSON.stringify(body));
        expect(interpret(wire.center, { status: given, type: 'application/json', bytes: text })).toMatchObject({
          error: { type: error.type ?? 'Error', message: error.message ?? '' },
        });
      }),
    );
  });

  it('should never take a page, a dump or a chapter for words to a visitor', () => {
    const opening = fc.constantFrom('<', '{', '[', ' <!doctype', '\n{"a":', 'nei '.repeat(80));
    fc.assert(
      fc.property(status.filter(isRefused), opening, fc.string(), (given, first, rest) => {
        const text = encode(`${first}${rest}`);
        expect(interpret(wire.center, { status: given, type: 'text/plain', bytes: text })).toMatchObject({
          error: { type: 'Error', message: '' },
        });
      }),
    );
  });

  it('should read back every list of classes that can be written', () => {
    fc.assert(
      fc.property(sessions, fc.integer({ min: 200, max: 299 }), (list, given) => {
        const text = encode(JSON.stringify(list));
        expect(interpret(timetable.classes, { status: given, type: '', bytes: text })).toEqual({
          ok: true,
          value: list,
        });
      }),
    );
  });

  it('should read back every file that is not empty, byte for byte', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (content) => {
        expect(interpret(wire.logo, { status: 200, type: 'image/webp', bytes: content })).toEqual({
          ok: true,
          value: { type: 'image/webp', bytes: content },
        });
      }),
    );
  });
});

function encode(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
