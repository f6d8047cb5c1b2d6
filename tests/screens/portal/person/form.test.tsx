import { describe, expect, it } from 'vitest';
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
});
