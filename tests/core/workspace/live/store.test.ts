import { type Failure, fail, ok, type Result } from '@felles/core';
import { type Change, createLiveList } from '@felles/core/workspace';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

interface Thing {
  readonly id: string;
  readonly text: string;
}

const OFFLINE: Failure = { kind: 'unreachable', cause: 'network' };

describe('a live list', () => {
  it('[R-67] [W-REALTIME-29] should show what was fetched and what happened meanwhile, each thing once and as it is now', () => {
    const { list, put, gone, answer } = aList();
    list.open();
    put('b', 'changed while it was fetched');
    put('c', 'new');
    gone('d');
    answer(ok([thing('a', 'old'), thing('b', 'old'), thing('d', 'old')]));
    expect(list.view$.value).toEqual({
      items: [thing('a', 'old'), thing('b', 'changed while it was fetched'), thing('c', 'new')],
      status: 'ready',
      failure: null,
    });
  });

  it('[R-67] should be fetched once after a gap, and show what it showed until then', () => {
    const { list, answers, answer, gap } = aList();
    list.open();
    answer(ok([thing('a', 'before')]));
    gap();
    expect(answers).toHaveLength(2);
    expect(list.view$.value).toEqual({ items: [thing('a', 'before')], status: 'loading', failure: null });
    answer(ok([thing('b', 'after')]));
    expect(list.view$.value.items).toEqual([thing('b', 'after')]);
  });

  it('should not believe an answer to what was asked before a gap', () => {
    const { list, answers, gap } = aList();
    list.open();
    gap();
    answers[0]?.next(ok([thing('a', 'too early')]));
    expect(list.view$.value.items).toEqual([]);
  });

  it('should keep what it shows when it cannot be fetched again, follow what happens, and say so until it is', () => {
    const { list, answer, gap, put } = aList();
    list.open();
    answer(ok([thing('a', 'before')]));
    gap();
    put('b', 'meanwhile');
    answer(fail(OFFLINE));
    put('c', 'later');
    expect(list.view$.value).toMatchObject({ status: 'failed', failure: OFFLINE });
    expect(list.view$.value.items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    list.reload();
    expect(list.view$.value.failure).toEqual(OFFLINE);
    answer(ok([thing('a', 'before')]));
    expect(list.view$.value).toEqual({ items: [thing('a', 'before')], status: 'ready', failure: null });
  });

  it('should keep the last of what was fetched and heard, as many as it may', () => {
    const { list, put, answer } = aList(2);
    list.open();
    put('d', 'heard');
    answer(ok([thing('a', 'first'), thing('b', 'second'), thing('c', 'third')]));
    expect(list.view$.value.items.map(({ id }) => id)).toEqual(['c', 'd']);
    put('e', 'heard later');
    expect(list.view$.value.items.map(({ id }) => id)).toEqual(['d', 'e']);
  });

  it('[R-45] should listen and ask once however often it is opened, and not at all when it is closed', () => {
    const { list, answers, changes$, gap } = aList();
    list.open();
    list.open();
    expect(answers).toHaveLength(1);
    list.close();
    gap();
    expect([answers.length, changes$.observed, list.view$.value.status]).toEqual([1, false, 'idle']);
    list.open();
    expect(answers).toHaveLength(2);
  });
});

const thing = (id: string, text: string): Thing => ({ id, text });

function aList(atMost = 100) {
  const changes$ = new Subject<Change<Thing>>();
  const gaps$ = new Subject<void>();
  const answers: Subject<Result<readonly Thing[]>>[] = [];
  const list = createLiveList<Thing>({
    fetch() {
      const answer = new Subject<Result<readonly Thing[]>>();
      answers.push(answer);
      return answer;
    },
    changes$,
    gaps$,
    idOf: ({ id }) => id,
    atMost,
  });
  return {
    list,
    changes$,
    answers,
    gap: () => gaps$.next(),
    put: (id: string, text: string) => changes$.next({ kind: 'put', item: thing(id, text) }),
    gone: (id: string) => changes$.next({ kind: 'gone', id }),
    answer(result: Result<readonly Thing[]>) {
      answers.at(-1)?.next(result);
      answers.at(-1)?.complete();
    },
  };
}
