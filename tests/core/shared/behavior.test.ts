import type { Behavior } from '@felles/core';
import { derive } from '@felles/core/internal/shared/behavior';
import { BehaviorSubject, defer, type Observable } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { listenTo } from '../../support/fake-ports.ts';

describe('derive', () => {
  it('should be readable at any moment without a listener', () => {
    const { left$, sum$ } = sumOfTwo();
    expect(sum$.value.sum).toBe(3);
    left$.next(10);
    expect(sum$.value.sum).toBe(12);
  });

  it('should be the same object until a source changes', () => {
    const { left$, sum$ } = sumOfTwo();
    const first = sum$.value;
    left$.next(1);
    expect(sum$.value).toBe(first);
    left$.next(2);
    expect(sum$.value).not.toBe(first);
  });

  it('should say its value at once, then each change, and nothing twice', () => {
    const { left$, right$, sum$ } = sumOfTwo();
    const { heard } = listenTo(sum$);
    left$.next(1);
    right$.next(5);
    expect(heard.map(({ sum }) => sum)).toEqual([3, 6]);
  });

  it('should never mix an old value of one source with a new one of another', () => {
    const source$ = new BehaviorSubject(1);
    const double$ = derive({ source: source$ }, ({ source }) => source * 2);
    const pair$ = derive({ source: source$, double: double$ }, ({ source, double }) => `${source} ${double}`);
    const { heard } = listenTo(pair$);
    source$.next(2);
    source$.next(3);
    expect(heard).toEqual(['1 2', '2 4', '3 6']);
  });

  it('should listen to each source once for all who listen, and tell every one of them', () => {
    const { source$, counted$, times } = counted();
    const double$ = derive({ counted: counted$ }, ({ counted }) => counted * 2);
    const early = listenTo(double$);
    source$.next(2);
    const late = listenTo(double$);
    source$.next(3);
    expect([early.heard, late.heard]).toEqual([
      [2, 4, 6],
      [4, 6],
    ]);
    expect(times.listened).toBe(1);
  });

  it('should tell no listener an older value last, when any of them answers a change with another', () => {
    const source$ = new BehaviorSubject(1);
    const double$ = derive({ source: source$ }, ({ source }) => source * 2);
    double$.subscribe((value) => value === 4 && source$.next(3));
    const { heard } = listenTo(double$);
    source$.next(2);
    expect(heard.at(-1)).toBe(6);
    const first: number[] = [];
    double$.subscribe((value) => {
      first.push(value);
      if (value === 6) source$.next(4);
    });
    expect([heard.at(-1), first.at(-1)]).toEqual([8, 8]);
  });

  it('should hold no subscription without a listener', () => {
    const { left$, right$, sum$ } = sumOfTwo();
    const { stop } = listenTo(sum$);
    expect(left$.observed).toBe(true);
    stop();
    expect([left$.observed, right$.observed]).toEqual([false, false]);
  });

  it('should compute once for all who read it', () => {
    const source$ = new BehaviorSubject(1);
    let computed = 0;
    const counted$ = derive({ source: source$ }, ({ source }) => {
      computed += 1;
      return { source };
    });
    listenTo(counted$);
    listenTo(counted$);
    expect(counted$.value).toEqual({ source: 1 });
    expect(computed).toBe(1);
  });

  it('should not be computed again if its sources are unchanged', () => {
    const source$ = new BehaviorSubject(2);
    const isEven$ = derive({ source: source$ }, ({ source }) => source % 2 === 0);
    const view$ = derive({ isEven: isEven$ }, ({ isEven }) => ({ isEven }));
    const first = view$.value;
    source$.next(4);
    expect(view$.value).toBe(first);
    source$.next(5);
    expect(view$.value).toEqual({ isEven: false });
    source$.next(6);
    expect(view$.value).toEqual({ isEven: true });
  });

  it('should ask for what it comes from once, however many storeys of others lie between', () => {
    const { source$, counted$, times } = counted();
    let top$: Behavior<number> = counted$;
    for (let storey = 0; storey < 12; storey += 1) {
      const below$ = top$;
      const beside$ = derive({ below: below$ }, ({ below }) => below + 1);
      top$ = derive({ below: below$, beside: beside$ }, ({ below, beside }) => Math.max(below, beside));
    }
    expect(top$.value).toBe(13);
    times.read = 0;
    expect(top$.value).toBe(13);
    expect(times.read).toBe(1);
    source$.next(2);
    expect(top$.value).toBe(14);
  });
});

/** A source that counts how often it is asked for its value and how many listen to it. */
function counted() {
  const source$ = new BehaviorSubject(1);
  const times = { read: 0, listened: 0 };
  const listened$ = defer(() => {
    times.listened += 1;
    return source$;
  });
  const read = () => {
    times.read += 1;
    return source$.value;
  };
  const counted$ = Object.defineProperty(listened$, 'value', { get: read }) as Observable<number> as Behavior<number>;
  return { source$, counted$, times };
}

function sumOfTwo() {
  const left$ = new BehaviorSubject(1);
  const right$ = new BehaviorSubject(2);
  return { left$, right$, sum$: derive({ left: left$, right: right$ }, ({ left, right }) => ({ sum: left + right })) };
}
