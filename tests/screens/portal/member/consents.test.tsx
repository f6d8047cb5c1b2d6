import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PEOPLE } from '../../../e2e/support/profile.ts';
import { visit } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/profile';
const asMember = { member: PEOPLE.active.phone };

it('[P-MEMBER-61] consents are two switches, saved by their presses, and say what does not depend on them', async () => {
  const { screen, user, world, says, load } = visit(ADDRESS, asMember);
  const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
  expect([(await switchOf('På SMS')).checked, (await switchOf('På e-post')).checked]).toEqual([true, true]);
  await says('Beskjed om avlyste timer, plasser og fakturaer får du uansett.');
  await user.click(await switchOf('På e-post'));
  await waitFor(() => expect(Object.values(world.state.consents)).toEqual([{ mail_ok: false }]));
  load();
  expect((await switchOf('På e-post')).checked).toBe(false);
  expect((await switchOf('På SMS')).checked).toBe(true);
});

it('[P-MEMBER-61] a consent that is not saved goes back, and says so in the language of the member', async () => {
  const { screen, user, refuse, warns } = visit(ADDRESS, { ...asMember, language: 'en' });
  const bySms = await screen.findByRole<HTMLInputElement>('switch', { name: 'By SMS' });
  refuse('consents.save', 400, 'Nei');
  await user.click(bySms);
  await warns('The consent is not changed');
  expect(bySms.checked).toBe(true);
});

it('[P-MEMBER-02] consents are not on the profile of a plain service', async () => {
  const { screen } = visit(ADDRESS, { ...asMember, plain: true });
  await screen.findByRole('heading', { name: 'Personopplysninger' });
  expect(screen.queryByRole('switch')).toBe(null);
});
