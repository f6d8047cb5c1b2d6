import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { CODES, COMPANY_WORDS } from '../../../e2e/support/company-words.ts';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { goesRight, goesWrong, made } from '../../../e2e/support/service.ts';
import { LANGUAGES } from '../../../e2e/support/words.ts';
import { fillInPerson } from '../../support/person.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';

const ADDRESS = '/nordlys/member/company';
const words = COMPANY_WORDS.no;

/** The words at the field of the code, written out once more, so that a changed text is noticed. */
const CODE_TEXTS = {
  no: {
    missing: 'Kode må fylles ut',
    tooMany: 'Det er spurt for mange ganger på kort tid. Vent et minutt og prøv igjen.',
    unknown: 'Vi kjenner ikke denne koden. Sjekk den med firmaet ditt.',
    valid: 'Koden er gyldig',
  },
  en: {
    missing: 'Enter a code',
    tooMany: 'There were too many requests in a short time. Wait a minute and try again.',
    unknown: 'We do not know this code. Check it with your company.',
    valid: 'The code is valid',
  },
} as const;

const nextOn = ({ screen }: Visited) => screen.getByRole<HTMLButtonElement>('button', { name: words.next });
const isOff = (button: HTMLButtonElement) => button.disabled || button.getAttribute('aria-disabled') === 'true';

const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const isAt = (step: string) => waitFor(() => expect(current()).toContain(step));

async function check({ write, press }: Visited, code: string): Promise<void> {
  await write(words.code, code);
  await press(words.check);
}

/** As far as a code leads. */
async function withCode(options?: Parameters<typeof visit>[1]): Promise<Visited> {
  const visited = visit(ADDRESS, options);
  await check(visited, CODES.two);
  await waitFor(() => expect(isOff(nextOn(visited))).toBe(false));
  return visited;
}

/** As far as a code, a department and a membership lead. */
async function withChoice(options?: Parameters<typeof visit>[1]): Promise<Visited> {
  const visited = await withCode(options);
  await visited.press(words.next);
  for (const name of ['Sentrum', 'Student']) await visited.user.click(await visited.card(name));
  await visited.press(words.next);
  await visited.screen.findByRole('textbox', { name: 'Fornavn' });
  return visited;
}

/** The texts of the summary, with plain spaces. */
const read = ({ screen }: Visited, role: 'term' | 'definition') =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

describe('the sign-up with a code of a company', () => {
  it('[P-SHELL-03] [P-SIGNUP-28] [P-SIGNUP-29] [P-SIGNUP-30] asks for a code first, in three steps', async () => {
    const visited = visit(ADDRESS);
    const { screen, field, write, says } = visited;
    await says('Kontakt bedriften du jobber i.');
    const steps = screen.getByRole('list', { name: words.steps });
    expect([...steps.children].map(({ textContent }) => textContent)).toEqual(['1Kode', '2Avtale', '3Personalia']);
    expect(current()).toContain('Kode');
    expect(isOff(nextOn(visited))).toBe(true);
    await check(visited, 'XXXXXXXXXXXX');
    await waitFor(() => expect(field(words.code).getAttribute('aria-invalid')).toBe('true'));
    expect(isOff(nextOn(visited))).toBe(true);
    await check(visited, CODES.two);
    await waitFor(() => expect(isOff(nextOn(visited))).toBe(false));
    await write(words.code, CODES.one);
    expect(isOff(nextOn(visited))).toBe(true);
  });

  it('[P-SIGNUP-31] [P-SPONSOR-44] lets a department and a membership be chosen that the code is good for', async () => {
    const { screen, user, press, card } = await withCode();
    await press(words.next);
    await user.click(await card('Sentrum'));
    await card('Student');
    // Short memberships, and those that only links lead to, are for members who pay themselves.
    for (const name of ['Fana', '30 dager', 'Venneavtalen']) expect(screen.queryByRole('button', { name })).toBeNull();
    await card('Sommerkort ungdom');
  });

  it('[P-MEMBERSHIP-12] [P-SPONSOR-09] takes the code of a link, and chooses its only department by itself', async () => {
    const { screen, has, press } = visit(`${ADDRESS}?code=${CODES.one}`);
    await screen.findByRole('textbox', { name: words.code });
    await has(words.code, 'CD-1E2-F3G4-H5J');
    await press(words.check);
    await press(words.next);
    expect(await screen.findAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('[P-SIGNUP-32] has no way on before both are chosen', async () => {
    const visited = await withCode();
    const { user, press, card } = visited;
    await press(words.next);
    const center = await card('Sentrum');
    expect(isOff(nextOn(visited))).toBe(true);
    await user.click(center);
    const membership = await card('Student');
    expect(isOff(nextOn(visited))).toBe(true);
    await user.click(membership);
    expect(isOff(nextOn(visited))).toBe(false);
    await user.click(await card('Student'));
    expect(isOff(nextOn(visited))).toBe(true);
  });

  it('[P-SIGNUP-33] [P-SIGNUP-40] [P-SIGNUP-41] asks who a visitor is beside what has been settled', async () => {
    const visited = await withChoice();
    expect(visited.screen.getByRole('textbox', { name: 'Etternavn' })).toBeDefined();
    expect(read(visited, 'term')).toEqual(['Sponsorkode', 'Bedrift', 'Senter', 'Medlemskap', 'Pris', 'Bindingstid']);
    expect(read(visited, 'definition')).toEqual([
      'AB-1C2-D3E4-F5G',
      'Fjordkonsult',
      'Sentrum',
      'Student',
      expect.stringMatching(/339,00 per måned/),
      expect.stringMatching(/12 måneder.*kr 4 068,00 til sammen/),
    ]);
    await fillInPerson(visited);
    await waitFor(() =>
      expect(read(visited, 'definition').at(-1)).toMatch(
        /^Sunniva Bråten\s*Tåkeveien 4\s*7014 Trondheim\s*Telefon 10000021\s*\S+@\S+\s*Født \d\d\.\d\d\.\d{4}$/,
      ),
    );
  });

  it('[P-SIGNUP-34] leads back and forth between the steps that are open, and no further', async () => {
    const { screen, user, card } = await withChoice();
    const step = (name: RegExp) => screen.queryByRole('button', { name });
    await user.click(step(/Kode$/) ?? document.body);
    await isAt('Kode');
    await user.click(step(/Personalia/) ?? document.body);
    await isAt('Personalia');
    await user.click(step(/Avtale/) ?? document.body);
    await user.click(await card('Student'));
    expect(step(/Personalia/)).toBeNull();
  });

  it('[P-SIGNUP-39] says that a sign-up failed where the address does not say that it went well', async () => {
    const { press, screen, warns, load } = visit(`${ADDRESS}?success=false`);
    for (const success of ['', 'TRUE', '1']) {
      await warns('Innmeldingen ble ikke fullført');
      load(`${ADDRESS}?success=${success}`);
    }
    await warns('Innmeldingen ble ikke fullført');
    await press('Prøv igjen');
    await screen.findByRole('textbox', { name: words.code });
  });

  it('is done with a service that knows only the specification, which tells no name of the company', async () => {
    const visited = await withChoice({ plain: true });
    await fillInPerson(visited);
    await visited.has(PERSON_WORDS.no.place, 'Trondheim');
    await visited.press(words.finish);
    await visited.says('Medlemskapet er opprettet, og bedriften er sponsor');
    expect(made(visited.world, 'member')).toBe(1);
  });

  it('loses nothing by a reload, nor by a failure', async () => {
    const visited = await withChoice();
    const { world, press, has, warns, says, load } = visited;
    await fillInPerson(visited);
    await says('Sunniva Bråten');
    load();
    await visited.screen.findByRole('textbox', { name: 'Etternavn' });
    await isAt('Personalia');
    await has('Etternavn', 'Bråten');
    // The place of the postal code has been asked for once more.
    await has(PERSON_WORDS.no.place, 'Trondheim');
    expect(read(visited, 'definition')).toContain('Student');
    goesWrong(world, { call: 'signup.createMember', kind: 'status', status: 500 });
    await press(words.finish);
    await warns(/\S/);
    await has('Etternavn', 'Bråten');
    goesRight(world);
    waitOutGuard();
    await press(words.finish);
    await waitFor(() => expect(made(world, 'member')).toBe(1));
  });

  it.each(LANGUAGES)(
    '[P-SPONSOR-06] [P-SPONSOR-07] [P-SPONSOR-13] says under the code what is wrong with it, until it is edited: %s',
    async (language) => {
      const visited = visit(ADDRESS, { language });
      const { world, screen, user, field, write, describes, says, saysNot } = visited;
      const each = COMPANY_WORDS[language];
      const texts = CODE_TEXTS[language];
      await screen.findByRole('textbox', { name: each.code });
      const code = field(each.code);
      const isWrong = () => code.getAttribute('aria-invalid') === 'true';
      expect(isOff(screen.getByRole('button', { name: each.check }))).toBe(true);
      await user.click(code);
      expect(isWrong()).toBe(false);
      await user.click(document.body);
      await describes(each.code, texts.missing);
      await write(each.code, 'zz');
      expect(isWrong()).toBe(false);
      await write(each.code, '');
      await user.keyboard('{Enter}');
      await describes(each.code, texts.missing);
      goesWrong(world, { call: 'sponsor.lookUpCode', kind: 'status', status: 429, times: 1 });
      await write(each.code, 'zz');
      for (const said of [texts.tooMany, texts.unknown]) {
        waitOutGuard();
        await user.keyboard('{Enter}');
        await describes(each.code, said);
      }
      expect(document.activeElement).toBe(code);
      await write(each.code, CODES.two);
      expect(isWrong()).toBe(false);
      waitOutGuard();
      await user.click(screen.getByRole('button', { name: each.check }));
      await says(texts.valid);
      await write(each.code, 'AB1');
      await saysNot(texts.valid);
    },
  );
});
