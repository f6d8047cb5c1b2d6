import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { asked, goesRight, goesWrong, made } from '../../../e2e/support/service.ts';
import { MARIT, SPONSOR_LINK, SPONSOR_WORDS, STRANGER } from '../../../e2e/support/sponsor-words.ts';
import { fillInPerson } from '../../support/person.ts';
import { visit, waitOutGuard } from '../../support/portal.tsx';

const words = SPONSOR_WORDS.no;

describe('the sign-up of a payer', () => {
  it('[P-SPONSOR-32] warns and offers nothing to sign where the member is unknown, and tries again', async () => {
    const { world, screen, main, says, press } = visit('/nordlys/sponsor?sponsedId=hash-open', {
      before: (given) => goesWrong(given, { call: 'sponsor.sponsored', kind: 'status', status: 503 }),
    });
    await says(words.whoUnknown);
    for (const name of [words.next, words.sign]) expect(main().queryByRole('button', { name })).toBeNull();
    goesRight(world);
    await press(words.retry);
    await says(`${words.askedFor} Jonas Østby`);
    expect(screen.getByRole('button', { name: words.next })).toBeDefined();
  });

  it.each([
    ['departmentId=101&sponsorConnectionHash=hash-used', words.used, words.usedWords, 1],
    ['departmentId=101&sponsorConnectionHash=hash-expired', words.linkRefused, words.expired, 1],
    ['departmentId=101&sponsorConnectionHash=%3Cscript%3E', words.linkRefused, words.notValid, 1],
    ['departmentId=999', words.openAgain, words.openAgain, 0],
  ])('says what is wrong with a link, and offers no way on: %s', async (query, what, why, times) => {
    const { world, main, says } = visit(`/nordlys/sponsor?${query}`);
    await says(what);
    await says(why);
    expect(main().queryAllByRole('button')).toEqual([]);
    expect(main().queryAllByRole('listitem')).toEqual([]);
    expect(asked(world, 'sponsor.sponsored')).toBe(times);
  });

  it('offers nothing to sign at an address that is not allowed', async () => {
    const visited = visit(SPONSOR_LINK);
    const { main, tell, press, says, field } = visited;
    tell('sponsor.createSponsor', { link_to_nets: 'https://foreign.example/sign' });
    await press(words.next);
    await fillInPerson(visited, MARIT);
    await waitFor(() => expect(field(PERSON_WORDS.no.place).value).toBe('Trondheim'));
    await press(words.next);
    await says(words.noLink);
    expect(main().queryByRole('button', { name: words.sign })).toBeNull();
  });

  it('says in the language of the page why the payer was refused where the service names it, and once', async () => {
    const visited = visit(SPONSOR_LINK, { language: 'en' });
    const { refuse, press, inBothLanguages, saysNot, warns, field } = visited;
    refuse('sponsor.createSponsor', 400, 'PostalCodeUnknown');
    await press(SPONSOR_WORDS.en.next);
    await fillInPerson(visited, MARIT, 'en');
    await waitFor(() => expect(field(PERSON_WORDS.en.place).value).toBe('Trondheim'));
    await press(SPONSOR_WORDS.en.next);
    await inBothLanguages((_, language) =>
      warns(language === 'en' ? 'The postal code does not exist.' : 'Postnummeret finnes ikke.'),
    );
    await saysNot('400 · ');
  });

  it('[P-SPONSOR-23] [P-SPONSOR-29] [P-SPONSOR-34] [P-SPONSOR-35] registers one payer after anything that is pressed, refused or lost', async () => {
    const visited = visit(SPONSOR_LINK, { language: 'en' });
    const { world, screen, user, main, tell, hold, load, press, pick, write, field, says, saysNot, warns } = visited;
    const { next, back, exists, notAnswered, underage, sponsorSteps, sponsorFor } = SPONSOR_WORDS.en;
    const person = PERSON_WORDS.en;
    // Where the service names no agreement, the payer chooses a department.
    tell('sponsor.sponsored', { agreement: null });
    // By the link it is chosen already. Pressed once more it is not.
    await user.click(await screen.findByRole('button', { name: /Sentrum/, pressed: true }));
    await press(next);
    await warns(/./);
    await press(/Sentrum/);
    await press(next);
    await fillInPerson(visited, { ...MARIT, phone: '10000001' }, 'en');
    await pick(person.month, 'november');
    await pick(person.day, '20');
    await pick(person.year, '2008');
    await says(underage);
    expect(screen.queryByRole('button', { name: next })).toBeNull();
    await pick(person.day, '19');
    await saysNot(underage);
    await press(next);
    await visited.inBothLanguages((_, language) => warns(SPONSOR_WORDS[language].exists));
    await write(person.phone, STRANGER);
    await saysNot(exists);

    goesWrong(world, { call: 'sponsor.createSponsor', kind: 'status', status: 503, times: 1 });
    waitOutGuard();
    await press(next);
    await says('503 · ');
    await warns(notAnswered);
    goesWrong(world, { call: 'sponsor.createSponsor', kind: 'html', after: true, times: 1 });
    waitOutGuard();
    await user.dblClick(screen.getByRole('button', { name: next }));
    await waitFor(() => expect(made(world, 'member')).toBe(1));
    await warns(notAnswered);
    load();
    await waitFor(() => expect(field(person.first).value).toBe('Marit'));
    await waitFor(() => expect(field(person.place).value).toBe('Trondheim'));
    await press(back);
    await screen.findByRole('button', { name: /Sentrum/ });
    window.history.back();
    await waitFor(() => expect(field(person.first).value).toBe('Marit'));
    await press('Norsk');
    await waitFor(() => expect(field(PERSON_WORDS.no.first).value).toBe('Marit'));
    await press('English');
    const letGo = hold('sponsor.createSponsor');
    await press(next);
    await screen.findByRole('button', { name: next, busy: true });
    await user.type(field(person.email), '{Enter}');
    letGo();
    await waitFor(() =>
      expect(document.querySelector('[aria-current="step"]')?.textContent).toContain(sponsorSteps[2]),
    );
    expect(made(world, 'member')).toBe(1);
    await says(`${sponsorFor}Jonas Østby`);
    expect(main().getByRole('button', { name: SPONSOR_WORDS.en.sign })).toBeDefined();
  });
});
