import { describe, expect, it } from 'vitest';
import { made } from '../../../e2e/support/service.ts';
import { SPONSOR_LINK } from '../../../e2e/support/sponsor-words.ts';
import type { Language } from '../../../e2e/support/words.ts';
import { visit } from '../../support/portal.tsx';
import { registerOn } from '../../support/register.ts';

const STANDARD = ['/nordlys/member', 'Sentrum', 'Fri trening 12 måneder'] as const;
const PRIVATE = ['/nordlys/member/private', 'Sentrum', 'Fri trening 12 måneder'] as const;
const SIGNED = ['/solsiden/member', 'Solsiden Kaia', 'Solsiden løpende'] as const;
const BY_INVOICE = ['/solsiden/member', 'Solsiden Kaia', 'Solsiden med faktura'] as const;

/** Opens a sign-up and goes on to the form, in a language. */
async function atForm([path, ...choice]: readonly [string, string, string], language: Language = 'no') {
  const visited = visit(path, { language });
  const register = registerOn(visited, language);
  await register.choose(...choice);
  await register.next();
  await visited.screen.findByRole('heading', { level: 2, name: register.words.personalia });
  return { ...visited, register };
}

describe('the way on of the form', () => {
  it.each([
    [STANDARD, 'no', 'Registrer meg og gå videre'],
    [STANDARD, 'en', 'Register me and go on'],
    [PRIVATE, 'no', 'Registrer meg og gå videre'],
    [SIGNED, 'no', 'Registrer meg og gå til signering'],
    [SIGNED, 'en', 'Register me and go to signing'],
    [BY_INVOICE, 'no', 'Registrer meg og gå til betaling'],
    [BY_INVOICE, 'en', 'Register me and go to payment'],
  ] as const)('says where it registers the visitor that it does: %j in %s', async (signup, language, name) => {
    const { screen } = await atForm(signup, language);
    await screen.findByRole('button', { name });
  });

  it('says so to a payer too', async () => {
    const { screen, press } = visit(SPONSOR_LINK);
    await press('Neste');
    await screen.findByRole('button', { name: 'Registrer meg og gå videre' });
  });

  it('says no more of it once the visitor is registered', async () => {
    const { world, screen, press, register } = await atForm(STANDARD);
    await register.fillIn();
    await press('Registrer meg og gå videre');
    await register.isAt(register.words.confirm);
    expect(made(world, 'member')).toBe(1);
    await press('Tilbake');
    await screen.findByRole('button', { name: 'Neste' });
  });

  it.each([
    [SIGNED, 'Du signerer avtalegiroen'],
    [BY_INVOICE, 'I neste steg betaler du medlemskapet'],
  ] as const)('has no words of what follows for a visitor who is too young to go on: %j', async (signup, words) => {
    const { screen, user, says, saysNot } = await atForm(signup);
    await says(words);
    const lists = screen.getAllByRole('combobox');
    for (const [place, value] of ['17', 'mai', '2020'].entries()) {
      const list = lists[place];
      if (list) await user.selectOptions(list, value);
    }
    await saysNot(words);
    expect(screen.queryByRole('button', { name: /^Registrer meg/ })).toBeNull();
  });
});
