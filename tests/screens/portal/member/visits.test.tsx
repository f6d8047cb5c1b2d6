import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/visits';
const asMember = { member: PEOPLE.active.phone };
const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ');

it('[P-MEMBER-46] visits stand by month with their counts, and with the months of none', async () => {
  const { screen, says } = visit(ADDRESS, asMember);
  await says('Senteret sletter besøk etter 90 dager.');
  const months = screen.getAllByRole('region').map(textOf);
  expect(months.map((month) => /^\S+ 2026/.exec(month)?.[0])).toEqual([
    'November 2026',
    'Oktober 2026',
    'September 2026',
    'August 2026',
  ]);
  expect(months[2]).toBe('September 20260 besøkIngen besøk denne måneden.');
  expect(months[3]).toMatch(/^August 2026\d+ besøk siden 21\.08/);
  const november = screen.getByRole('region', { name: 'November 2026' });
  const rows = within(november).getAllByRole('listitem').map(textOf);
  expect(textOf(november)).toContain(`November 2026${rows.length} besøk`);
  expect(rows.some((row) => /^\S{3} \d\d\.11\d\d:\d\dEgentreningSentrum$/.test(row))).toBe(true);
});

it('visits are told in English, too', async () => {
  const { says } = visit(ADDRESS, { ...asMember, language: 'en' });
  await says('The center deletes visits after 90 days.');
  await says('No visits in this month.');
});

it('visits of none are told as none, and as unknown where they did not come', async () => {
  const { world, says, saysNot, warns, press } = visit(ADDRESS, {
    member: PEOPLE.without.phone,
    before: (given) => goesWrong(given, { call: 'memberVisits.visits', kind: 'status', status: 500 }),
  });
  await warns('Besøkene kunne ikke hentes');
  await says('Det betyr ikke at du ikke har vært her.');
  await saysNot('Ingen besøk er registrert');
  goesRight(world);
  await press('Prøv igjen');
  await says('Ingen besøk er registrert');
});

it('[P-MEMBER-02] visits have no page at a plain service', async () => {
  await visit(ADDRESS, { ...asMember, plain: true }).says('Denne siden finnes ikke');
});
