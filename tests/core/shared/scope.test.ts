import { createScope, createSlot } from '@felles/core/internal/shared/scope';
import { NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

describe('createScope', () => {
  it('should open once until it is closed, and end all its parts then', () => {
    const scope = createScope();
    const news$ = new Subject<number>();
    expect([scope.isOpen(), scope.open(), scope.open(), scope.isOpen()]).toEqual([false, true, false, true]);
    scope.add(news$.subscribe());
    scope.add(news$.subscribe());
    expect(news$.observed).toBe(true);
    scope.close();
    expect([news$.observed, scope.isOpen(), scope.open()]).toEqual([false, false, true]);
  });

  it('should end what ran before when it opens anew', () => {
    const scope = createScope();
    const before$ = new Subject<number>();
    const now$ = new Subject<number>();
    scope.reopen();
    scope.add(before$.subscribe());
    scope.reopen();
    scope.add(now$.subscribe());
    expect([before$.observed, now$.observed]).toEqual([false, true]);
  });

  it('should end at once what is added to a closed scope', () => {
    const news$ = new Subject<number>();
    createScope().add(news$.subscribe());
    expect(news$.observed).toBe(false);
  });
});

describe('createSlot', () => {
  it('should run one thing at a time: the next one ends it', () => {
    const slot = createSlot();
    const before$ = new Subject<number>();
    const now$ = new Subject<number>();
    const heard: number[] = [];
    slot.run(before$, (value) => heard.push(value));
    slot.run(now$, (value) => heard.push(value));
    before$.next(1);
    now$.next(2);
    slot.end();
    now$.next(3);
    expect(heard).toEqual([2]);
  });

  it('should be busy until it is ended or has run to its end', () => {
    const slot = createSlot();
    const news$ = new Subject<number>();
    const states = [slot.isBusy()];
    slot.run(news$);
    states.push(slot.isBusy());
    news$.complete();
    states.push(slot.isBusy());
    slot.run(NEVER);
    states.push(slot.isBusy());
    slot.end();
    states.push(slot.isBusy());
    expect(states).toEqual([false, true, false, true, false]);
  });

  it('should keep what a listener runs while the first value arrives at once', () => {
    const slot = createSlot();
    const later$ = new Subject<string>();
    slot.run(of('now'), () => slot.run(later$));
    expect([slot.isBusy(), later$.observed]).toEqual([true, true]);
  });
});
