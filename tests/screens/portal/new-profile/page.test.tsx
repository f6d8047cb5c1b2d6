import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NEW_PROFILE_WORDS } from '../../../e2e/support/new-profile-words.ts';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { asked, goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { fillInPerson } from '../../support/person.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/member/profile';
const INGRID = '10000001';
const profile = NEW_PROFILE_WORDS.no;
const words = PERSON_WORDS.no;

const madeBy = ({ world }: Visited) => world.state.ledger.filter(({ by }) => by === 'signup.createProfile');

/** The content of every storage, as one text. */
const allKept = ({ kept: { tab, storage } }: Visited) => JSON.stringify([...tab.entries, ...storage.entries]);

async function filledIn(department: string): Promise<Visited> {
  const visited = visit(ADDRESS);
  await visited.press(department);
  await fillInPerson(visited);
  await visited.has(words.place, 'Trondheim');
  return visited;
}

describe('a new profile', () => {
  it('[P-SHELL-05] [P-SHELL-06] [P-SIGNUP-51] [P-SIGNUP-55] [P-SIGNUP-56] [P-SIGNUP-57] is created once', async () => {
    const visited = visit(`${ADDRESS}/success`, { language: 'en' });
    const { world, screen, user, press, write, has, says, saysNot, load } = visited;
    const visitedBefore = window.history.length;
    const { title, create, made, unreachable } = NEW_PROFILE_WORDS.en;
    const person = PERSON_WORDS.en;
    // An earlier message would take turns with the next one.
    const closeMessages = async () => {
      await user.keyboard('{Shift>}');
      await press('Close message');
      await user.keyboard('{/Shift}');
    };
    await screen.findByRole('heading', { level: 1, name: title });
    expect(window.location.pathname).toBe(ADDRESS);
    await saysNot(made);
    await press('Åsane');
    await fillInPerson(visited, { phone: INGRID }, 'en');
    await has(person.place, 'Trondheim');
    await press(create);
    await says('Member already exists.');
    await saysNot('409');
    await has(person.first, 'Sunniva');
    await closeMessages();
    goesWrong(world, { call: 'signup.createProfile', kind: 'cut' });
    waitOutGuard();
    await press(create);
    await says(unreachable);
    goesRight(world);
    await write(person.phone, '10000021');
    // The unanswered request is repeated as it was, and refused, before the other number is sent.
    waitOutGuard();
    await press(create);
    await says('Member already exists.');
    goesWrong(world, { call: 'signup.createProfile', kind: 'wrong-shape', after: true, times: 1 });
    await closeMessages();
    waitOutGuard();
    await user.dblClick(screen.getByRole('button', { name: create }));
    await says('Unknown response from the server');
    waitOutGuard();
    await press(create);
    await says(made);
    expect(window.location.pathname).toBe(`${ADDRESS}/success`);
    expect(world.state.members).toMatchObject([
      { departmentId: 102, firstname: 'Sunniva', email: 'sunniva@demo.example', born: '1990-05-17' },
    ]);
    load();
    await says(made);
    expect(allKept(visited) + JSON.stringify(window.history.state)).not.toMatch(/Sunniva|10000021|demo\.example/i);
    // The form has no place of its own in the history: the way back leads past it.
    expect(window.history.length).toBe(visitedBefore);
    load(ADDRESS);
    await screen.findByRole('heading', { level: 1, name: title });
    await has(person.first, '');
    expect(madeBy(visited)).toHaveLength(1);
  });

  it('is created once, after any number of tries and any answer', async () => {
    const visited = await filledIn('Sentrum');
    const { world, screen, user, press, has, lose, load, says } = visited;
    lose('signup.createProfile');
    await user.dblClick(screen.getByRole('button', { name: profile.create }));
    await says(profile.unreachable);
    load();
    await has(words.place, 'Trondheim');
    waitOutGuard();
    await press(profile.create);
    await says(profile.made);
    expect(world.state.members).toHaveLength(1);
    expect(madeBy(visited)).toHaveLength(1);
  });

  it('loses nothing to a reload, to another language or to another page', async () => {
    const visited = await filledIn('Fana');
    const { screen, press, has, load, kept } = visited;
    const english = PERSON_WORDS.en;
    await waitFor(() => expect(allKept(visited)).toContain('Sunniva'));
    load();
    await screen.findByRole('heading', { level: 1, name: profile.title });
    await has(words.first, 'Sunniva');
    await has(words.place, 'Trondheim');
    await press('English');
    await has(english.first, 'Sunniva');
    await has(english.place, 'Trondheim');
    await press('Log in', 'link');
    await screen.findByRole('heading', { level: 1, name: 'Log in' });
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: NEW_PROFILE_WORDS.en.title });
    await has(english.email, 'sunniva@demo.example');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: english.year }).value).toBe('1990');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: english.female }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: english.approve }).checked).toBe(true);
    expect(JSON.stringify([...kept.storage.entries])).not.toContain('Sunniva');
  });

  it('[P-PERSON-38] [P-PERSON-39] [P-PERSON-56] has no button for a visitor who is too young, and says how old is enough', async () => {
    const { world, screen, user, pick, field, says, saysNot } = await filledIn('Sentrum');
    await pick(words.day, '20');
    await pick(words.month, 'november');
    await pick(words.year, '2011');
    await says(words.belowMinimum);
    expect(screen.queryByRole('button', { name: profile.create })).toBeNull();
    await user.type(field(words.email), '{Enter}');
    await pick(words.day, '19');
    await saysNot(words.belowMinimum);
    expect(screen.getByRole('button', { name: profile.create })).toBeDefined();
    expect(asked(world, 'signup.createProfile')).toBe(0);
  });

  it('is not offered to a member, who reads that they have one', async () => {
    const { screen, press, says } = visit(ADDRESS, { member: INGRID });
    await says(profile.already);
    expect(screen.queryByRole('textbox', { name: words.first })).toBeNull();
    await press('Til min profil', 'link');
    await screen.findByRole('heading', { level: 1, name: 'Min profil' });
    expect(window.location.pathname).toBe('/nordlys/profile');
  });

  it('is created with a service that knows only the specification', async () => {
    const visited = visit(ADDRESS, { plain: true });
    await visited.press('Åsane');
    await fillInPerson(visited);
    await visited.has(words.place, 'Trondheim');
    await visited.press(profile.create);
    await visited.says(profile.made);
  });

  it('[P-SIGNUP-53] marks every field that lacks something, and the center, with the button on all the time', async () => {
    const visited = visit(ADDRESS);
    const { world, screen, press, user, has } = visited;
    const create = () => screen.getByRole<HTMLButtonElement>('button', { name: profile.create });
    const missing = () => screen.queryByRole('region', { name: words.missing });
    await press('Sentrum');
    await user.click(create());
    await waitFor(() => expect(document.activeElement).toBe(missing()));
    expect(missing()?.querySelectorAll('button')).toHaveLength(10);
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(7 + 3 + 2 + 1);
    await fillInPerson(visited);
    await has(words.place, 'Trondheim');
    await press('Sentrum');
    waitOutGuard();
    await user.click(create());
    const missed = () =>
      screen.queryAllByRole('alert').find(({ textContent }) => textContent?.includes(profile.missed));
    await waitFor(() => expect(document.activeElement).toBe(missed()));
    expect([missing(), create().disabled]).toEqual([null, false]);
    await press('Sentrum');
    await waitFor(() => expect(missed()).toBeUndefined());
    expect(asked(world, 'signup.createProfile')).toBe(0);
  });
});
