import { DEMO_PASSWORD } from '@felles/fixtures';
import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesWrong } from '../../../e2e/support/service.ts';
import { INGRID, SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { WORDS } from '../../../e2e/support/words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { quickClock } from '../../support/quick-clock.ts';
import { logIn } from '../../support/session.ts';

const ADDRESS = '/nordlys/login';
const words = SESSION_WORDS.no;

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

const passwordOn = ({ screen }: Visited, language: 'no' | 'en' = 'no') =>
  screen.getByLabelText<HTMLInputElement>(SESSION_WORDS[language].password, { selector: 'input' });

const submitOn = ({ main }: Visited, language: 'no' | 'en' = 'no') =>
  main().getByRole('button', { name: SESSION_WORDS[language].submit });

describe('the login', () => {
  it('[P-SESSION-01] [P-SESSION-06] [P-SESSION-07] [P-SHELL-09] has two fields, and leads to the one that lacks something', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, user, write, field, describes, inBothLanguages } = visited;
    await screen.findByRole('heading', { level: 1, name: words.title });
    await inBothLanguages(async (_, language) => {
      const each = SESSION_WORDS[language];
      screen.getByRole('heading', { level: 1, name: each.title });
      const [phone, password] = [field(each.phone), passwordOn(visited, language)];
      expect([phone.autocomplete, phone.inputMode]).toEqual(['username', 'tel']);
      expect([password.autocomplete, password.type]).toEqual(['current-password', 'password']);
      const lacks = async (input: HTMLInputElement) => {
        await user.click(submitOn(visited, language));
        await waitFor(() => expect(document.activeElement).toBe(input));
        expect(input.getAttribute('aria-invalid')).toBe('true');
      };
      await write(each.phone, '');
      await write(each.password, DEMO_PASSWORD);
      await lacks(phone);
      await describes(each.phone, each.phoneMissing);
      await write(each.phone, 'ingrid');
      expect(phone.getAttribute('aria-invalid')).toBeNull();
      await lacks(phone);
      await describes(each.phone, new RegExp(each.notDigits));
      await write(each.password, '');
      await write(each.phone, INGRID.phone);
      await lacks(password);
      expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
        each.passwordMissing,
      );
    });
    expect(asked(world, 'session.login')).toBe(0);
  });

  it('[P-SESSION-03] leads to a new password, and keeps the number but not the password meanwhile', async () => {
    const visited = visit(ADDRESS);
    const { screen, write, press, has } = visited;
    await write(words.phone, INGRID.phone);
    await write(words.password, 'hemmelig');
    await press(words.forgotten, 'link');
    await isAt('/nordlys/forgotten-password');
    await screen.findByRole('heading', { level: 1, name: words.newPassword });
    await press(words.toLogin, 'link');
    await screen.findByRole('heading', { level: 1, name: words.title });
    await has(words.phone, INGRID.phone);
    expect(passwordOn(visited).value).toBe('');
  });

  it('keeps what is typed when the language changes, and says what is wrong in the other', async () => {
    const visited = visit(ADDRESS);
    const { write, user, speak, describes } = visited;
    await write(words.password, 'hemmelig');
    await user.click(submitOn(visited));
    await speak('en');
    await describes(SESSION_WORDS.en.phone, SESSION_WORDS.en.phoneMissing);
    expect(passwordOn(visited, 'en').value).toBe('hemmelig');
  });

  it('[P-SESSION-02] is submitted with Enter in either field, and sent once however often', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, user, write, field } = visited;
    await screen.findByRole('textbox', { name: words.phone });
    await user.type(field(words.phone), '{Enter}');
    expect(field(words.phone).getAttribute('aria-invalid')).toBe('true');
    await write(words.phone, INGRID.phone);
    await write(words.password, DEMO_PASSWORD);
    await user.type(passwordOn(visited), '{Enter}{Enter}');
    await isAt('/nordlys/profile');
    expect(asked(world, 'session.login')).toBe(1);
  });

  it('[P-SESSION-05] leads to the profile, and the way back leads past the form', async () => {
    const visited = visit('/nordlys');
    const { screen, press } = visited;
    await press(WORDS.no.logIn, 'link');
    await logIn(visited, INGRID.phone);
    await screen.findByRole('heading', { level: 1, name: words.profilePage });
    expect(window.location.pathname).toBe('/nordlys/profile');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    window.history.back();
    await isAt('/nordlys');
  });

  it('says the same of a wrong password and an unknown number, and when it was tried too often', async () => {
    const visited = visit(ADDRESS);
    const { world, user, write, has, warns, saysNot, inBothLanguages } = visited;
    await write(words.phone, INGRID.phone);
    await write(words.password, 'feil');
    await user.click(submitOn(visited));
    await inBothLanguages(async (_, language) => {
      await warns(SESSION_WORDS[language].wrong);
      await has(SESSION_WORDS[language].phone, INGRID.phone);
    });
    await waitFor(() => expect(document.activeElement?.textContent).toContain(words.wrong));
    waitOutGuard();
    await write(words.phone, '10000999');
    await saysNot(words.wrong);
    await user.click(submitOn(visited));
    await warns(words.wrong);
    await write(words.phone, INGRID.phone);
    for (const attempt of [3, 4, 5, 6, 7]) {
      waitOutGuard();
      await user.click(submitOn(visited));
      await waitFor(() => expect(asked(world, 'session.login')).toBe(attempt));
      await waitFor(() => expect(submitOn(visited).getAttribute('aria-busy')).toBeNull());
    }
    await inBothLanguages((_, language) => warns(SESSION_WORDS[language].tooMany));
  });

  it('[P-SESSION-04] [P-CENTER-06] says to a member who is logged in that they are, with profile and logout', async () => {
    const visited = visit(ADDRESS, { member: INGRID.phone });
    const { world, screen, main, says, inBothLanguages, press } = visited;
    await says(words.already);
    await inBothLanguages(async (_, language) => {
      const each = SESSION_WORDS[language];
      await says(each.already);
      await says(INGRID.name);
      expect(screen.queryByRole('textbox', { name: each.phone })).toBeNull();
      expect(main().getByRole('link', { name: each.profile }).getAttribute('href')).toBe('/nordlys/profile');
      main().getByRole('button', { name: each.logOut });
    });
    expect(asked(world, 'session.whoami')).toBeGreaterThan(0);
    await visited.user.click(main().getByRole('button', { name: words.logOut }));
    await isAt('/nordlys');
    await press(WORDS.no.logIn, 'link');
    await screen.findByRole('textbox', { name: words.phone });
  });

  it('shows that it is busy, asks once, and gives up in the end', async () => {
    const { clock, hurry } = quickClock(20_000);
    const visited = visit(ADDRESS, {
      clock,
      before: (world) => goesWrong(world, { call: 'session.login', kind: 'hang' }),
    });
    const { world, screen, user, warns } = visited;
    await logIn(visited, INGRID.phone);
    const submit = await screen.findByRole('button', { name: words.submit, busy: true });
    await waitFor(() => expect(asked(world, 'session.login')).toBe(1));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Logger inn …');
    await user.click(submit);
    expect(asked(world, 'session.login')).toBe(1);
    visited.load();
    await screen.findByRole('button', { name: words.submit });
    hurry();
    waitOutGuard();
    await logIn(visited, INGRID.phone);
    await warns('Tjenesten bruker for lang tid på å svare.');
  });

  it('says that there is no network, and nothing else of it', async () => {
    const visited = visit(ADDRESS);
    await visited.screen.findByRole('heading', { level: 1, name: words.title });
    visited.window.online$.next(false);
    await logIn(visited, INGRID.phone);
    await visited.warns('Vi får ikke kontakt med tjenesten.');
    expect(asked(visited.world, 'session.login')).toBe(0);
  });
});

describe('the header', () => {
  it('[P-SHELL-21] offers to log in to a visitor who is not', async () => {
    const { screen, inBothLanguages } = visit('/nordlys');
    await screen.findByRole('heading', { level: 1 });
    const header = within(screen.getByRole('banner'));
    await header.findByRole('link', { name: words.title });
    await inBothLanguages(({ logIn, logOut, myProfile }) => {
      expect(header.getByRole('link', { name: logIn }).getAttribute('href')).toBe(ADDRESS);
      expect(header.queryByRole('button', { name: logOut })).toBeNull();
      expect(header.queryByRole('link', { name: myProfile })).toBeNull();
    });
  });

  it.each([1600, 390])(
    '[P-SHELL-20] [P-SESSION-16] offers the profile and the way out to a member, and ends the session once: %i px',
    async (width) => {
      const { world, screen, user, kept, inBothLanguages } = visit('/nordlys/profile', { member: INGRID.phone, width });
      await screen.findByRole('heading', { level: 1, name: words.profilePage });
      const header = within(screen.getByRole('banner'));
      await inBothLanguages(({ logIn, logOut, myProfile }) => {
        expect(header.getByRole('link', { name: myProfile }).getAttribute('href')).toBe('/nordlys/profile');
        expect(header.queryByRole('link', { name: logIn })).toBeNull();
        header.getByRole('button', { name: logOut });
      });
      await user.dblClick(header.getByRole('button', { name: words.logOut }));
      await header.findByRole('link', { name: words.title });
      expect(header.queryByRole('button', { name: words.logOut })).toBeNull();
      await isAt('/nordlys');
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
      await waitFor(() => expect(world.state.sessions).toEqual([]));
      expect(asked(world, 'session.logout')).toBe(1);
      expect(kept.session.entries.get('session')).toBe('');
    },
  );

  it('keeps the focus at the way out while no answer comes, asks once, and leads on in the end', async () => {
    const { clock, hurry } = quickClock(4_000);
    const { world, screen, user } = visit('/nordlys/profile', { member: INGRID.phone, clock });
    const header = within(await screen.findByRole('banner'));
    const logOut = await header.findByRole('button', { name: words.logOut });
    await screen.findByRole('textbox', { name: 'Adresse' });
    goesWrong(world, { call: 'session.logout', kind: 'hang' });
    hurry();
    logOut.focus();
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(asked(world, 'session.logout')).toBe(1));
    await isAt('/nordlys');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    expect(asked(world, 'session.logout')).toBe(1);
  });

  it('ends a later session at the service also after an earlier one that ended without a network', async () => {
    const visited = visit('/nordlys', { member: INGRID.phone });
    const { world, screen, window, press, user } = visited;
    const header = within(await screen.findByRole('banner'));
    await header.findByRole('button', { name: words.logOut });
    goesWrong(world, { call: 'session.logout', kind: 'cut', times: 1 });
    window.online$.next(false);
    await press(words.logOut);
    await user.click(await header.findByRole('link', { name: words.title }));
    window.online$.next(true);
    await logIn(visited, INGRID.phone);
    waitOutGuard();
    await user.click(await header.findByRole('button', { name: words.logOut }));
    await header.findByRole('link', { name: words.title });
    await waitFor(() => expect(asked(world, 'session.logout')).toBe(2));
    // The service has not heard of the end of the first.
    expect(world.state.sessions.map(({ id }) => id)).toEqual(['ab12cd34']);
  });

  it('goes on as that of a visitor once the session has run out on an open page', async () => {
    const { world, screen, user, kept } = visit('/nordlys/classes', { member: INGRID.phone });
    const header = within(await screen.findByRole('banner'));
    await header.findByRole('button', { name: words.logOut });
    world.change((state) => {
      state.sessions = [];
    });
    await user.selectOptions(await screen.findByRole('combobox'), '101');
    await header.findByRole('link', { name: words.title });
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(kept.session.entries.get('session')).toBe('');
    // Once before it ran out, and no more than twice after.
    expect(asked(world, 'session.whoami')).toBeLessThanOrEqual(3);
  });
});
