import { WIRE } from '@felles/adapters-http/wire';
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesWrong } from '../../../e2e/support/service.ts';
import { visit } from '../../support/portal.tsx';

/** The additions for members, each with an address of its own. */
const ADDRESSES = {
  bookings: 'bookings',
  'member-invoices': 'invoices',
  visits: 'visits',
  'contract-end': 'agreement/70001/end',
  'contract-freeze': 'agreement/70001/pause',
  'member-card': 'card',
  news: '',
  'member-notices': 'messages',
  consents: 'profile',
} as const;
it.each(Object.entries(ADDRESSES))('[P-MEMBER-01] %s works where it is the only addition', async (name, page) => {
  const { screen, world } = visit(`/nordlys/${page}`, {
    member: PEOPLE.active.phone,
    before: (before) => {
      const answer = { ...before.manifest('localhost'), additions: [name] };
      goesWrong(before, { call: 'center.manifest', kind: 'answer', answer });
    },
  });
  // Only consents are asked for by no call of their own.
  if (name === 'consents') await screen.findAllByRole('switch');
  await waitFor(() => expect(asked()).toEqual(name === 'consents' ? [] : [name]));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Fant ikke siden')).toBeNull();
  expect(screen.queryByText(/Prøv igjen/)).toBeNull();

  function asked(): readonly string[] {
    const rows = world.observed.calls.entries.map(({ row }) => row ?? '');
    // The terms are those of ending and of pausing.
    const own = rows.map((row) => (row === 'agreement.terms' ? name : (WIRE[row]?.extension ?? '')));
    return [...new Set(own.filter((one) => one in ADDRESSES))];
  }
});
