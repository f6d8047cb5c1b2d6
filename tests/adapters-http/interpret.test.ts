import { type HttpAnswer, interpret } from '@felles/adapters-http';
import { ErrorBody, ErrorsBody, sponsor, timetable, center as wire } from '@felles/adapters-http/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const one = { http_status: 412, message: 'Ugyldig sponsor', type: 'Ugyldig' };

describe('interpret', () => {
  it('should read what the row promises', () => {
    expect(interpret(wire.images, json(200, ['/a.webp']))).toEqual({ ok: true, value: ['/a.webp'] });
  });

  it.each([
    ['nothing', ''],
    ['half a text', '[{"dato":'],
    ['a page', '<!doctype html><title>Logg inn</title>'],
    ['another kind of value', '{"dato":1}'],
    ['null', 'null'],
  ])('should say that %s in place of classes is malformed, and where', (_, text) => {
    expect(interpret(timetable.classes, plain(200, text))).toMatchObject({
      ok: false,
      error: { kind: 'malformed', where: '/classes' },
    });
  });

  it.each([
    ['Sponsor has signed.', 'Sponsor has signed.'],
    ['"Sponsor has signed."', 'Sponsor has signed.'],
    ['', null],
    ['{"half', null],
    ['<!doctype html>', null],
    ['{"status":"signed"}', null],
  ])('should read words with quotes and without, and nothing else in their place: %s', (text, words) => {
    const result = interpret(sponsor.contact, plain(200, text));
    expect(result.ok ? result.value : null).toBe(words);
  });

  it('should name what is wrong in a few words, however much is', () => {
    const result = interpret(timetable.classes, json(200, Array(100).fill({ dato: 'today' })));
    if (result.ok || result.error.kind !== 'malformed') throw new Error('it should have been malformed');
    expect(result.error.issues).toHaveLength(5);
    expect(result.error.issues[0]).toMatch(/^0\.dato: /);
  });

  it('should read a file of a promised type, and ignore other parameters', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(interpret(wire.logo, { status: 200, type: 'Image/PNG; charset=binary', bytes })).toEqual({
      ok: true,
      value: { type: 'image/png', bytes },
    });
  });

  it.each([
    ['of another type', 'text/html', 3, "a file of type 'text/html'"],
    ['of no type', '', 3, "a file of type ''"],
    ['without a byte', 'image/png', 0, 'an empty file'],
  ])('should refuse a file %s', (_, type, length, issue) => {
    expect(interpret(wire.logo, { status: 200, type, bytes: new Uint8Array(length) })).toEqual({
      ok: false,
      error: { kind: 'malformed', where: '/logo', issues: [issue] },
    });
  });

  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [500, 'server'],
    [100, 'generic'],
    [199, 'generic'],
    [304, 'generic'],
    [400, 'generic'],
    [412, 'generic'],
    [501, 'generic'],
    [599, 'generic'],
  ])('[P-TRANSPORT-10] should take %i as %s and keep the number', (status, refusal) => {
    expect(interpret(wire.images, json(status, []))).toMatchObject({
      ok: false,
      error: { kind: 'refused', refusal, status },
    });
  });

  it.each([200, 201, 299])('[P-TRANSPORT-10] should take %i as success', (status) => {
    expect(interpret(wire.images, json(status, []))).toEqual({ ok: true, value: [] });
  });

  it('[P-TRANSPORT-11] [P-TRANSPORT-13] should read the error object of a refusal', () => {
    expect(interpret(wire.images, json(412, { error: one }))).toEqual({
      ok: false,
      error: { kind: 'refused', refusal: 'generic', status: 412, type: 'Ugyldig', message: 'Ugyldig sponsor' },
    });
  });

  it('[P-TRANSPORT-12] [P-TRANSPORT-13] should read the first of several error objects', () => {
    for (const errors of [
      [one, { message: 'to' }],
      [{ error: one }, { error: { message: 'to' } }],
    ])
      expect(interpret(wire.images, json(409, { errors }))).toMatchObject({
        error: { refusal: 'conflict', status: 409, type: 'Ugyldig', message: 'Ugyldig sponsor' },
      });
  });

  it('[P-TRANSPORT-13] should trust the status of the answer over the one in its body', () => {
    expect(interpret(wire.images, json(500, { error: one }))).toMatchObject({ error: { status: 500 } });
  });

  it.each([
    ['an error object that says nothing', '{"error":{}}', ''],
    ['an error object of nulls', '{"error":{"http_status":null,"message":null,"type":null}}', ''],
    ['an empty list of errors', '{"errors":[]}', ''],
    ['another object', '{"message":"Nei"}', ''],
    ['a message that is no text', '{"error":{"message":7}}', ''],
    ['plain words', ' Vi er straks tilbake.\n', 'Vi er straks tilbake.'],
    ['a page', '<html><h1>Bad gateway</h1></html>', ''],
    ['a list', '["Nei"]', ''],
    ['words without end', 'nei '.repeat(100), ''],
    ['nothing', '', ''],
    ['white space', ' \n ', ''],
  ])(
    '[P-TRANSPORT-13] should give a refusal with %s as its body the kind Error and the words it has',
    (_, text, message) => {
      expect(interpret(wire.images, plain(503, text))).toMatchObject({
        ok: false,
        error: { kind: 'refused', refusal: 'generic', status: 503, type: 'Error', message },
      });
    },
  );

  it.each([
    ['Vi er straks tilbake.', true],
    ['<html><h1>Bad gateway</h1></html>', true],
    ['{"error":{}}', undefined],
    ['["Nei"]', undefined],
    [' ', undefined],
  ])('[P-TRANSPORT-15] should tell whether a refusal was plain text: %s', (text, plainText) => {
    const answer = interpret(wire.images, plain(503, text));
    expect(!answer.ok && answer.error.kind === 'refused' && answer.error.plainText).toBe(plainText);
  });
});

describe('ErrorBody', () => {
  it.each([{ error: one }, { error: {} }, { error: { ...one, message: null, more: true } }])(
    '[P-TRANSPORT-11] should know %j',
    (body) => {
      expect(z.safeParse(ErrorBody, body).success).toBe(true);
    },
  );

  it.each([
    {},
    { error: null },
    { error: 'Nei' },
    { error: { ...one, http_status: '412' } },
    { error: { ...one, message: 1 } },
    { error: { ...one, type: 1 } },
  ])('[P-TRANSPORT-11] should not know %j', (body) => {
    expect(z.safeParse(ErrorBody, body).success).toBe(false);
  });
});

describe('ErrorsBody', () => {
  it.each([{ errors: [one, {}] }, { errors: [] }])('[P-TRANSPORT-12] should know %j', (body) => {
    expect(z.safeParse(ErrorsBody, body).success).toBe(true);
  });

  it.each([{}, { errors: one }, { errors: [one, 'Nei'] }, { errors: [{ type: 1 }] }])(
    '[P-TRANSPORT-12] should not know %j',
    (body) => {
      expect(z.safeParse(ErrorsBody, body).success).toBe(false);
    },
  );
});

function plain(status: number, text: string): HttpAnswer {
  return { status, type: 'text/plain', bytes: new TextEncoder().encode(text) };
}

function json(status: number, body: unknown): HttpAnswer {
  return { ...plain(status, JSON.stringify(body)), type: 'application/json' };
}
