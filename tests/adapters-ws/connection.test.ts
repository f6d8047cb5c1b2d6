import { connectOver, type SocketEvents } from '@felles/adapters-ws';
import type { FrameConnection } from '@felles/core/internal/realtime/model';
import { describe, expect, it } from 'vitest';
import { aClock, type Clock } from '../support/realtime/a-clock.ts';

describe('connectOver', () => {
  it('should open a socket to the address and say so', () => {
    const { wire, heard } = connected();
    wire.opened();
    expect(wire.address).toBe('ws://127.0.0.1/pubsub');
    expect(heard).toEqual(['opened']);
  });

  it('should write operations, and read results and events', () => {
    const { connection, wire, heard } = connected();
    connection.send({ operation: 'subscribe', operation_id: 1, parameters: { channel: 'a' } });
    wire.received('{"operation_result":200,"operation":"subscribe","operation_id":1}');
    wire.received('{"event":"told","channel":"a"}');
    expect(wire.sent).toEqual(['{"operation":"subscribe","operation_id":1,"parameters":{"channel":"a"}}']);
    expect(heard).toEqual([
      { operation_result: 200, operation: 'subscribe', operation_id: 1 },
      { event: 'told', channel: 'a' },
    ]);
  });

  it('[R-30] [W-REALTIME-12] should send a keep-alive back as it came, and pass it on to no listener', () => {
    const { wire, heard } = connected();
    const texts = ['ping', ' {"not":"json at its beginning"}', 'å\u0000', `long ${'x'.repeat(5_000_000)} end`];
    for (const text of texts) wire.received(text);
    expect(wire.sent).toEqual(texts);
    expect(heard).toEqual([]);
  });

  it('[R-63] should answer a keep-alive at once, even with a queue of earlier frames', () => {
    const work: unknown[] = [];
    const { wire, clock, pass } = connected((frame) => {
      clock.schedule(() => work.push(frame), 50 * (work.length + clock.waiting()));
    });
    for (let id = 0; id < 1_000; id += 1) {
      wire.received(`{"event":"told","data":${id}}`);
      if (id % 100 === 0) wire.received(`ping ${id}`);
    }
    expect(wire.sent).toEqual(Array.from({ length: 10 }, (_, index) => `ping ${index * 100}`));
    expect(work).toEqual([]);
    pass(50_000);
    expect(work).toEqual(Array.from({ length: 1_000 }, (_, data) => ({ event: 'told', data })));
  });

  it('[R-25] [W-REALTIME-12] should neither send back nor pass on what cannot be read, and read what comes after', () => {
    const { wire, heard } = connected();
    for (const text of ['{"operation":', '[', '']) wire.received(text);
    wire.received('{"event":"told"}');
    expect(wire.sent).toEqual([]);
    expect(heard).toEqual([{ event: 'told' }]);
  });

  it('should end once, at either side, and say nothing more', () => {
    const { connection, wire, heard } = connected();
    connection.close();
    wire.closed({ code: 1006, reason: '' });
    wire.received('{"event":"late"}');
    wire.received('late');
    wire.opened();
    connection.close();
    expect(heard).toEqual(['closed 1000']);
    expect(wire.sent).toEqual([]);
  });

  it('should pass on how the socket ended', () => {
    const { wire, heard } = connected();
    wire.closed({ code: 4001, reason: 'enough' });
    expect(heard).toEqual(['closed 4001']);
  });
});

describe('a line that goes silent', () => {
  it('[R-65] [W-REALTIME-30] should be closed after three times the longest interval of its keep-alives', () => {
    const { wire, heard, pass } = connected();
    beat(wire, pass, [0, 15_000, 5_000]);
    pass(45_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
    expect(wire.isClosed).toBe(true);
  });

  it('[W-REALTIME-30] should be given at least 30 s, however often it beats', () => {
    const { wire, heard, pass } = connected();
    beat(wire, pass, [0, 1_000]);
    pass(30_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] should be left alone before two keep-alives were seen', () => {
    const { wire, heard, pass } = connected();
    beat(wire, pass, [0]);
    pass(24 * 3_600_000);
    expect(heard).toEqual([]);
  });

  it('[W-REALTIME-30] should count any frame as a sign of life', () => {
    const { wire, heard, pass } = connected();
    beat(wire, pass, [0, 10_000]);
    pass(29_999);
    wire.received('{"event":"told"}');
    pass(30_000);
    expect(heard).toEqual([{ event: 'told' }]);
    pass(1);
    expect(heard).toHaveLength(2);
  });

  it('[W-REALTIME-30] [R-51] should be given its time anew after a sleep', () => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0, 10_000]);
    clock.sleep(600_000);
    // It is seen within 5 s that the page slept.
    pass(5_000);
    pass(30_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
  });

  it.each([
    ['dead', 'a second late', [], 1_000],
    ['worth its time anew', 'later than that', [], 1_001],
    ['dead', 'a minute late after a sleep', [600_000], 61_000],
    ['worth its time anew', 'later than that after a sleep', [600_000], 61_001],
  ])('[W-REALTIME-30] [R-51] should be %s where its page looks %s', (what, _, before, late) => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0, 10_000]);
    for (const sleep of [...before, late]) {
      clock.sleep(sleep);
      pass(30_001);
    }
    expect(heard).toEqual(what === 'dead' ? ['closed 4001'] : []);
  });

  it.each([31_000, 45_000, 60_000, 75_900])(
    '[W-REALTIME-30] [R-51] should be left alone after a sleep of %i ms, however near its time',
    (sleep) => {
      const { wire, heard, pass, clock } = connected();
      beat(wire, pass, [0, 15_000]);
      clock.sleep(sleep);
      // Frames that came meanwhile are read only after the timers that were due.
      pass(5_000);
      wire.received('ping');
      pass(40_000);
      expect(heard).toEqual([]);
    },
  );

  it('[W-REALTIME-30] should be closed 30 s after an operation is not answered, its rhythm known or not', () => {
    const { connection, wire, heard, pass } = connected();
    pass(3_600_000);
    connection.send(LISTING);
    pass(30_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
    expect(wire.isClosed).toBe(true);
  });

  it('should stay open after an answer, or any other frame', () => {
    const { connection, wire, heard, pass } = connected();
    connection.send(LISTING);
    pass(29_000);
    wire.received('{"event":"told"}');
    pass(29_000);
    wire.received('{"operation_result":200,"operation":"listsubs","operation_id":1}');
    pass(3_600_000);
    expect(heard).toHaveLength(2);
  });

  it('[W-REALTIME-30] [R-51] should be given its time anew after each of several sleeps', () => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0, 10_000]);
    for (let sleeps = 0; sleeps < 3; sleeps += 1) {
      clock.sleep(600_000);
      pass(5_000);
    }
    pass(30_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] should be noticed by a hidden page too, whose timers come once a minute', () => {
    const { wire, heard, pass } = connected(() => {}, onWholeMinutes(aClock()));
    beat(
      wire,
      pass,
      Array.from({ length: 40 }, () => 10_000),
    );
    expect(heard).toEqual([]);
    pass(3 * 60_000);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] should not take the sleep for an interval between keep-alives', () => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0, 10_000]);
    clock.sleep(600_000);
    wire.received('ping');
    pass(0);
    beat(wire, pass, [10_000]);
    pass(30_001);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] [R-51] should not take the sleep for an interval where only one keep-alive was seen before it', () => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0]);
    clock.sleep(1_200_000);
    beat(wire, pass, [0, 10_000]);
    pass(30_001);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] [R-51] should stay open until two keep-alives were seen after a sleep', () => {
    const { wire, heard, pass, clock } = connected();
    beat(wire, pass, [0]);
    clock.sleep(600_000);
    beat(wire, pass, [0, 60_000]);
    pass(180_000);
    expect(heard).toEqual([]);
    pass(1);
    expect(heard).toEqual(['closed 4001']);
  });

  it('[W-REALTIME-30] should not take a hidden page for one that slept before its rhythm was known', () => {
    const { wire, heard, pass } = connected(() => {}, onWholeMinutes(aClock()));
    beat(wire, pass, [0, 130_000, 130_000, 130_000]);
    pass(390_000);
    expect(heard).toEqual([]);
    // Once it may as well have slept.
    pass(390_000 + 2 * 60_000);
    expect(heard).toEqual(['closed 4001']);
  });

  it('should leave no clock running when the connection ends', () => {
    const { connection, wire, pass, clock } = connected();
    beat(wire, pass, [0, 10_000]);
    connection.close();
    expect(clock.waiting()).toBe(0);
  });
});

const LISTING = { operation: 'listsubs', operation_id: 1, parameters: {} } as const;

interface Wire extends SocketEvents {
  readonly address: string;
  readonly sent: string[];
  isClosed: boolean;
}

/** The clock of a page that nobody sees. */
function onWholeMinutes(clock: Clock): Clock {
  const untilWhole = (delay: number) => Math.ceil((clock.now() + delay) / 60_000) * 60_000 - clock.now();
  const late: Clock['schedule'] = (work: (state?: never) => void, delay = 0, state?: never) =>
    clock.schedule(work, untilWhole(delay), state);
  return { ...clock, schedule: late };
}

function connected(work: (frame: unknown) => void = () => {}, clock = aClock()) {
  const heard: unknown[] = [];
  let wire: Wire | null = null;
  const connection: FrameConnection = connectOver(
    {
      address: 'ws://127.0.0.1/pubsub',
      clock,
      openSocket(address, events) {
        const opened: Wire = { ...events, address, sent: [], isClosed: false };
        wire = opened;
        return {
          send: (text) => opened.sent.push(text),
          close() {
            opened.isClosed = true;
            opened.closed({ code: 1000, reason: '' });
          },
        };
      },
    },
    {
      opened: () => heard.push('opened'),
      received(frame) {
        heard.push(frame);
        work(frame);
      },
      closed: ({ code }) => heard.push(`closed ${code}`),
    },
  );
  if (wire === null) throw new Error('no socket was opened');
  return { connection, wire: wire as Wire, heard, clock, pass: clock.pass };
}

function beat(wire: Wire, pass: (milliseconds: number) => void, intervals: readonly number[]): void {
  for (const interval of intervals) {
    pass(interval);
    wire.received('ping');
  }
}
