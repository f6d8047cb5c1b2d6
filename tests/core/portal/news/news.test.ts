import { fail, isoDate, ok } from '@felles/core';
import { AllNews, type News } from '@felles/core/internal/portal/news/model';
import { newsOn } from '@felles/core/internal/portal/news/rules';
import { createNewsStore } from '@felles/core/internal/portal/news/store';
import { createAccess } from '@felles/core/internal/shared/access';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { aMember } from '../../../support/a-member.ts';
import { theDay } from '../../../support/arbitraries/days.ts';
import { at, MINUTE } from '../../../support/at.ts';
import { scripted, unreachable } from '../../../support/fake-ports.ts';

const TODAY = theDay(2026, 11, 19);
const BASE = 'https://service.example/api';
const someNews = (id: string, more: Partial<News> = {}): News => ({ id, title: `Nyhet ${id}`, ...more });
const shownOf = (...all: readonly News[]) => newsOn(all, TODAY, BASE).map(({ id }) => id);

describe('the news', () => {
  it('[P-MEMBER-59] is shown from its first to its last day of Oslo, the newest first', () => {
    expect(
      shownOf(
        someNews('over', { from: theDay(2026, 11, 1), to: theDay(2026, 11, 18) }),
        someNews('always'),
        someNews('last day', { from: theDay(2026, 11, 2), to: TODAY }),
        someNews('first day', { from: TODAY }),
        someNews('tomorrow', { from: theDay(2026, 11, 20) }),
      ),
    ).toEqual(['first day', 'last day', 'always']);
  });

  it('[P-MEMBER-59] costs itself where a record cannot be read or says nothing', () => {
    const read = z.parse(AllNews, [
      { id: 1, title: 'God', from: '2026-11-01', department_id: 'Sentrum' },
      { id: 2, title: 'Dag', from: '2026-02-30' },
      { id: 3, title: ['nei'] },
      { id: 4, title: '  ', text: null },
    ]);
    expect(read.map(({ id }) => id)).toEqual(['1', '4']);
    expect(newsOn(read, TODAY, BASE)).toMatchObject([{ id: '1', departmentId: null }]);
  });

  it.each([
    ['/assets/splash/splash-1.webp', true],
    ['https://service.example/pictures/1.webp', true],
    ['https://SERVICE.example/pictures/1.webp', true],
    ['https://elsewhere.example/1.webp', false],
    ['//elsewhere.example/1.webp', false],
    ['https://service.example@elsewhere.example/1.webp', false],
    ['http://service.example/1.webp', false],
    ['data:image/png;base64,AAAA', false],
    ['javascript:alert(1)', false],
  ])('[P-MEMBER-59] has pictures of the service alone: %s', (image_url, isShown) => {
    expect(newsOn([someNews('1', { image_url })], TODAY, BASE)[0]?.image).toBe(isShown ? image_url : null);
  });

  it('has no pictures by a whole address before the service is known', () => {
    const image_url = 'https://service.example/1.webp';
    expect(newsOn([someNews('1', { image_url })], TODAY, null)[0]?.image).toBe(null);
  });
});

describe('the store of the news', () => {
  function aStore() {
    const clock = at('2026-11-19T23:58:00+01:00');
    const language$ = new BehaviorSubject('no');
    const asked = scripted<null, readonly News[]>(clock, (_, asking) => ({
      after: 50,
      result: asking === 1 ? ok([someNews('1', { to: TODAY })]) : fail(unreachable),
    }));
    const member = aMember();
    const store = createNewsStore({
      port: { news: () => asked.ask(null) },
      ...member,
      access: createAccess(),
      language$,
      clock,
    });
    store.open();
    clock.pass(50);
    return { store, clock, language$, asked: asked.askings, view: () => store.view$.value, ...member };
  }

  it('[P-MEMBER-59] ends with its last day on a page that stays open', () => {
    const { store, clock, view } = aStore();
    expect(view().news).toMatchObject({ value: [{ id: '1' }] });
    clock.pass(3 * MINUTE);
    expect([isoDate(view().today), view().news]).toEqual(['2026-11-20', { status: 'ready', value: [] }]);
    store.close();
  });

  it('asks again in another language, keeps the old where that fails, and shows none of it to the next member', () => {
    const { store, clock, view, language$, asked, become } = aStore();
    const then = clock.now();
    language$.next('en');
    clock.pass(50);
    expect([asked.length, view().staleSince]).toEqual([2, then]);
    become('ola');
    clock.pass(50);
    expect(view()).toMatchObject({ news: { status: 'failed' }, staleSince: null });
    become(null);
    expect(view().isLoggedOut).toBe(true);
    store.close();
  });
});
