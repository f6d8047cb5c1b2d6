import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { NEW_PROFILE_WORDS } from '../../../e2e/support/new-profile-words.ts';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { asked, goesRight, goesWrong } from '../../../e2e/support/service.ts';
import { fillInPerson } from '../../support/person.ts';
import { visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/member/profile';
const words = PERSON_WORDS.no;

describe('the form of a person', () => {
  it('[P-PERSON-20] looks up no visitor who has not asked for it, and finds a name and an address by a number', async () => {
    const visited = visit(ADDRESS);
    const { world, user, write, field, has, says, inBothLanguages } = visited;
    await write(words.find, '10000021');
    await fillInPerson(visited);
    await has(words.place, 'Trondheim');
    expect(asked(world, 'person.phone')).toBe(0);
    await inBothLanguages(async (_, language) => {
      const each = PERSON_WORDS[language];
      for (const name of [each.first, each.address, each.postalCode, each.phone]) await write(name, '');
      await write(each.last, 'vik');
      await write(each.find, '10 00 00 21');
      expect(field(each.find).value).toBe('10000021');
      await user.type(field(each.find), '{Enter}');
      await says(each.found);
      await has(each.first, 'Sunniva');
      expect([each.last, each.address, each.phone].map((name) => field(name).value)).toEqual([
        'Vik',
        'Tåkeveien 4',
        '10000021',
      ]);
      await has(each.place, 'Trondheim');
      expect(asked(world, 'person.phone')).toBe(language === 'no' ? 1 : 2);
      expect(asked(world, 'signup.createProfile')).toBe(0);
    });
  });

  it('[P-PERSON-23] says that a number is too short or unknown, tells of a failed search, and searches again', async () => {
    const { world, user, write, press, field, has, describes, says, saysNot, inBothLanguages } = visit(ADDRESS);
    await write(words.find, '1000');
    await press(words.search);
    await inBothLanguages((_, language) => describes(PERSON_WORDS[language].find, PERSON_WORDS[language].short));
    await write(words.find, '10000099');
    await press(words.search);
    await inBothLanguages((_, language) => says(PERSON_WORDS[language].nobody));
    expect(asked(world, 'person.phone')).toBe(1);

    waitOutGuard();
    goesWrong(world, { call: 'person.phone', kind: 'status', status: 503 });
    await write(words.find, '10000021');
    await user.type(field(words.find), '{Enter}');
    await says('503 · ');
    await saysNot(words.nobody);
    await saysNot(words.found);
    await describes(words.find, 'Vi fikk ikke søkt nå. Prøv igjen, eller fyll ut feltene selv.');
    goesRight(world);
    await user.type(field(words.find), '{Enter}');
    await has(words.first, 'Sunniva');
  });

  it('takes no late answer for the place of another postal code, and finds a lost place again', async () => {
    const { world, user, screen, write, has, hold, describes, field } = visit(ADDRESS);
    const letGo = hold('person.municipality', { areacode: '5014' });
    await write(words.postalCode, '5014');
    await describes(words.place, 'Finner poststedet …');
    await write(words.postalCode, '7014');
    await has(words.place, 'Trondheim');
    letGo();
    await user.click(field(words.email));
    await has(words.place, 'Trondheim');

    goesWrong(world, { call: 'person.municipality', kind: 'html' });
    await write(words.postalCode, '5014');
    const again = await screen.findByRole('button', { name: 'Finn poststedet på nytt' });
    await describes(words.place, 'Vi fikk ikke slått opp poststedet. Prøv igjen.');
    expect(field(words.postalCode).getAttribute('aria-invalid')).not.toBe('true');
    goesRight(world);
    await user.click(again);
    await has(words.place, 'Bergen');
    expect(document.activeElement).toBe(field(words.place));
  });

  it('[P-PERSON-05] [P-PERSON-06] [P-PERSON-07] names everything that is missing, in tags and at its field', async () => {
    const { screen, user, press, write, field, describes, inBothLanguages } = visit(ADDRESS);
    await press('Sentrum');
    await press(NEW_PROFILE_WORDS.no.create);
    await inBothLanguages(async (_, language) => {
      const each = PERSON_WORDS[language];
      const missing = within(screen.getByRole('region', { name: each.missing }));
      missing.getByText(each.fillIn);
      const names = [each.first, each.last, each.address, each.postalCode, each.place, each.phone, each.email];
      expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        ...names,
        each.birth,
        each.gender,
        each.terms,
      ]);
      const [first, last, address, postalCode, phone, email, birth, gender, terms] = each.wrongs;
      for (const [role, name, wrong] of [
        ['textbox', each.first, first],
        ['textbox', each.last, last],
        ['textbox', each.address, address],
        ['textbox', each.postalCode, postalCode],
        ['textbox', each.phone, phone],
        ['textbox', each.email, email],
        ['combobox', each.day, birth],
        ['radio', each.female, gender],
        ['checkbox', each.approve, terms],
      ] as const) {
        const control = screen.getByRole(role, { name, description: new RegExp(wrong ?? '?') });
        expect(control.getAttribute('aria-invalid')).toBe('true');
      }
      await user.click(missing.getByRole('button', { name: each.email }));
      await waitFor(() => expect(document.activeElement).toBe(field(each.email)));
      // A value takes its name off the list.
      await write(each.first, 'a');
      expect(missing.queryByRole('button', { name: each.first })).toBeNull();
      await write(each.first, '');
      await describes(each.first, first ?? '?');
    });
  });

  it('[P-PERSON-18] says how foreign numbers are written, and sets what is filled in, and the keyboards', async () => {
    const { screen, write, has, field, describes, inBothLanguages } = visit(ADDRESS);
    await screen.findByRole('textbox', { name: words.first });
    for (const [name, token, keyboard] of [
      [words.first, 'given-name', ''],
      [words.last, 'family-name', ''],
      [words.address, 'street-address', ''],
      [words.postalCode, 'postal-code', 'numeric'],
      [words.phone, 'tel', 'tel'],
      [words.email, 'email', 'email'],
    ] as const)
      expect([field(name).autocomplete, field(name).getAttribute('inputmode') ?? '']).toEqual([token, keyboard]);
    for (const name of [words.day, words.month, words.year])
      expect(screen.getByRole('combobox', { name }).getAttribute('autocomplete')).toMatch(/^bday-/);
    expect(field(words.find).inputMode).toBe('tel');
    const terms = screen.getByRole('link', { name: words.readTerms });
    expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/nordlys/vilkar', '_blank']);
    await inBothLanguages((_, language) => describes(PERSON_WORDS[language].phone, PERSON_WORDS[language].phoneHint));
    await write(words.phone, '+46 12-34 56 789');
    await has(words.phone, '0046123456789');
  });

  it.each([
    ['P-PERSON-41', '/nordlys/member', ['Sentrum', '30 dager'], '2011', 'shortTerm', null],
    ['P-PERSON-43', '/nordlys/member', ['Sentrum', 'Fri trening 12 måneder'], '2009', 'sponsorRoute', 'sponsorRouteGo'],
    ['P-PERSON-44', '/solsiden/member', ['Solsiden Kaia', 'Solsiden med faktura'], '2009', 'underage', null],
  ] as const)(
    '[%s] says why a visitor is too young, and who may help: %s',
    async (_id, path, cards, year, said, way) => {
      const { screen, press, pick, says, main, inBothLanguages } = visit(path);
      for (const card of cards) await press(card);
      await press(/^Neste$/);
      await screen.findByRole('textbox', { name: words.first });
      await pick(words.day, '20');
      await pick(words.month, words.may);
      await pick(words.year, year);
      await inBothLanguages(async (__, language) => {
        const each = PERSON_WORDS[language];
        await says(each[said]);
        if (said === 'underage') await says(each.underageHow);
        const help = main().queryByRole('link', { name: each.sponsorRouteGo });
        expect(help?.getAttribute('href')).toBe(way === null ? undefined : '/nordlys/member/private');
      });
    },
  );

  it('[P-PERSON-04] [P-PERSON-49] asks a member for no approval of the terms, and looks up no number', async () => {
    const { screen, press, field } = visit('/nordlys/member', { member: '10000002' });
    for (const card of ['Sentrum', 'Fri trening 12 måneder']) await press(card);
    await press(/^Neste$/);
    await screen.findByRole('textbox', { name: words.first });
    for (const name of [words.first, words.last, words.phone, words.birth]) expect(field(name).readOnly).toBe(true);
    expect(field(words.address).readOnly).toBe(false);
    expect(screen.queryByRole('checkbox', { name: words.approve })).toBeNull();
    expect(screen.queryByRole('textbox', { name: words.find })).toBeNull();
  });
});
