import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PROFILE_WORDS } from '../../e2e/support/profile.ts';
import { visit } from '../support/portal.tsx';

const MEMBER = '10000001';

describe('the start page of a member', () => {
  it('[P-SIGNUP-01] leads to the timetable, the profile and the terms; the sign-up is for another person', async () => {
    const { screen, inBothLanguages } = visit('/nordlys', { member: MEMBER });
    await screen.findByRole('heading', { level: 1, name: 'Hei, Ingrid Solbakken' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/nordlys/classes',
      '/nordlys/profile',
      '/nordlys/vilkar',
      '/nordlys/member',
      '/nordlys/login',
      '/nordlys/member/profile',
    ]);
    await inBothLanguages(async (words, language) => {
      const others = within(
        main.getByRole('navigation', { name: { no: 'For andre enn deg:', en: 'For someone else:' }[language] }),
      );
      others.getByRole('link', { name: words.previousMember });
      expect(others.getAllByRole('link')).toHaveLength(3);
    });
  });
});

describe('a center without logo and terms', () => {
  it.each([
    { plain: false, missing: [] },
    { plain: true, missing: ['center.centerLogo', 'center.departmentLogo', 'center.logo', 'terms.conditions'] },
  ])('is asked for neither where the service says so; plain: $plain', async ({ plain, missing }) => {
    const { screen, world } = visit('/puls?departmentId=301', { plain });
    await screen.findByRole('heading', { level: 1, name: /^Velkommen til/ });
    await within(screen.getByRole('banner')).findByText('Puls');
    const answers = () => world.observed.calls.entries.map(({ row, status }) => ({ row, status }));
    await waitFor(() => {
      expect(answers().filter(({ status }) => status === null)).toEqual([]);
      const notFound = answers().filter(({ status }) => status === 404);
      expect([...new Set(notFound.map(({ row }) => row))].sort()).toEqual(missing);
    });
  });
});

describe('an unknown center', () => {
  it('[P-CENTER-03] [P-CENTER-04] names the address that was tried and offers no other try', async () => {
    const { screen, inBothLanguages } = visit('/finnes-ikke');
    await screen.findByRole('heading', { level: 1, name: 'Vi fant ikke senteret' });
    await inBothLanguages((words) => {
      const said = screen.getByRole('alert').textContent;
      expect(said).toContain(`${words.notLoaded}${words.unknownCenter}`);
      expect(said).toContain('/finnes-ikke');
      screen.getByRole('link', { name: words.toProduct });
      expect(screen.queryByRole('button')).toBeNull();
    });
  });
});

describe('the profile', () => {
  it('[P-PERSON-49] says once that fields are locked, and whom to ask', async () => {
    const { screen, inBothLanguages } = visit('/nordlys/profile', { member: MEMBER });
    await screen.findByRole('textbox', { name: 'Fornavn' });
    await inBothLanguages((_, language) => {
      const words = PROFILE_WORDS[language];
      expect(screen.getAllByText(new RegExp(`^${words.locked}`))).toHaveLength(1);
      const locked = [words.first, words.last, words.phone, words.birth].map((name) =>
        screen.getByRole<HTMLInputElement>('textbox', { name }),
      );
      expect(locked.map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
    });
  });
});
