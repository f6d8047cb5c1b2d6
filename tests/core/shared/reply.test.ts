import { fail, ok, type Reply } from '@felles/core';
import { andThen } from '@felles/core/internal/shared/reply';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { at } from '../../support/at.ts';
import { listenTo, scripted, unreachable } from '../../support/fake-ports.ts';

describe('andThen', () => {
  it('should ask the second question with the answer to the first, and answer once', () => {
    const { heard } = listenTo(andThen(of(ok(2)), (value) => of(ok(value * 10))));
    expect(heard).toEqual([ok(20)]);
  });

  it('should give the refusal of the first and never ask the second', () => {
    let asked = false;
    const second = (): Reply<number> => {
      asked = true;
      return of(ok(1));
    };
    expect(listenTo(andThen(of(fail(unreachable)), second)).heard).toEqual([fail(unreachable)]);
    expect(asked).toBe(false);
  });

  it('should cancel the question that is pending', () => {
    const clock = at('2026-11-18T12:00:00Z');
    const port = scripted(clock, (name: string) => ({ after: 10, result: ok(name) }));
    const { stop } = listenTo(andThen(port.ask('first'), () => port.ask('second')));
    clock.pass(15);
    stop();
    expect(port.askings.map(({ question, state }) => [question, state])).toEqual([
      ['first', 'answered'],
      ['second', 'cancelled'],
    ]);
  });
});
