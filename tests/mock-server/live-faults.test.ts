import { issueGrant, LIMITS } from '@felles/mock-server/internal';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aLive } from './a-live.ts';
import { aMock } from './mock.ts';

describe('faults of the live connection', () => {
  it('should strike the connection they name, what they name and the channel they name', () => {
    const { letIn, fault } = aLive();
    const [one, other] = [letIn(), letIn()];
    for (const line of [one, other]) for (const channel of ['a', 'b']) line.ask('subscribe', { channel });
    fault({ kind: 'non-200', connection: 2, of: 'unsubscribe', channel: 'b' });
    for (const line of [one, other]) {
      line.ask('unsubscribe', { channel: 'a' });
      line.ask('unsubscribe', { channel: 'b' });
    }
    expect(one.results().slice(-2)).toEqual([200, 200]);
    expect(other.results().slice(-2)).toEqual([200, 500]);
    expect(other.channels()).toEqual(['b']);
  });

  it('should strike the requested number of times', () => {
    const { letIn, fault, world } = aLive();
    const line = letIn();
    fault({ kind: 'non-200', code: 403, of: 'listsubs', times: 2 });
    for (let count = 0; count < 4; count += 1) line.ask('listsubs', {});
    expect(line.results().slice(-4)).toEqual([403, 403, 200, 200]);
    expect(world.state.liveFaults).toEqual([]);
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('should strike after the work is done on request: %s', (after, channels) => {
    const { letIn, fault } = aLive();
    const line = letIn();
    fault({ kind: 'non-200', of: 'subscribe', after });
    line.ask('subscribe', { channel: 'a' });
    expect(line.results().at(-1)).toBe(500);
    expect(line.channels()).toHaveLength(channels);
  });

  it('should hold up no more than a line may leave untaken', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { letIn, fault, live } = aLive();
    const line = letIn();
    line.ask('subscribe', { channel: 'a' });
    fault({ kind: 'delay', milliseconds: 1_000, of: 'event' });
    const quarter = 'ø'.repeat(LIMITS.backlog / 8);
    const tell = (times: number) => Array.from({ length: times }, () => live.hub.publish('a', 'told', quarter)).at(-1);
    tell(4);
    expect(line.done).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(line.texts).toHaveLength(6);
    expect(tell(5)).toBe(1);
    expect(line.done).toEqual(['cut']);
    expect(tell(1)).toBe(0);
  });

  it('should count for that what is to change places, as long as nothing has followed', () => {
    const { letIn, fault, live } = aLive();
    const line = letIn();
    line.ask('subscribe', { channel: 'a' });
    fault({ kind: 'reorder', of: 'event' });
    const backlog = () => live.lines.list()[0]?.backlog;
    live.hub.publish('a', 'told', 'x'.repeat(1_000));
    expect(backlog()).toBeGreaterThan(1_000);
    line.ask('listsubs', {});
    expect([line.texts.length, backlog()]).toEqual([4, 0]);
    live.hub.publish('a', 'told', 'x'.repeat(LIMITS.backlog));
    live.hub.publish('a', 'told', 1);
    expect(line.done).toEqual(['cut']);
  });

  it('should send the last thing by itself that was to change places, when nothing follows for a second', () => {
    vi.useFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { letIn, fault } = aLive();
    const line = letIn();
    fault({ kind: 'reorder' });
    line.ask('listsubs', {});
    vi.advanceTimersByTime(999);
    expect(line.results()).toEqual([200]);
    vi.advanceTimersByTime(1);
    expect(line.results()).toEqual([200, 200]);
  });

  it('should be decided by the seed, for each connection by itself, with any others in between', () => {
    const series = (seed: number, others: number) => {
      const { letIn, fault } = aLive();
      fault({ kind: 'non-200', of: 'listsubs', probability: 0.3, seed });
      const lines = [letIn(), letIn()];
      for (let count = 0; count < 100; count += 1) {
        lines[0]?.ask('listsubs', {});
        for (let more = 0; more < (count === 0 ? 1 : others); more += 1) lines[1]?.ask('listsubs', {});
      }
      return lines.map((line) => line.results().slice(1, 101));
    };
    const [first, second] = series(7, 1);
    expect(series(7, 1)).toEqual([first, second]);
    expect(series(7, 3)[0]).toEqual(first);
    expect(first).not.toEqual(second);
    expect(series(8, 1)[0]).not.toEqual(first);
    const struck = first?.filter((result) => result === 500).length;
    expect(struck).toBeGreaterThan(15);
    expect(struck).toBeLessThan(45);
  });

  it('should be any that fits, chosen by the seed: never a wrong answer to what is none', () => {
    const storm = (seed: number) => {
      const { live, letIn, fault } = aLive();
      fault({ kind: 'any', milliseconds: 0, probability: 0.5, seed });
      const lines = Array.from({ length: 40 }, letIn);
      for (const line of lines) {
        line.ask('subscribe', { channel: 'a' });
        line.ask('listsubs', {});
      }
      live.hub.publish('a', 'told', 1);
      live.lines.keepAlive('ping', null);
      return lines.map(({ texts, done }) => [...texts, ...done]);
    };
    expect(storm(3)).toEqual(storm(3));
    expect(storm(3)).not.toEqual(storm(4));
    const all = new Set(storm(3).flat());
    // A cut, a silence, a broken frame, a refusal, and an answer that nobody had asked for.
    for (const sign of ['cut', 'paused', '"operation_result":500', '"operation_id":100000'])
      expect([...all].some((text) => text.includes(sign))).toBe(true);
    expect([...all].some((text) => text.startsWith('{') && !text.endsWith('}'))).toBe(true);
    const whole = ['ping', 'cut', 'paused', 'ended'];
    expect([...all].filter((text) => !text.startsWith('{') && !whole.includes(text))).toEqual([]);
  });

  it('should end with a reset: live clients continue, silent ones are cut, and the seed restarts', () => {
    const { world, letIn, fault } = aLive();
    const [line, silent] = [letIn(), letIn()];
    const series = () => {
      fault({ kind: 'non-200', of: 'listsubs', connection: 1, probability: 0.5 });
      for (let count = 0; count < 30; count += 1) line.ask('listsubs', {});
      return line.results().slice(-30);
    };
    const first = series();
    fault({ kind: 'half-open', connection: 2 });
    silent.ask('listsubs', {});
    world.reset();
    // One seed gives the users who sign in again the same tokens.
    for (const _ of [line, silent]) issueGrant(world, 'ola');
    expect([line.done, silent.done]).toEqual([[], ['paused', 'cut']]);
    line.ask('listsubs', {});
    expect(line.results().at(-1)).toBe(200);
    expect(series()).toEqual(first);
  });
});

describe('the calls for them', () => {
  it('should add, list, take away and clear, and refuse what there is not', async () => {
    const { app, post, get } = aMock();
    const path = '/control/api/live/faults';
    const first = (await post(path, { kind: 'silence', of: 'event' })).json();
    expect(first).toEqual({ kind: 'silence', of: 'event', probability: 1, id: 1, met: 0, lines: 0 });
    const second = (await post(path, { kind: 'any', probability: 0.1, seed: 3 })).json();
    expect((await get(path)).json()).toEqual([first, second]);
    expect((await app.inject({ method: 'DELETE', url: `${path}/1` })).json()).toEqual([second]);
    expect((await app.inject({ method: 'DELETE', url: `${path}/1` })).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url: path })).json()).toEqual([]);
  });

  it.each([
    { kind: 'fire' },
    { kind: 'drop', of: 'tea' },
    { kind: 'drop', probability: 2 },
    { kind: 'delay', milliseconds: -1 },
    { kind: 'non-200', code: 200 },
  ])('should refuse %j', async (order) => {
    expect((await aMock().post('/control/api/live/faults', order)).statusCode).toBe(400);
  });

  it.each(['{', '['])('should refuse a keep-alive that begins with %s', async (text) => {
    expect((await aMock().post('/control/api/live/keep-alive', { text })).statusCode).toBe(400);
  });
});
