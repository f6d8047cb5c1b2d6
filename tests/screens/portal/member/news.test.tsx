import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/news';
const asMember = { member: PEOPLE.active.phone };
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

it('[P-MEMBER-59] news has its day, its department and its text with its marks, the newest first', async () => {
  const { screen, says } = visit(ADDRESS, asMember);
  await says('Yoga om morgenen');
  const items = screen.getAllByRole('article');
  const days = items.map((item) => /\d\d\.11/.exec(textOf(item))?.[0] ?? '');
  expect(days).toEqual(days.toSorted().toReversed());
  const one = items.find((item) => textOf(item).startsWith('Nye apparater på Sentrum'));
  expect(textOf(one?.querySelector('p') ?? null)).toMatch(/^\d\d\.11 · Sentrum$/);
  const christmas = items.find((item) => textOf(item).startsWith('Åpent hele julen'));
  expect(textOf((await within(christmas ?? document.body).findByText('alle dager')).closest('strong'))).toBe(
    'alle dager',
  );
  expect(within(christmas ?? document.body).getAllByRole('listitem')).toHaveLength(2);
});

it('[P-MEMBER-59] news loads no picture from elsewhere, and one unreadable record costs itself', async () => {
  const answer = [
    {
      id: 1,
      title: 'Hei <b>du</b>',
      image_url: 'https://elsewhere.example/b.png',
    },
    { id: 2, title: 7 },
  ];
  const { screen, says } = visit(ADDRESS, {
    ...asMember,
    before: (world) => goesWrong(world, { call: 'news.news', kind: 'answer', answer }),
  });
  await says('Hei <b>du</b>');
  const [item, ...others] = screen.getAllByRole('article');
  expect(others).toEqual([]);
  expect(item?.querySelectorAll('img')).toHaveLength(0);
});

it('[P-MEMBER-59] none is told as none, and what did not come as that', async () => {
  const visited = visit(ADDRESS, {
    ...asMember,
    before: (world) => goesWrong(world, { call: 'news.news', kind: 'status', status: 500 }),
  });
  await visited.warns('Nyhetene kunne ikke hentes');
  await visited.saysNot('Det er ikke noe nytt nå');
  goesRight(visited.world);
  goesWrong(visited.world, { call: 'news.news', kind: 'answer', answer: [] });
  await visited.press('Prøv igjen');
  await visited.says('Det er ikke noe nytt nå');
});

it('[P-MEMBER-59] news is read out in the language of the page', async () => {
  const { screen, says, speak } = visit(ADDRESS, asMember);
  await says('Nytt fra senteret');
  const langOf = async () => (await screen.findByText('alle dager')).closest('[lang]')?.getAttribute('lang');
  expect(await langOf()).toBe('nb');
  await speak('en');
  await says('News from the center');
  expect(await langOf()).toBe('en');
});

it('the news is for members', async () => {
  await visit(ADDRESS).says('Du må være logget inn for å se denne siden');
});
