import { fail, ok } from '@felles/core';
import { createReadMarks } from '@felles/core/internal/workspace/chat/marks';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { createClock, createNetwork, LOST, pick, REFUSED } from '../../data/network.ts';
import { type Asked, portOver } from './a-service.ts';

const SERVER_ERROR = { kind: 'refused', refusal: 'server', status: 503, type: '', message: '' } as const;

const KINDS = [
  'read',
  'read',
  'read',
  'answer',
  'answer',
  'lose',
  'fail',
  'pass',
  'wait',
  'offline',
  'online',
] as const;
const steps = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), ids: fc.array(fc.nat({ max: 9 }), { maxLength: 4 }) }),
  { maxLength: 60, size: 'max' },
);

function createWorld() {
  const network = createNetwork<Asked, unknown>();
  const { clock, pass } = createClock();
  const online$ = new BehaviorSubject(true);
  let keys = 0;
  const marks = createReadMarks({ port: portOver(network), newKey: () => `k${++keys}`, online$, clock });
  const marked: string[] = [];
  marks.marked$.subscribe(({ conversationId, ids }) => marked.push(...ids.map((id) => `${conversationId} ${id}`)));
  marks.open();
  return { network, clock, pass, online$, marks, marked };
}

it('[W-CHAT-25] should mark each message that was read, once, over any network', () => {
  fc.assert(
    fc.property(steps, (given) => {
      const { network, pass, online$, marks, marked } = createWorld();
      const read = new Set<string>();
      const tell = (conversation: string, ids: readonly string[]): void => {
        for (const id of ids) read.add(`${conversation} ${id}`);
        marks.read(conversation, ids);
      };
      for (const { kind, ids } of given) {
        const request = pick(network.open, ids.length);
        if (kind === 'read') tell(ids.length % 2 === 0 ? '7' : '8', ids.map(String));
        if (kind === 'answer') request?.answer(ok(null));
        if (kind === 'lose') request?.answer(fail(LOST));
        if (kind === 'fail') request?.answer(fail(SERVER_ERROR));
        if (kind === 'pass') pass(60_000);
        if (kind === 'wait') pass(300);
        if (kind === 'offline') online$.next(false);
        if (kind === 'online') online$.next(true);
        expect(new Set(marked).size).toBe(marked.length);
      }
      online$.next(true);
      // A mark that the service failed at is sent with the next one.
      for (let turn = 0; turn < 40; turn += 1) {
        if (turn % 10 === 0) tell('7', [`late ${turn}`]);
        pass(60_000);
        for (const request of [...network.open]) request.answer(ok(null));
      }
      expect(marked.toSorted()).toEqual([...read].toSorted());
    }),
  );
});

it('should tell what is read together, once a second at most', () => {
  const { network, pass, marks } = createWorld();
  for (let count = 0; count < 29; count += 1) {
    marks.read('7', [String(count)]);
    for (const request of [...network.open]) request.answer(ok(null));
    pass(100);
  }
  expect(network.asked).toBe(3);
});

it('should not tell again what the service has refused, nor anything once the user is gone', () => {
  const { network, pass, online$, marks } = createWorld();
  marks.read('7', ['1']);
  network.open[0]?.answer(fail(REFUSED));
  pass(5_000);
  online$.next(false);
  marks.read('7', ['2']);
  marks.close();
  online$.next(true);
  marks.open();
  pass(60_000);
  expect(network.asked).toBe(1);
});
