import { DEEPEST_FRAME, LONGEST_FRAME, parseClientFrame, parseServerFrame, write } from '@felles/adapters-ws/protocol';
import { describe, expect, it } from 'vitest';

const CREDENTIALS = {
  token: 'abc',
  server: 'live',
  base_url: 'https://here',
  client: { type: 'web', version: '1', agent: 'test' },
};

describe('parseClientFrame', () => {
  it.each([
    ['auth', CREDENTIALS],
    ['subscribe', { channel: 'a' }],
    ['unsubscribe', { channel: 'a' }],
    ['publish', { channel: 'a', data: { any: ['thing'] } }],
    ['listsubs', {}],
  ])('[W-REALTIME-02] should read %s with its number and its parameters', (operation, parameters) => {
    const frame = { operation, operation_id: 7, parameters };
    expect(parseClientFrame(JSON.stringify(frame))).toEqual({ kind: 'frame', frame });
  });

  it.each([
    ['no operation', { operation_id: 7, parameters: { channel: 'a' } }],
    ['an operation that there is not', { operation: 'shout', operation_id: 7, parameters: {} }],
    ['no number', { operation: 'subscribe', parameters: { channel: 'a' } }],
    ['no parameters', { operation: 'subscribe', operation_id: 7 }],
    ['a parameter missing', { operation: 'subscribe', operation_id: 7, parameters: {} }],
    ['a parameter of another kind', { operation: 'unsubscribe', operation_id: 7, parameters: { channel: 3 } }],
    [
      'credentials without an agent',
      { operation: 'auth', operation_id: 7, parameters: { ...CREDENTIALS, client: {} } },
    ],
  ])('[W-REALTIME-02] should not read %s', (_, frame) => {
    expect(parseClientFrame(JSON.stringify(frame))).toEqual({ kind: 'unreadable' });
  });
});

describe('parseServerFrame', () => {
  it('[W-REALTIME-03] should read a result with its number, and with what it is the answer to', () => {
    const frame = { operation_result: 200, operation: 'subscribe', operation_id: 7, parameters: { channels: [] } };
    expect(parseServerFrame(JSON.stringify(frame))).toEqual({ kind: 'frame', frame });
  });

  it('[W-REALTIME-03] should not read a result that belongs to no operation', () => {
    expect(parseServerFrame('{"operation_result":200,"operation":"subscribe"}')).toEqual({ kind: 'unreadable' });
  });

  it.each([
    [{ operation_id: 7, operation_result: 'yes', operation: 3 }],
    [{ operation_id: 7, operation_result: null, operation: null }],
  ])('should read what is of another kind in a result as nothing: %j', (frame) => {
    expect(parseServerFrame(JSON.stringify(frame))).toMatchObject({
      kind: 'frame',
      frame: { operation_id: 7, operation_result: null, operation: null },
    });
  });

  it('[W-REALTIME-10] should read an event with its name, its channel and its data', () => {
    const frame = { event: 'message', channel: 'chat:12', data: { id: 3 } };
    expect(parseServerFrame(JSON.stringify(frame))).toEqual({ kind: 'frame', frame });
    expect(parseServerFrame('{"event":"message"}')).toEqual({ kind: 'frame', frame: { event: 'message' } });
  });

  it('[W-REALTIME-10] should take what carries an event for one, with any other fields', () => {
    expect(parseServerFrame('{"event":"message","operation_id":1,"operation_result":200}')).toEqual({
      kind: 'frame',
      frame: { event: 'message' },
    });
  });

  it.each(['ping', ' ', '0', '"', 'null', '\u0000', 'å{'])(
    '[W-REALTIME-12] should take %j for a keep-alive',
    (text) => {
      expect(parseServerFrame(text)).toEqual({ kind: 'keepAlive' });
    },
  );

  it.each([
    '',
    '{',
    '{"operation":',
    '[',
    '[]',
    '[1,2',
    '{}',
    '{"event":1}',
    '{"event":"a","channel":null,"operation_id":3}',
  ])('[R-25] [W-REALTIME-12] should take %j neither for a keep-alive nor for a frame', (text) => {
    expect(parseServerFrame(text)).toEqual({ kind: 'unreadable' });
  });

  it('[R-28] should read a large and a deep frame, and none above the stated length and depth', () => {
    const large = { event: 'told', data: 'x'.repeat(1_000_000) };
    expect(parseServerFrame(JSON.stringify(large))).toEqual({ kind: 'frame', frame: large });
    const nested = (depth: number) => `{"event":"told","data":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
    expect(parseServerFrame(nested(DEEPEST_FRAME)).kind).toBe('frame');
    for (const depth of [DEEPEST_FRAME + 1, 5_000, 100_000])
      expect(parseServerFrame(nested(depth))).toEqual({ kind: 'unreadable' });
    // Brackets that somebody wrote nest nothing.
    expect(parseServerFrame(JSON.stringify({ event: 'told', data: '[{"'.repeat(100) })).kind).toBe('frame');
    const tooLarge = JSON.stringify({ event: 'told', data: 'x'.repeat(LONGEST_FRAME) });
    expect(parseServerFrame(tooLarge)).toEqual({ kind: 'unreadable' });
  });

  it('[W-REALTIME-12] should take any text for a keep-alive, however long it is', () => {
    expect(parseServerFrame('x'.repeat(LONGEST_FRAME + 1))).toEqual({ kind: 'keepAlive' });
  });

  it('should leave the prototype of things alone', () => {
    parseServerFrame('{"event":"told","__proto__":{"polluted":true},"data":{"__proto__":{"polluted":true}}}');
    expect('polluted' in {}).toBe(false);
  });
});

describe('write', () => {
  it('should write what is read again as it was', () => {
    const asked = {
      operation: 'publish',
      operation_id: 1,
      parameters: { channel: 'a', data: [1, 'å', null] },
    } as const;
    expect(parseClientFrame(write(asked))).toEqual({ kind: 'frame', frame: asked });
    const said = { event: 'told', channel: 'a', data: 'b' };
    expect(parseServerFrame(write(said))).toEqual({ kind: 'frame', frame: said });
  });
});
