import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { goesWrong } from '../../../e2e/support/service.ts';
import { visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/profile';
const asMember = { member: PEOPLE.active.phone };
const linksOn = async ({ screen }: ReturnType<typeof visit>) =>
  within(await screen.findByRole('navigation', { name: /Medlemskapet ditt|Your membership/ }));

it('[P-MEMBER-53] the profile leads to classes, invoices and visits, with their figures', async () => {
  const visited = visit(ADDRESS, asMember);
  const links = await linksOn(visited);
  const invoices = await links.findByRole('link', { name: /^Fakturaer\s*kr\s1\s462,50 å betale\s*1 forfalt$/ });
  expect(invoices.getAttribute('href')).toBe('/nordlys/invoices');
  const bookings = await links.findByRole('link', { name: /^Mine timer\s*\S.* \d\d:\d\d, \S.*\d plass(er)?$/ });
  expect(bookings.getAttribute('href')).toBe('/nordlys/bookings');
  const visits = await links.findByRole('link', { name: /^Besøk\s*\d+ besøk denne måneden$/ });
  expect(visits.getAttribute('href')).toBe('/nordlys/visits');
  await visited.user.click(invoices);
  await visited.says('Å betale til sammen');
  await visited.user.click(visited.main().getByRole('link', { name: 'Min profil' }));
  await linksOn(visited);
});

it('[P-MEMBER-53] a figure that does not come is told as that, and is not nothing', async () => {
  const visited = visit(ADDRESS, {
    ...asMember,
    before: (world) => {
      goesWrong(world, { call: 'invoices.unpaid', kind: 'status', status: 500 });
      goesWrong(world, { call: 'memberVisits.visits', kind: 'cut' });
      goesWrong(world, { call: 'bookings.booked', kind: 'status', status: 500 });
    },
  });
  const links = await linksOn(visited);
  await links.findByRole('link', { name: /^Fakturaer\s*Kunne ikke hentes nå$/ });
  await links.findByRole('link', { name: /^Mine timer\s*Kunne ikke hentes nå$/ });
  await links.findByRole('link', { name: /^Besøk\s*Kunne ikke hentes nå$/ });
});

it('[P-MEMBER-53] nothing to pay is told as that, in English too', async () => {
  const visited = visit(ADDRESS, { member: PEOPLE.previous.phone, language: 'en' });
  const links = await linksOn(visited);
  await links.findByRole('link', { name: /^Invoices\s*Nothing to pay$/ });
  await links.findByRole('link', { name: /^My classes\s*You have no classes$/ });
  await links.findByRole('link', { name: /^Visits\s*0 visits this month$/ });
});

it('[P-MEMBER-02] the profile of a plain service leads to none of them', async () => {
  const { screen } = visit(ADDRESS, { ...asMember, plain: true });
  await screen.findByRole('heading', { name: 'Personopplysninger' });
  expect(screen.queryByRole('navigation', { name: 'Medlemskapet ditt' })).toBe(null);
});
