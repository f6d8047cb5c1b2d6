import { describe, expect, it } from 'vitest';
import { aMock, refusalIn } from './mock.ts';
import { testRows } from './rows.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

describe('a JSON body', () => {
  it('should reach the handler as it was sent', async () => {
    const { send, received } = bodies();
    const reply = await send('/rest/test/json', JSON_TYPE, '{"name":"Åse 🏋"}');
    expect({ status: reply.statusCode, received }).toEqual({ status: 200, received: [{ name: 'Åse 🏋' }] });
  });

  it.each([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['half of it', '{"name":"a'],
    ['two documents', '{"name":"a"}{"name":"b"}'],
    ['something after it', '{"name":"a"} x'],
    ['a key that reaches a prototype', '{"name":"a","__proto__":{"admin":true}}'],
    ['another key that reaches one', '{"name":"a","constructor":{"prototype":{"admin":true}}}'],
    ['another type in its place', '["a"]'],
    ['null', 'null'],
  ])('should be refused when it is %s', async (_what, payload) => {
    const { send, received } = bodies();
    const refused = refusalIn(await send('/rest/test/json', JSON_TYPE, payload));
    expect(refused).toMatchObject({ status: 400, body: { error: { http_status: 400, type: 'BadRequest' } } });
    expect(received).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it.each([
    ['a number', '{"name":123}'],
    ['a switch', '{"name":true}'],
    ['null', '{"name":null}'],
    ['a list of one', '{"name":["a"]}'],
  ])('should not have %s taken for a text', async (_what, payload) => {
    const { send, received } = bodies();
    const { status, body } = refusalIn(await send('/rest/test/json', JSON_TYPE, payload));
    expect(status).toBe(400);
    expect(body.error.message).toContain('body.name');
    expect(received).toEqual([]);
  });

  it('should not be taken apart when it is no valid UTF-8', async () => {
    const { send, received } = bodies();
    const reply = await send('/rest/test/json', JSON_TYPE, Buffer.from('{"name":"\xff\xfe"}', 'latin1'));
    expect(refusalIn(reply).body.error.message).toBe('The body is not valid UTF-8.');
    expect(received).toEqual([]);
  });

  it('should not nest deeper than 64 levels, however deep and whether it ends or not', async () => {
    const { send } = bodies();
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const said = async (body: string) => refusalIn(await send('/rest/test/json', JSON_TYPE, body)).body.error.message;
    for (const body of [nested(65), nested(500_000), '['.repeat(500_000), `${'['.repeat(65)}no JSON`])
      expect(await said(body)).toBe('The body nests deeper than 64 levels.');
    expect(await said(nested(64))).not.toContain('deeper');
  });

  it.each(['application/json; charset=UTF-8', 'application/json;charset="utf-8"', 'application/json ; charset=utf8'])(
    'should be read where it says that it is in UTF-8: %s',
    async (type) => {
      const { send, received } = bodies();
      await send('/rest/test/json', { 'content-type': type, 'content-encoding': 'identity' }, '{"name":"Åse"}');
      expect(received).toEqual([{ name: 'Åse' }]);
    },
  );

  it.each([
    ['a mark of its bytes’ order is no part of it', '\ufeff{"name":"a"}', 'a'],
    ['half a pair of surrogates is a character like any other', '{"name":"\\ud800"}', '\ud800'],
    ['of a key that is given twice the last one holds', '{"name":"a","name":"b"}', 'b'],
  ])('should be read as the README says: %s', async (_what, payload, name) => {
    const { send, received } = bodies();
    await send('/rest/test/json', JSON_TYPE, payload);
    expect(received).toEqual([{ name }]);
  });

  it('should not have brackets inside texts counted as levels', async () => {
    const { send } = bodies();
    const name = `\\"${'[{'.repeat(100)}\\\\`;
    expect((await send('/rest/test/json', JSON_TYPE, `{"name":"${name}"}`)).statusCode).toBe(200);
  });
});

describe('a form', () => {
  it('should be taken url-encoded and as JSON where the row says so', async () => {
    const { send, received } = bodies();
    await send('/rest/test/form', FORM_TYPE, 'name=%C3%85se+B%26B&age=12');
    await send('/rest/test/form', JSON_TYPE, '{"name":"Åse B&B","age":"12"}');
    expect(received).toEqual([
      { name: 'Åse B&B', age: '12' },
      { name: 'Åse B&B', age: '12' },
    ]);
  });

  it('should be refused where the row says JSON', async () => {
    const { send, received } = bodies();
    expect(refusalIn(await send('/rest/test/json', FORM_TYPE, 'name=a')).status).toBe(415);
    expect(received).toEqual([]);
  });

  it.each([
    ['encodes nothing', 'name=%zz'],
    ['encodes no UTF-8', 'name=%ff'],
    ['is no UTF-8', Buffer.from('name=\xff', 'latin1')],
    ['says a thing twice', 'name=a&name=b'],
    ['names a prototype', '__proto__=a&name=b'],
    ['lacks a field', 'age=12'],
    ['is empty', ''],
  ])('should be refused when it %s', async (_what, payload) => {
    const { send, received } = bodies();
    expect(refusalIn(await send('/rest/test/form', FORM_TYPE, payload))).toMatchObject({
      status: 400,
      body: { error: { type: 'BadRequest' } },
    });
    expect(received).toEqual([]);
  });
});

function bodies() {
  const { received, also } = testRows();
  const { app } = aMock({ also });
  const send = (url: string, headers: Readonly<Record<string, string>>, payload: string | Buffer) =>
    app.inject({ method: 'POST', url, headers: { ...headers }, payload });
  return { received, send };
}
