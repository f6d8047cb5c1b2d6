import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { asked, goesWrong, made } from '../../../e2e/support/service.ts';
import { SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { CHOICE, type Register, registerOn } from '../../support/register.ts';

/** Chooses a membership, and fills in who it is for. */
async function fillInAll(visited: Visited, changes: Readonly<Record<string, string>> = {}): Promise<Register> {
  const register = registerOn(visited);
  await register.choose(...CHOICE.names);
  await register.next();
  await register.fillIn(changes);
  return register;
}

const PHONE = 'Telefonnummer';
const INGRID = '10000001';

describe('the register of a membership', () => {
  it('[P-SHELL-02] [P-SIGNUP-07] [P-SIGNUP-10] shows in three steps what is signed up for, and sums it up before the signing', async () => {
    const visited = visit('/nordlys/member');
    const { world, screen, main, says } = visited;
    const { words } = registerOn(visited);
    await screen.findByRole('heading', { level: 1, name: words.title });
    const steps = within(screen.getByRole('list', { name: words.stepList })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      words.steps.map((name) => expect.stringContaining(name)),
    );
    await screen.findByRole('button', { name: words.next, description: new RegExp(words.chooseCenter) });
    const { next, isAt } = await fillInAll(visited);
    await next();
    await isAt(words.confirm);
    const summary = main()
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s+/g, ' '))
      .join(' | ');
    for (const text of [...CHOICE.names, 'kr 549,00', 'Ola Nordmann', '5014 Bergen']) expect(summary).toContain(text);
    await says(words.sign);
    expect(['member', 'contract', 'invoice'].map((kind) => made(world, kind))).toEqual([1, 1, 1]);
  });

  it('[P-SIGNUP-72] [P-TRANSPORT-16] says that nothing was created and why, and creates one member after all', async () => {
    const visited = visit('/nordlys/member');
    const { world, screen, inBothLanguages, says, warns } = visited;
    const { next } = await fillInAll(visited);
    goesWrong(world, { call: 'signup.createMember', kind: 'status', status: 500, times: 1 });
    await next();
    await inBothLanguages(async (_, language) => {
      const { words, holdsWhatWasTyped } = registerOn(visited, language);
      await warns(words.notCreated);
      expect(await screen.findAllByText(/^500 · /)).toHaveLength(1);
      await holdsWhatWasTyped();
    });
    goesWrong(world, { call: 'signup.createMember', kind: 'status', status: 400, times: 1 });
    waitOutGuard();
    await next();
    await warns('The request could not be understood.');
    await inBothLanguages(async (_, language) => {
      await warns(registerOn(visited, language).words.notCreated);
      await warns('The request could not be understood.');
      expect(screen.queryAllByText(/^400 · /)).toEqual([]);
    });
    expect(made(world, 'member')).toBe(0);
    goesWrong(world, { call: 'payment.invoice', kind: 'status', status: 503 });
    waitOutGuard();
    await next();
    await inBothLanguages(async (_, language) => {
      const { isAt, words } = registerOn(visited, language);
      await isAt(words.confirm);
      await says(words.invoiceNotLoaded);
    });
    expect(made(world, 'member')).toBe(1);
  });

  it('[P-SIGNUP-70] [P-MEMBERSHIP-42] [P-TRANSPORT-16] sends a visitor with a known number to the login, until it is another number', async () => {
    const visited = visit('/nordlys/member');
    const { world, screen, main, user, write, field, inBothLanguages, says, saysNot } = visited;
    const { next, isAt, words } = await fillInAll(visited, { [PHONE]: '10000002' });
    await next();
    await inBothLanguages(async (_, language) => {
      const { earlierMember, logIn } = registerOn(visited, language).words;
      await says(earlierMember);
      expect(main().getByRole('link', { name: logIn }).getAttribute('href')).toBe('/nordlys/login');
      expect(screen.queryAllByText(/^409 · /)).toEqual([]);
    });
    await user.click(main().getByRole('link', { name: words.logIn }));
    await screen.findByRole('heading', { level: 1, name: SESSION_WORDS.no.title });
    await inBothLanguages((_, language) => {
      expect(screen.getByLabelText(SESSION_WORDS[language].password)).toBeDefined();
      expect(field(SESSION_WORDS[language].phone).value).toBe('10000002');
    });
    expect(window.location.href).not.toContain('10000002');
    const lasting = [window.history.state, ...visited.kept.storage.entries];
    expect(JSON.stringify(lasting)).not.toContain('10000002');
    // A visitor who has no password yet does not write the number a third time either.
    await user.click(main().getByRole('link', { name: SESSION_WORDS.no.forgotten }));
    await screen.findByRole('heading', { level: 1, name: SESSION_WORDS.no.newPassword });
    await inBothLanguages((_, language) => {
      expect(main().getByRole('button', { name: SESSION_WORDS[language].send })).toBeDefined();
      expect(field(SESSION_WORDS[language].phone).value).toBe('10000002');
    });
    window.history.go(-2);
    await says(words.earlierMember);
    await write(PHONE, '19000042');
    await saysNot(words.earlierMember);
    waitOutGuard();
    await next();
    await isAt(words.confirm);
    expect(made(world, 'member')).toBe(1);
  });

  it('[P-MEMBERSHIP-44] tells a member with an agreement that they cannot sign up again', async () => {
    const visited = visit('/nordlys/member', { member: INGRID });
    await visited.inBothLanguages(async (_, language) => {
      const { alreadySigned, next } = registerOn(visited, language).words;
      await visited.says(alreadySigned);
      expect(visited.screen.queryByRole('button', { name: next })).toBeNull();
    });
  });

  it.each(['/nordlys/member', '/nordlys/member/company', '/nordlys/member/private'])(
    '[P-MEMBERSHIP-45] sends nothing for a member with an agreement, however late that is known: %s',
    async (path) => {
      const visited = visit('/nordlys', { member: INGRID });
      const { screen, world, hold, load, says } = visited;
      const { words, next } = registerOn(visited);
      await screen.findByRole('heading', { level: 1 });
      const letGo = hold('profile.profile');
      load(path);
      await next();
      letGo();
      await says(words.alreadySigned);
      expect(screen.queryByRole('button', { name: words.next })).toBeNull();
      const calls = ['signup.createMember', 'profile.updateMember', 'signup.createContract'];
      expect(calls.map((call) => asked(world, call))).toEqual([0, 0, 0]);
    },
  );

  it('[P-SIGNUP-88] shows an address’s signing status instead of the first step, but welcomes no visitor', async () => {
    const { screen, card, load, says, saysNot, warns } = visit('/nordlys/member?departmentId=101');
    await card('Sentrum');
    load('/nordlys/member?callback=avtalegiro&status=ok');
    await says('Adressen sier at avtalegiro er satt opp');
    await says('Senteret kan bekrefte det');
    await saysNot('Velkommen som medlem');
    await saysNot('bekreftelse på e-post');
    await saysNot('Sentrum');
    for (const status of ['not_ok', 'not_started']) {
      load(`/nordlys/member?callback=avtalegiro&status=${status}`);
      await warns('Avtalegiro er ikke satt opp');
      expect(screen.queryByRole('list', { name: 'Steg i innmeldingen' })).toBeNull();
    }
  });
});
