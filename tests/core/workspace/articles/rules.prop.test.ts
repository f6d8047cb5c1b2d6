import {
  ARTICLE_ADDRESS,
  articlesFor,
  beginningWith,
  filtersFor,
  isWithin,
  splitArticles,
} from '@felles/core/internal/workspace/articles/rules';
import { Article, ArticleWithResources, isMain } from '@felles/core/workspace/articles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { expectReadsBack } from '../../../support/expect-address.ts';

const names = fc.constantFrom('Ærfugl', 'ærlig mur', 'Øl', 'Åpning', 'åpning', 'Bolt', 'bolt 2', '');
const articles = fc.array(
  fc.record({
    id: fc.integer().map(String),
    article_number: fc.option(fc.constantFrom('1001', 'A-7', 'å1', '')),
    billable: fc.option(fc.boolean()),
    name: fc.option(names),
    price: fc.option(fc.double({ noNaN: true, noDefaultInfinity: true })),
    type: fc.option(fc.oneof(fc.constant(1), fc.integer(), fc.constant(1.5))),
  }),
);

describe('an article', () => {
  it('[W-ARTICLES-01] should have its six fields, every one but the id perhaps null or not there', () => {
    fc.assert(
      fc.property(articles, (given) => {
        const written = given.map((article) => ({ ...article, id: Number(article.id) }));
        expect(z.array(Article).parse(written)).toEqual(given);
      }),
    );
    expect(Article.parse({ id: 4 })).toEqual({ id: '4' });
    expect(Article.safeParse({ id: '4' }).success).toBe(false);
    const whole = { id: 1, article_number: '1', billable: true, name: 'x', price: 1.5, type: 1 };
    for (const field of Object.keys(whole)) {
      expect(Article.safeParse({ ...whole, [field]: { not: 'this' } }).success).toBe(false);
      expect(Article.safeParse({ ...whole, [field]: null }).success).toBe(field !== 'id');
    }
    expect(Article.safeParse({ ...whole, price: '12' }).success).toBe(false);
    expect(Article.safeParse({ ...whole, article_number: 12 }).success).toBe(false);
  });

  it('[W-ARTICLES-03] should have all of them with its resources, each with a resource_id and a price', () => {
    const own = { id: 1, article_number: '1', billable: true, name: 'x', price: 1, type: 2 };
    const resources = [{ resource_id: '7', price: 12.5 }, { resource_id: '8', price: null }, 'broken'];
    const read = z.decode(ArticleWithResources, { ...own, resources } as z.input<typeof ArticleWithResources>);
    expect(read).toEqual({ ...own, id: '1', resources: resources.slice(0, 2) });
  });

  it('[W-ARTICLES-02] should be a main article by type 1, and an extra one by any other', () => {
    expect(isMain({ type: 1 })).toBe(true);
    for (const type of [0, 2, 1.5, -1, null, undefined]) expect(isMain({ type })).toBe(false);
  });

  it('[W-ARTICLES-07] should land in one of the two lists, in the order of the list it came in', () => {
    fc.assert(
      fc.property(articles, (given) => {
        const { main, extra } = splitArticles(given);
        expect(main).toEqual(given.filter(({ type }) => type === 1));
        expect(extra).toEqual(given.filter(({ type }) => type !== 1));
      }),
    );
  });
});

describe('the articles that are found', () => {
  const typed = fc.oneof(names, fc.constantFrom('æ', 'Å', 'b', 'B', '10', '01', 'a-', ' bolt ', 'mur'), fc.string());

  it('[W-ARTICLES-18] should begin with what is typed, by name or number, not have it in the middle', () => {
    fc.assert(
      fc.property(articles, typed, (given, words) => {
        const sought = words.trim().toLocaleLowerCase('nb');
        const begins = (text: string | null) => (text ?? '').toLocaleLowerCase('nb').indexOf(sought) === 0;
        expect(beginningWith(given, words)).toEqual(
          given.filter(({ name, article_number: number }) => sought === '' || begins(name) || begins(number)),
        );
      }),
    );
    const list = [
      { id: '1', name: 'Betong', article_number: '1002' },
      { id: '2', name: 'Armert betong', article_number: '2100' },
    ];
    expect(beginningWith(list, ' bet ').map(({ id }) => id)).toEqual(['1']);
    expect(beginningWith(list, '10').map(({ id }) => id)).toEqual(['1']);
    expect(beginningWith(list, '  ')).toEqual(list);
  });

  it('[W-ARTICLES-19] should be the same in capital and small letters, of æ, ø and å too', () => {
    fc.assert(
      fc.property(articles, names, (given, words) => {
        const found = beginningWith(given, words);
        expect(beginningWith(given, words.toLocaleUpperCase('nb'))).toEqual(found);
        expect(beginningWith(given, words.toLocaleLowerCase('nb'))).toEqual(found);
      }),
    );
    const list = [
      { id: '1', name: 'ÆRFUGL' },
      { id: '2', name: 'øvrig' },
      { id: '3', article_number: 'Å-1' },
    ];
    expect(['ærf', 'ØVR', 'å-'].map((words) => beginningWith(list, words)[0]?.id)).toEqual(['1', '2', '3']);
  });

  it('should be of the type and the billing that is asked for, in the order of price, name or number', () => {
    const list = [
      { id: '1', name: 'b', price: 20, type: 1, billable: true },
      { id: '2', name: 'a', price: null, type: 1, billable: null },
      { id: '3', name: 'c', price: 10, type: 2, billable: false, article_number: '9' },
    ];
    const ids = (part: object) => articlesFor(list, { ...ARTICLE_ADDRESS.standard, ...part }).map(({ id }) => id);
    expect(ids({})).toEqual(['1', '2', '3']);
    expect(ids({ type: 'main' })).toEqual(['1', '2']);
    expect(ids({ type: 'extra' })).toEqual(['3']);
    expect(ids({ billable: 'yes' })).toEqual(['1']);
    expect(ids({ billable: 'no' })).toEqual(['2', '3']);
    expect(ids({ sort: '-price' })).toEqual(['1', '3', '2']);
    expect(ids({ sort: 'name', text: 'a' })).toEqual(['2']);
  });

  it('should be asked for by the address, which is read as it is written', () => {
    const question = fc.record({
      text: fc.string({ maxLength: 200 }),
      type: fc.constantFrom('', 'main', 'extra') as fc.Arbitrary<'' | 'main' | 'extra'>,
      billable: fc.constantFrom('', 'yes', 'no') as fc.Arbitrary<'' | 'yes' | 'no'>,
      sort: fc.constantFrom('', 'name', '-price', 'number'),
      article: fc.constantFrom('', '7', '<b>'),
    });
    expectReadsBack(ARTICLE_ADDRESS, question);
    expect(ARTICLE_ADDRESS.read({ type: 'x', billable: '1', sort: 'toString' })).toEqual(ARTICLE_ADDRESS.standard);
  });
});

it('[W-ARTICLES-05] should hide no article of a question when the service narrows the list by its filters', () => {
  const questions = fc.record({
    text: fc.constant(''),
    type: fc.constantFrom('', 'main', 'extra'),
    billable: fc.constantFrom('', 'yes', 'no'),
    sort: fc.constant(''),
    article: fc.constantFrom('', '1'),
  } as const);
  fc.assert(
    fc.property(articles, questions, questions, (given, opened, next) => {
      const filters = filtersFor(opened);
      const received = given.filter((article) =>
        Object.entries(filters).every(
          ([name, value]) => String(Object.entries(article).find(([n]) => n === name)?.[1]) === value,
        ),
      );
      expect(isWithin(opened, filters)).toBe(true);
      expect(isWithin(opened, {})).toBe(true);
      if (isWithin(next, filters)) expect(articlesFor(received, next)).toEqual(articlesFor(given, next));
    }),
  );
});
