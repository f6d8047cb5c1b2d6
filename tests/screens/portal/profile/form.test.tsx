import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PROFILE_WORDS } from '../../../e2e/support/profile.ts';
import { asked, goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { LANGUAGES, type Language } from '../../../e2e/support/words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/profile';
const INGRID = '10000001';
const words = PROFILE_WORDS.no;

/** Opens the profile of Ingrid Solbakken; gives it once it is there. */
async function openProfile(tell: object = {}): Promise<Visited> {
  const visited = visit(ADDRESS, { member: INGRID });
  visited.tell('profile.profile', tell);
  await visited.screen.findByRole('textbox', { name: words.address });
  return visited;
}

/** Where it stands which fields are to be looked at. */
const missingOn = ({ main }: Visited, language: Language = 'no') => {
  const { missing, lookOver } = PROFILE_WORDS[language];
  return main().queryByRole('region', { name: new RegExp(`^(${missing}|${lookOver})$`) });
};

const updateOn = ({ main }: Visited, language: Language = 'no') =>
  main().getByRole('button', { name: PROFILE_WORDS[language].update });

const isOff = (button: HTMLElement): boolean =>
  button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true';

describe('the form of a profile', () => {
  it('[P-PROFILE-17] [P-PERSON-49] [P-PERSON-09] [P-PERSON-14] [P-PERSON-16] is saved and says so, locks who a member is, and finds a place or says that there is none', async () => {
    const visited = await openProfile();
    const { world, user, write, press, field, has, describes, says, saysNot, load, inBothLanguages } = visited;
    await write(words.address, 'ny vei 1');
    await inBothLanguages((_, language) => says(PROFILE_WORDS[language].unsaved));
    await press(words.update);
    await inBothLanguages(async (_, language) => {
      await says(PROFILE_WORDS[language].updated);
      await saysNot(PROFILE_WORDS[language].unsaved);
    });
    load();
    await visited.screen.findByRole('textbox', { name: words.address });
    await has(words.address, 'Ny Vei 1');
    expect(asked(world, 'profile.updateMember')).toBe(1);

    await inBothLanguages(async (_, language) => {
      const each = PROFILE_WORDS[language];
      for (const [name, value] of [
        [each.first, 'Ingrid'],
        [each.last, 'Solbakken'],
        [each.phone, '10000001'],
        [each.birth, '17.05.1992'],
      ] as const) {
        await has(name, value);
        expect(field(name).readOnly).toBe(true);
        expect(field(name).closest('[role="group"]')?.textContent).toContain(each.locked);
        // Nothing is locked without a way to those who can change it.
        expect(field(name).closest('[role="group"]')?.querySelector('a[href^="mailto:"]')).not.toBeNull();
      }
      expect(field(each.address).readOnly).toBe(false);

      expect(field(each.place).readOnly).toBe(true);
      await write(each.postalCode, '70a1499');
      await has(each.postalCode, '7014');
      await has(each.place, 'Trondheim');
      expect(isOff(updateOn(visited, language))).toBe(false);
      await write(each.postalCode, '9999');
      await has(each.place, '');
      await describes(each.place, each.unknownPlace);
      await user.click(field(each.address));
      await describes(each.postalCode, each.unknownCode);
      expect(isOff(updateOn(visited, language))).toBe(true);
    });
  });

  it('[P-PERSON-05] [P-PERSON-06] says what is wrong with a field once it was left, and names what is missing', async () => {
    const visited = await openProfile();
    const { user, write, field, describes, inBothLanguages } = visited;
    expect(missingOn(visited)).toBeNull();
    await write(words.address, '');
    expect(field(words.address).getAttribute('aria-invalid')).toBeNull();
    await write(words.email, 'ingrid');
    expect(field(words.address).getAttribute('aria-invalid')).toBe('true');
    await user.click(field(words.address));
    await inBothLanguages(async (_, language) => {
      const { address, addressMissing, email, emailWrong } = PROFILE_WORDS[language];
      await describes(address, addressMissing);
      await describes(email, new RegExp(emailWrong));
    });

    await write(words.email, '');
    await inBothLanguages(async (_, language) => {
      const { address, email, fillIn } = PROFILE_WORDS[language];
      const missing = missingOn(visited, language);
      if (!missing) throw new Error('Nothing is named.');
      expect(missing.textContent).toContain(fillIn);
      const tags = within(missing).getAllByRole('button');
      expect(tags.map(({ textContent }) => textContent)).toEqual([address, email]);
      expect(isOff(updateOn(visited, language))).toBe(true);
      await user.click(within(missing).getByRole('button', { name: address }));
      expect(document.activeElement).toBe(field(address));
    });
  });

  it('says that the outcome is unknown, and then that it was saved', async () => {
    const { world, write, press, has, warns, says, saysNot, lose, inBothLanguages } = await openProfile();
    const orders = [
      { kind: 'status', status: 502 },
      { kind: 'html' },
      { kind: 'empty' },
      { kind: 'malformed' },
    ] as const;
    for (const [index, order] of [...orders, null].entries()) {
      goesRight(world);
      if (order) goesWrong(world, { call: 'profile.updateMember', after: true, ...order });
      else lose('profile.updateMember');
      goesWrong(world, { call: 'profile.profile', kind: 'status', status: 503 });
      await write(words.address, `Ny Vei ${index + 1}`);
      waitOutGuard();
      await press(words.update);
      await inBothLanguages(async (_, language) => {
        const { saveUncertain, notSaved, unsaved } = PROFILE_WORDS[language];
        await warns(saveUncertain);
        await saysNot(notSaved);
        await saysNot(unsaved);
      });
    }
    const sent = asked(world, 'profile.updateMember');
    goesRight(world);
    await says(words.updated);
    await saysNot(words.saveUncertain);
    await has(words.address, 'Ny Vei 5');
    expect(asked(world, 'profile.updateMember')).toBe(sent);
  });

  it('keeps what was typed when it cannot be saved, and says why', async () => {
    const { world, write, press, has, warns, saysNot, inBothLanguages } = await openProfile();
    await write(words.address, 'Ny Vei 1');
    await write(words.email, 'anders.lunde@demo.example');
    await press(words.update);
    await inBothLanguages(async (_, language) => {
      await warns(PROFILE_WORDS[language].notSaved);
      await warns(PROFILE_WORDS[language].conflict);
    });
    await has(words.address, 'Ny Vei 1');
    await write(words.email, 'ny@demo.example');
    await saysNot(words.notSaved);
    goesWrong(world, { call: 'profile.updateMember', kind: 'wrong-shape' });
    waitOutGuard();
    await press(words.update);
    await inBothLanguages(async (_, language) => {
      await warns(PROFILE_WORDS[language].unknownAnswer);
      await saysNot(PROFILE_WORDS[language].updated);
      await has(PROFILE_WORDS[language].email, 'ny@demo.example');
    });
  });

  it.each(LANGUAGES)('says why the profile did not come, and tries again: %s', async (language) => {
    const { failed, retry } = PROFILE_WORDS[language];
    const { world, screen, warns, press } = visit(ADDRESS, {
      language,
      member: INGRID,
      before: (given) => goesWrong(given, { call: 'profile.profile', kind: 'status', status: 503 }),
    });
    await warns(failed);
    goesRight(world);
    await press(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('[P-PROFILE-15] has its button off as long as one of the nine is empty', async () => {
    const visited = await openProfile({ fornavn: null, etternavn: null, mobil: null, birth: null, kjonn: null });
    const { user, write, pick, press, field, has } = visited;
    const missing = await waitFor(() => missingOn(visited) ?? Promise.reject(new Error('Nothing is named.')));
    expect(within(missing).getAllByRole('button')).toHaveLength(5);
    await write(words.first, 'ingrid');
    await write(words.last, 'solbakken');
    await write(words.phone, '+46 123 456 789');
    await has(words.phone, '0046123456789');
    await pick('Måned', 'februar');
    await pick('Dag', '29');
    await pick('År', '2000');
    expect(isOff(updateOn(visited))).toBe(true);
    await press(words.female, 'radio');
    expect(isOff(updateOn(visited))).toBe(false);
    for (const label of [words.first, words.last, words.address, words.postalCode, words.phone, words.email]) {
      const { value } = field(label);
      await user.clear(field(label));
      expect(isOff(updateOn(visited)), label).toBe(true);
      await write(label, value);
      await waitFor(() => expect(isOff(updateOn(visited)), label).toBe(false));
    }
    await pick('År', '2001');
    expect(isOff(updateOn(visited))).toBe(true);
  });

  it('tells browsers what they may fill in', async () => {
    const { field } = await openProfile({ fornavn: null, etternavn: null, mobil: null });
    const { first, last, address, postalCode, phone, email } = words;
    expect([first, last, address, postalCode, phone, email].map((name) => field(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'street-address',
      'postal-code',
      'tel',
      'email',
    ]);
  });
});
