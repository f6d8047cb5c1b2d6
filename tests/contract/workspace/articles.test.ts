import { createArticlesHttp } from '@felles/adapters-http/workspace/areas/articles';
import { createExpensesHttp } from '@felles/adapters-http/workspace/areas/expenses';
import { createSearchHttp } from '@felles/adapters-http/workspace/areas/search';
import { targetOf } from '@felles/core/workspace/search';
import { describe, expect, it } from 'vitest';
import { answerOf } from '../serving.ts';
import { keysOf, named, serveStaff, statusOf } from './serving.ts';

const FIELDS = 'id article_number billable name price type';

describe('articles over HTTP', () => {
  it('[W-ARTICLES-05] should be asked for with any filters, which go to the service as the query string', async () => {
    const { http, seen } = await serveStaff();
    const port = createArticlesHttp(http);
    const all = await answerOf(port.articles());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/articles' });
    for (const article of all) expect(keysOf(article)).toEqual(named(FIELDS));
    const found = await answerOf(port.articles({ type: '1', billable: 'false', 'noe nytt': 'å&=' }));
    expect(seen.at(-1)?.url).toBe('/rest/v1/articles?type=1&billable=false&noe+nytt=%C3%A5%26%3D');
    expect(found).toEqual(all.filter(({ type, billable }) => type === 1 && billable === false));
    expect(found.length).toBeGreaterThan(0);
  });

  it('[W-ARTICLES-06] should be asked for with their resources by active=true', async () => {
    const { http, seen } = await serveStaff();
    const list = await answerOf(createArticlesHttp(http).withResources());
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/articles/resources?active=true' });
    for (const article of list) expect(keysOf(article)).toEqual(named(`${FIELDS} resources`));
    const own = list.flatMap(({ resources }) => resources ?? []);
    for (const resource of own) expect(keysOf(resource)).toEqual(named('resource_id price'));
    expect(own.length).toBeGreaterThan(0);
  });

  it('[W-ARTICLES-01] should lose the one that cannot be read, and no other', async () => {
    const answer = [
      { id: 1, name: 'Betong', type: 1 },
      { id: 'x' },
      { id: 2, price: '12' },
      null,
      { id: 3, price: null },
    ];
    const { http } = await serveStaff('ola', () => Response.json(answer));
    const list = await answerOf(createArticlesHttp(http).articles());
    expect(list.map(({ id }) => id)).toEqual(['1', '3']);
    expect((await answerOf(createArticlesHttp(http).withResources())).map(({ id }) => id)).toEqual(['1', '3']);
  });
});

/** Fields of ours. */
const OWN = 'lines sum_before_vat receipts status returned_text returned_by approved_at';

describe('expenses over HTTP', () => {
  it('[W-EXPENSES-01] [W-EXPENSES-02] [W-EXPENSES-03] should be those of the project, with the fields of the specification', async () => {
    const { http, seen } = await serveStaff();
    const list = await answerOf(createExpensesHttp(http).expenses('1001'));
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/rest/v1/projects/1001/expenses' });
    expect(list.length).toBeGreaterThan(5);
    const parts = {
      article: 'art_id art_nr title',
      contact: 'contact_id contact_name',
      order: 'order_id order_nr title',
      order_line: 'order_line_id title',
      person: 'person_id person_name',
      registered_by_user: 'user_id user_name',
    } as const;
    for (const expense of list) {
      expect(keysOf(expense)).toEqual(
        named(
          `expense_id approved_by cost count date mva_sats price sum text title registered_to_contact ${OWN} ${Object.keys(parts).join(' ')}`,
        ),
      );
      for (const [part, fields] of Object.entries(parts)) {
        const value = expense[part];
        if (value) expect(keysOf(value)).toEqual(named(fields));
      }
    }
    for (const part of ['order', 'person', 'contact', 'approved_by'])
      expect(new Set(list.map((expense) => expense[part] === null))).toEqual(new Set([true, false]));
  });

  it('should be those of projects that the user sees alone, and lose only what cannot be read', async () => {
    const { http } = await serveStaff('nina');
    expect(await statusOf(createExpensesHttp(http).expenses('1010'))).toBe(404);
    const broken = [{ expense_id: 1, sum: 'x', article: 4 }, 'x', { title: 'y' }];
    const { http: changed } = await serveStaff('ola', () => Response.json(broken));
    const list = await answerOf(createExpensesHttp(changed).expenses('1001'));
    expect(list).toMatchObject([{ expense_id: '1', sum: 'x', article: null }]);
  });
});

describe('the main search over HTTP', () => {
  it('should find articles, which open by their name, and expenses, which open by their project', async () => {
    const { http } = await serveStaff();
    const search = createSearchHttp(http);
    const [article] = await answerOf(search.search('Kilometergodt', 50));
    expect(article && targetOf(article)).toEqual({ datatype: 'article', id: 'Kilometergodtgjørelse' });
    const hits = await answerOf(search.search('Leie av lift', 50));
    const target = hits[0] && targetOf(hits[0]);
    expect(target).toEqual({ datatype: 'expense', id: hits[0]?.project_id });
  });
});
