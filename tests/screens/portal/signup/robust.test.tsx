import { aMembership } from '@felles/fixtures';
import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, made } from '../../../e2e/support/service.ts';
import { SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { CHOICE, type Register, registerOn } from '../../support/register.ts';
import { logIn } from '../../support/session.ts';

const ADDRESS = `/nordlys/member${CHOICE.link}`;

/** Anders Lunde, whose agreement has ended. */
const PREVIOUS = '10000002';

/** Opens the link of a membership, and fills in who it is for. */
async function filledIn(): Promise<{ readonly visited: Visited; readonly register: Register }> {
  const visited = visit(ADDRESS);
  const register = registerOn(visited);
  await register.hasChosen(CHOICE.names);
  await register.next();
  await register.fillIn();
  return { visited, register };
}

const madeOf = ({ world }: Visited) => ['member', 'contract', 'invoice'].map((kind) => made(world, kind));

describe('the register', () => {
  it('keeps every step and every value over a reload, and posts nothing again', async () => {
    const visited = visit('/nordlys/member');
    const register = registerOn(visited);
    await register.choose(...CHOICE.names);
    visited.load();
    await register.hasChosen(CHOICE.names);
    await register.next();
    await register.fillIn();
    visited.load();
    await register.isAt(register.words.personalia);
    await register.holdsWhatWasTyped();
    await register.next();
    await register.isAt(register.words.confirm);
    visited.load();
    await register.isAt(register.words.confirm);
    await visited.says('Ola Nordmann');
    expect([made(visited.world, 'member'), asked(visited.world, 'signup.createMember')]).toEqual([1, 1]);
  });

  it('goes back and forward with the browser, without a second member or a lost value', async () => {
    const { visited, register } = await filledIn();
    await register.next();
    await register.isAt(register.words.confirm);
    window.history.back();
    await register.isAt(register.words.personalia);
    await register.holdsWhatWasTyped();
    window.history.back();
    await register.hasChosen(CHOICE.names);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/nordlys/member');
    window.history.go(2);
    await register.isAt(register.words.confirm);
    expect(madeOf(visited)).toEqual([1, 1, 1]);
  });

  it('sends once for a double click, and for Enter together with a click, and shows that it waits', async () => {
    const { visited, register } = await filledIn();
    const { screen, user, world, field } = visited;
    const letGo = visited.hold('signup.createMember');
    await user.dblClick(screen.getByRole('button', { name: register.words.next }));
    await user.type(field('E-post'), '{Enter}');
    await screen.findByRole('button', { name: register.words.next, busy: true });
    await visited.says('Vent litt, vi sender opplysningene.');
    // A form that is on its way shows, also to a screen reader, that it cannot be changed.
    expect(document.querySelectorAll('main :is(input, select):not([readonly], [aria-disabled="true"])')).toHaveLength(
      0,
    );
    letGo();
    await register.isAt(register.words.confirm);
    expect([asked(world, 'signup.createMember'), made(world, 'member')]).toEqual([1, 1]);
  });

  it('leads a visitor who is taken back by a new price to the reason, and sends nothing', async () => {
    const { visited, register } = await filledIn();
    const [, title] = CHOICE.names;
    visited.tell('membership.memberships', [aMembership({ id: 1102, title, cost_included_vat: 777 })]);
    await register.next();
    await visited.says('Prisen er endret fra kr 549,00 til kr 777,00');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'));
    expect(document.activeElement?.textContent).toContain('Prisen er endret siden du valgte.');
    expect(made(visited.world, 'member')).toBe(0);
  });

  it('gives the second of two tabs the way of a person who is known', async () => {
    const { visited, register } = await filledIn();
    await register.next();
    await register.isAt(register.words.confirm);
    for (const name of visited.kept.tab.entries.keys()) visited.kept.tab.write(name, '').subscribe();
    visited.load(ADDRESS);
    await register.hasChosen(CHOICE.names);
    await register.next();
    await register.fillIn();
    await register.next();
    await visited.says(register.words.earlierMember);
    expect(madeOf(visited)).toEqual([1, 1, 1]);
  });

  it('offers no signing at an address that is not allowed, and goes nowhere', async () => {
    const { visited, register } = await filledIn();
    visited.tell('signup.createMember', { link_to_nets: 'https://elsewhere.invalid/sign' });
    await register.next();
    await visited.says('Signeringen er ikke tilgjengelig nå. Kontakt senteret.');
    expect(visited.screen.queryByRole('button', { name: register.words.sign })).toBeNull();
    expect(window.location.pathname).toBe('/nordlys/member');
  });

  it('keeps step, values and errors when the language changes', async () => {
    const { visited, register } = await filledIn();
    await visited.write('E-post', '');
    await register.next();
    await visited.press('English');
    await registerOn(visited, 'en').isAt('Personal details');
    expect(visited.field('First name').value).toBe('Ola');
    await visited.says('Email is required');
  });

  it('[P-SIGNUP-75] [P-SIGNUP-76] [P-MEMBERSHIP-22] begins with what a direct link names, or says that it is no longer there', async () => {
    const visited = visit('/nordlys/member?departmentId=102&membershipId=999');
    const { screen, load } = visited;
    const register = registerOn(visited);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('En feil har oppstått'));
    expect(alert.textContent).toContain('Medlemskapet du ønsker er ikke lengre tilgjengelig. Velg et annet medlemskap');
    await register.hasChosen(['Åsane']);
    const next = () => screen.getByRole('button', { name: register.words.next });
    expect(next().getAttribute('aria-disabled')).toBe('true');

    load('/nordlys/member?departmentId=102&membershipId=1101');
    const visitedBefore = window.history.length;
    await register.hasChosen(['Åsane', 'Fri trening 12 måneder']);
    expect(next().getAttribute('aria-disabled')).not.toBe('true');
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(window.history.length).toBe(visitedBefore);
  });

  it('[P-SIGNUP-70] tells a member of a conflict, lets them log in again, and leaves nothing after the logout', async () => {
    const visited = visit('/nordlys/member', { member: PREVIOUS });
    const { world, screen, main, user, inBothLanguages, write, press, field, says, saysNot } = visited;
    const register = registerOn(visited);
    await register.choose(...CHOICE.names);
    await register.next();
    await write('E-post', 'ase.kvale@demo.example');
    await register.next();
    await inBothLanguages(async (_, language) => {
      const { alreadyMember, logIn } = registerOn(visited, language).words;
      await says(alreadyMember);
      expect(main().queryByRole('link', { name: logIn })).toBeNull();
    });
    await write('Adresse', 'Nygata 7');
    await write('E-post', 'anders.lunde@demo.example');
    await saysNot(register.words.alreadyMember);
    waitOutGuard();
    world.change((state) => {
      state.sessions = [];
    });
    await register.next();
    await says('Du er ikke lenger logget inn');
    expect(field('Adresse').value).toBe('Nygata 7');
    await user.click(main().getByRole('link', { name: register.words.logIn }));
    await press(SESSION_WORDS.no.forgotten, 'link');
    await screen.findByRole('button', { name: SESSION_WORDS.no.send });
    await user.click(main().getByRole('link', { name: SESSION_WORDS.no.toLogin }));
    await logIn(visited, PREVIOUS);
    await waitFor(() => expect(field('Fornavn').value).toBe('Anders'));
    expect(window.location.pathname).toBe('/nordlys/member');
    await press('Min profil', 'link');
    await press('Fortsett innmeldingen', 'link');
    await waitFor(() => expect(field('Adresse').value).toBe('Nygata 7'));
    await saysNot('Du er ikke lenger logget inn');
    await register.next();
    await register.isAt(register.words.confirm);
    expect(madeOf(visited)).toEqual([0, 1, 1]);

    await press('Logg ut');
    await waitFor(() => expect(window.location.pathname).toBe('/nordlys'));
    const { tab, storage } = visited.kept;
    expect(JSON.stringify([...tab.entries, ...storage.entries])).not.toMatch(/Nygata|Lunde|10000002/);
  });

  it('[P-SIGNUP-73] begins with the department that the address of the start page names', async () => {
    const { press, screen } = visit('/nordlys?departmentId=102');
    await press(/^Bli medlem/, 'link');
    await screen.findByRole('button', { name: 'Åsane', pressed: true });
  });
});
