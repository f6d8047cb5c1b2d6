import { SelectedArticle } from '@felles/core/internal/workspace/articles/model';
import {
  COUNT,
  extrasToSend,
  NO_ARTICLES,
  problemsOfSelection,
  readCount,
} from '@felles/core/internal/workspace/articles/selection';
import {
  type ChosenExtra,
  priceOf,
  problemOfCount,
  stepCount,
  withCount,
  withExtra,
  withoutExtra,
} from '@felles/core/workspace/articles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const id = fc.integer({ min: 1, max: 6 }).map(String);
const count = fc.oneof(fc.nat({ max: 99 }), fc.constant(null));
const extras: fc.Arbitrary<readonly ChosenExtra[]> = fc.uniqueArray(fc.record({ article_id: id, count }), {
  selector: ({ article_id }) => article_id,
});
const keysOf = (selection: Parameters<typeof problemsOfSelection>[0], isRequired?: boolean) =>
  Object.values(problemsOfSelection(selection, null, isRequired)).map(({ key }) => key);

describe('the extra articles that are chosen', () => {
  it('[W-ARTICLES-13] should begin with a count of 1, and keep theirs when they are chosen again', () => {
    fc.assert(
      fc.property(extras, id, (given, chosen) => {
        const isThere = given.some(({ article_id }) => article_id === chosen);
        expect(withExtra(given, chosen)).toEqual(isThere ? given : [...given, { article_id: chosen, count: 1 }]);
      }),
    );
    expect(withExtra([], '5')).toEqual([{ article_id: '5', count: 1 }]);
  });

  it('[W-ARTICLES-14] should lose the one that is removed, and no other and no count', () => {
    fc.assert(
      fc.property(extras, id, (given, gone) => {
        expect(withoutExtra(given, gone)).toEqual(given.filter(({ article_id }) => article_id !== gone));
      }),
    );
    expect(withoutExtra([{ article_id: '1', count: 3 }], '1')).toEqual([]);
  });

  it('[W-ARTICLES-15] should have the count that is written of one, and those that they had of the others', () => {
    fc.assert(
      fc.property(extras, id, count, (given, changed, to) => {
        const after = withCount(given, changed, to);
        expect(after.map(({ article_id }) => article_id)).toEqual(given.map(({ article_id }) => article_id));
        for (const [at, extra] of after.entries())
          expect(extra.count).toBe(extra.article_id === changed ? to : given[at]?.count);
      }),
    );
    expect(withCount([{ article_id: '1', count: 3 }], '1', 7)).toEqual([{ article_id: '1', count: 7 }]);
  });

  it('[W-ARTICLES-04] should be sent as article_id and count, those of which there are none not at all', () => {
    fc.assert(
      fc.property(extras, (given) => {
        const sent = extrasToSend(given);
        expect(sent).toEqual(given.filter((extra) => (extra.count ?? 0) > 0));
        const written = sent.map((each) => z.encode(SelectedArticle, each));
        expect(written).toEqual(sent.map(({ article_id, count }) => ({ article_id: Number(article_id), count })));
      }),
    );
  });
});

describe('a count', () => {
  it('[W-ARTICLES-21] should go by steps of 1, and be 0 where none is given', () => {
    expect(COUNT).toMatchObject({ step: 1, standard: 0, least: 0 });
    expect([stepCount(null, 1), stepCount(1, 1), stepCount(1, -1), stepCount(0, -1)]).toEqual([1, 2, 0, 0]);
  });

  it('[W-ARTICLES-22] should be wrong once it is cleared, and right as soon as it has a value, 0 included', () => {
    const of = (typed: string) =>
      keysOf({ main: '1', extras: withCount([{ article_id: '4', count: 1 }], '4', readCount(typed)) });
    expect(of('')).toEqual(['articles.count']);
    expect(of('0')).toEqual([]);
    expect(of('12')).toEqual([]);
  });

  it('should be a whole number from 0 up, and nothing else that is typed', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999 }), (number) => {
        expect(readCount(` ${number} `)).toBe(number);
      }),
    );
    for (const typed of ['', ' ', '-1', '1,5', '1.5', '1e3', 'to', '٣', '10000', '1 2'])
      expect(readCount(typed)).toBeNull();
  });

  it('should be refused with the bound that it passes, and not be stepped beyond it', () => {
    const large = { key: 'articles.large', params: { most: '9\u00a0999' } };
    for (const typed of ['10000', '999999999999', ' 10000 ']) expect(problemOfCount(typed)).toEqual(large);
    for (const typed of ['', '-1', '1,5', '1e9']) expect(problemOfCount(typed).key).toBe('articles.count');
    expect(stepCount(9_999, 1)).toBe(9_999);
  });
});

describe('a selection', () => {
  const main = fc.oneof(id, fc.constant(null));

  it('[W-ARTICLES-16] should be wrong without a main article where that is required', () => {
    fc.assert(
      fc.property(extras, (given) => {
        expect(keysOf({ main: null, extras: given }, true)).toContain('articles.choose');
      }),
    );
  });

  it('[W-ARTICLES-17] should be right with a main article, or where none is required, and every count a number', () => {
    fc.assert(
      fc.property(main, extras, fc.constantFrom(true, false, undefined), (chosen, given, isRequired) => {
        const isRight = (chosen !== null || isRequired === false) && given.every((extra) => extra.count !== null);
        expect(keysOf({ main: chosen, extras: given }, isRequired).length === 0).toBe(isRight);
      }),
    );
    expect(keysOf({ main: null, extras: [{ article_id: '1', count: 2 }] })).toEqual(['articles.choose']);
    for (const wrong of [-1, 1.5, Number.NaN])
      expect(keysOf({ main: '1', extras: [{ article_id: '1', count: wrong }] })).toEqual(['articles.count']);
  });

  it('[W-ARTICLES-24] should be wrong exactly where an article of it is not among those that there are', () => {
    const known = fc.record({ main: fc.array(fc.record({ id })), extra: fc.array(fc.record({ id })) });
    fc.assert(
      fc.property(main, extras, known, (chosen, given, there) => {
        const full = given.map((extra) => ({ ...extra, count: 1 }));
        const found = problemsOfSelection({ main: chosen, extras: full }, there, false);
        const isMainThere = chosen === null || there.main.some((one) => one.id === chosen);
        const areExtras = full.every((extra) => there.extra.some((one) => one.id === extra.article_id));
        expect(found.main?.key).toBe(isMainThere ? undefined : 'articles.missing');
        expect(found.extras?.key).toBe(areExtras ? undefined : 'articles.missing');
      }),
    );
    expect(keysOf({ main: '404', extras: [] })).toEqual([]);
  });

  it('should cost the main article once and each extra one by its count, and say what has no price', () => {
    const known = {
      main: [{ id: '1', price: 690 }],
      extra: [
        { id: '2', price: 0.1 },
        { id: '3', price: null },
      ],
    };
    const chosen = [
      { article_id: '2', count: 3 },
      { article_id: '3', count: 1 },
      { article_id: '9', count: null },
    ];
    expect(priceOf({ main: '1', extras: chosen }, known)).toEqual({ sum: 690.3, unpriced: 1 });
    expect(priceOf(NO_ARTICLES, known)).toEqual({ sum: 0, unpriced: 0 });
  });
});
