import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { type Visited, visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/messages';
const asMember = { member: PEOPLE.active.phone };
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
const headed = async ({ screen }: Visited, name: RegExp | string) =>
  within(await screen.findByRole('banner')).findByRole('link', { name });

/** A member has messages of many kinds, the newest first; the center has no news. */
const withMessages: NonNullable<Parameters<typeof visit>[1]>['before'] = (world) =>
  world.change((state) => {
    const about = { center: 'nordlys', member: 9001, class: null, invoiceId: null, contractId: null, isSeen: false };
    const at = world.now();
    const date = '2026-11-19';
    state.billed.push('nordlys 9001');
    state.notices.push(
      {
        ...about,
        id: 901,
        at,
        cause: '1',
        kind: 'PROMOTED',
        text: 'Yoga 20:00.',
        class: { date, id: 1010007, departmentId: 101 },
      },
      { ...about, id: 902, at: at - 60_000, cause: '2', kind: 'INVOICE_DUE', text: 'Faktura 7.', invoiceId: 7 },
      {
        ...about,
        id: 903,
        at: at - 120_000,
        cause: '3',
        kind: 'AGREEMENT_ENDING',
        text: 'Til 31.12.',
        contractId: '70001',
      },
      {
        ...about,
        id: 904,
        at: at - 86_400_000,
        cause: '4',
        kind: 'TOWEL',
        text: 'Håndkleet ditt ligger her.',
        isSeen: true,
      },
      {
        ...about,
        id: 905,
        at: at - 90_000_000,
        cause: '5',
        kind: 'CLASS_CANCELLED',
        text: 'Spinning.',
        class: { date: '2026-11-18', id: 1010008, departmentId: 101 },
        isSeen: true,
      },
    );
  });

it('[P-MEMBER-60] messages stand by day, and each leads to what it is about', async () => {
  const visited = visit(ADDRESS, { ...asMember, before: withMessages });
  await visited.says('Du fikk plass');
  const days = visited.screen.getAllByRole('region').filter((region) => within(region).queryByRole('list') !== null);
  expect(days.map((day) => textOf(day.querySelector('h2'))).slice(0, 2)).toEqual(['I dag', 'Onsdag 18.11']);
  const main = within(visited.main().getByRole('heading', { level: 1 }).closest('main') ?? document.body);
  const leads = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href');
  expect(leads(/^Du fikk plass Yoga 20:00\. Ny 10:00/)).toBe(
    '/nordlys/classes?departmentId=101&class=2026-11-19.1010007',
  );
  expect(leads(/^En faktura forfaller Faktura 7\. Ny/)).toBe('/nordlys/invoices?invoice=7');
  expect(leads(/^Avtalen din slutter Til 31\.12\. Ny/)).toBe('/nordlys/agreement/70001');
  expect(leads(/^Timen er avlyst Spinning\. 09:00/)).toBe('/nordlys/bookings');
  expect(main.getAllByRole('link', { name: /^Nytt fra senteret/ })[0]?.getAttribute('href')).toBe('/nordlys/news');
  const unknown = main.getByText('Håndkleet ditt ligger her.').closest('li');
  expect(textOf(unknown)).toBe('Håndkleet ditt ligger her. 10:00');
  expect(unknown?.querySelector('a')).toBe(null);
});

it('[P-MEMBER-60] the header counts the new ones, until the page has shown them', async () => {
  const visited = visit('/nordlys/classes', { ...asMember, before: withMessages });
  const link = await headed(visited, /^Meldinger \d+ nye$/);
  await visited.user.click(link);
  await visited.says('Du fikk plass');
  await headed(visited, 'Meldinger');
  expect(visited.screen.getAllByText('Ny').length).toBeGreaterThanOrEqual(3);
  expect(visited.world.state.notices.filter(({ isSeen }) => !isSeen)).toEqual([]);
  visited.load(ADDRESS);
  await visited.says('Du fikk plass');
  expect(visited.screen.queryByText('Ny')).toBe(null);
});

it('[P-MEMBER-60] the header says nothing of a number that it does not know', async () => {
  const visited = visit('/nordlys/classes', {
    ...asMember,
    before: (world) => goesWrong(world, { call: 'memberNotices.list', kind: 'status', status: 500 }),
  });
  await headed(visited, 'Meldinger');
  await visited.user.click(await headed(visited, 'Meldinger'));
  await visited.warns('Meldingene kunne ikke hentes');
  await visited.says('Det betyr ikke at du ikke har noen.');
  await visited.saysNot('Du har ingen meldinger');
  goesRight(visited.world);
  await visited.press('Prøv igjen');
  await visited.says('Nytt fra senteret');
});

it('[P-MEMBER-60] messages that could not be said to be seen stay new, without an alert', async () => {
  const visited = visit(ADDRESS, {
    ...asMember,
    before: (world) => goesWrong(world, { call: 'memberNotices.seen', kind: 'cut', after: true }),
  });
  await visited.says('Nytt fra senteret');
  await headed(visited, /^Meldinger \d+ nye?$/);
  expect(visited.screen.queryByRole('alert')).toBe(null);
});

it('[P-MEMBER-60] no messages are told as none, in English too', async () => {
  const visited = visit('/puls/messages', {
    member: '10000016',
    language: 'en',
    before: (world) => goesWrong(world, { call: 'memberNotices.list', kind: 'answer', answer: [] }),
  });
  await visited.says('You have no messages');
  await headed(visited, 'Messages');
});

it('[P-MEMBER-02] a plain service has no messages and no news, in the header neither', async () => {
  const visited = visit('/nordlys/profile', { ...asMember, plain: true });
  await visited.says('Personopplysninger');
  expect(visited.screen.queryByRole('link', { name: /^Meldinger/ })).toBe(null);
  visited.load(ADDRESS);
  await visited.says('Denne siden finnes ikke');
  visited.load('/nordlys/news');
  await visited.says('Denne siden finnes ikke');
});
