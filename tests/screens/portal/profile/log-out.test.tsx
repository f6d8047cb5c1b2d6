import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PEOPLE, PROFILE_WORDS } from '../../../e2e/support/profile.ts';
import { asked, goesWrong } from '../../../e2e/support/service.ts';
import type { Language } from '../../../e2e/support/words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { logIn } from '../../support/session.ts';

/** The words of the question, written out once more, so that a changed text is noticed. */
const WORDS = {
  no: {
    logOut: 'Logg ut',
    title: 'Er du sikker?',
    cancel: 'Avbryt',
    close: 'Lukk uten å lagre',
    save: 'Lagre og lukk',
  },
  en: {
    logOut: 'Log out',
    title: 'Are you sure?',
    cancel: 'Cancel',
    close: 'Close without saving',
    save: 'Save and close',
  },
} as const;

const words = WORDS.no;
const address = PROFILE_WORDS.no.address;

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

/** Opens the profile of a member who has changed the address and saved nothing. */
async function withChange(): Promise<Visited> {
  const visited = visit('/nordlys/profile', { member: PEOPLE.active.phone });
  await visited.has(address, 'Fjellveien 12');
  await visited.write(address, 'Ny Vei 1');
  return visited;
}

const logOutOn = ({ screen }: Visited, language: Language = 'no') =>
  within(screen.getByRole('banner')).getByRole('button', { name: WORDS[language].logOut });

const questionOn = async ({ screen }: Visited, name: string = words.title) =>
  within(await screen.findByRole('alertdialog', { name }));

const isGone = ({ screen }: Visited) => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The address that the service has of the member. */
const savedBy = ({ world }: Visited) => JSON.stringify(world.state).includes('Ny Vei 1');

describe('a member who logs out with changes', () => {
  it('is asked in both languages, and may stay', async () => {
    const visited = await withChange();
    await visited.inBothLanguages(async (_, language) => {
      const each = WORDS[language];
      waitOutGuard();
      await visited.user.click(logOutOn(visited, language));
      const question = await questionOn(visited, each.title);
      for (const answer of [each.close, each.save]) question.getByRole('button', { name: answer });
      await visited.user.click(question.getByRole('button', { name: each.cancel }));
      await isGone(visited);
      expect(document.activeElement).toBe(logOutOn(visited, language));
      expect(visited.field(PROFILE_WORDS[language].address).value).toBe('Ny Vei 1');
    });
  });

  it('may save first, with nothing but a way to stay meanwhile', async () => {
    const visited = await withChange();
    const { world, user, hold } = visited;
    await user.click(logOutOn(visited));
    const letGo = hold('profile.updateMember');
    await user.click((await questionOn(visited)).getByRole('button', { name: words.save }));
    const buttons = (await questionOn(visited, 'Lagrer …')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([words.cancel]);
    letGo();
    await isAt('/nordlys');
    await waitFor(() => expect(world.state.sessions).toEqual([]));
    expect([asked(world, 'profile.updateMember'), savedBy(visited)]).toEqual([1, true]);
  });

  it('may leave without saving', async () => {
    const visited = await withChange();
    await visited.user.click(logOutOn(visited));
    await visited.user.click((await questionOn(visited)).getByRole('button', { name: words.close }));
    await isAt('/nordlys');
    await waitFor(() => expect(visited.world.state.sessions).toEqual([]));
    expect([asked(visited.world, 'profile.updateMember'), savedBy(visited)]).toEqual([0, false]);
  });

  it('is asked on every page, also without a network, and led to the reason why nothing was saved', async () => {
    const visited = await withChange();
    const { world, screen, user } = visited;
    const [logo] = within(screen.getByRole('banner')).getAllByRole('link');
    await user.click(logo ?? document.body);
    await isAt('/nordlys');
    visited.window.online$.next(false);
    await user.click(logOutOn(visited));
    const question = await questionOn(visited);
    visited.window.online$.next(true);
    goesWrong(world, { call: 'profile.updateMember', kind: 'status', status: 500 });
    await user.click(question.getByRole('button', { name: words.save }));
    await isAt('/nordlys/profile');
    await visited.warns(/./);
    await visited.has(address, 'Ny Vei 1');
  });

  it('waits for a saving that is on its way, may stay, and leaves once it is done', async () => {
    const visited = await withChange();
    const { world, user, press, hold } = visited;
    const letGo = hold('profile.updateMember');
    await press(PROFILE_WORDS.no.update);
    await user.click(logOutOn(visited));
    const waits = await questionOn(visited, 'Lagrer …');
    waits.getByText('Vent til endringene er lagret.');
    // Nothing but what can be done: to stay.
    const [stay, ...others] = waits.getAllByRole('button');
    expect([stay?.textContent, others]).toEqual([words.cancel, []]);
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await user.keyboard('{Enter}');
    await isGone(visited);
    expect(document.activeElement).toBe(logOutOn(visited));
    waitOutGuard();
    await user.click(logOutOn(visited));
    await questionOn(visited, 'Lagrer …');
    letGo();
    await isAt('/nordlys');
    await waitFor(() => expect(world.state.sessions).toEqual([]));
    expect([asked(world, 'profile.updateMember'), savedBy(visited)]).toEqual([1, true]);
  });
});

describe('changes of a profile', () => {
  it('come back to the same person only, after the service has ended the session', async () => {
    const visited = await withChange();
    const { world, main, user, press, says, saysNot, write } = visited;
    const comeBackAs = async (phone: string) => {
      await user.click(main().getByRole('link', { name: PROFILE_WORDS.no.login }));
      await logIn(visited, phone);
      await visited.screen.findByRole('textbox', { name: address });
    };
    const endSession = async () => {
      world.change((state) => {
        state.sessions = [];
      });
      waitOutGuard();
      await press(PROFILE_WORDS.no.update);
      await says(PROFILE_WORDS.no.notLoggedIn);
      waitOutGuard();
    };
    await write(address, 'Kanariveien 7');
    await endSession();
    expect(document.documentElement.outerHTML).not.toContain('Kanari');
    await comeBackAs(PEOPLE.active.phone);
    await visited.has(address, 'Kanariveien 7');
    await endSession();
    await comeBackAs(PEOPLE.previous.phone);
    expect(visited.field(address).value).not.toBe('Kanariveien 7');
    await saysNot(PROFILE_WORDS.no.updated);
  });
});
