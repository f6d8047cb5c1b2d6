import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PERSON_WORDS } from '../../../e2e/support/person-words.ts';
import { goesRight, goesWrong, made, smsTo } from '../../../e2e/support/service.ts';
import { SESSION_WORDS } from '../../../e2e/support/session-words.ts';
import { HAS_SIGNED, NOBODY, SPONSOR_WORDS, STRANGER, TOO_YOUNG, VETLE } from '../../../e2e/support/sponsor-words.ts';
import type { Language } from '../../../e2e/support/words.ts';
import { fillInPerson } from '../../support/person.ts';
import { type Visited, visit, waitOutGuard } from '../../support/portal.tsx';
import { logIn } from '../../support/session.ts';

const ADDRESS = '/nordlys/member/private';

const madeOf = ({ world }: Visited) => ['member', 'contract', 'invoice', 'sms'].map((kind) => made(world, kind));

/** Waits until the flow is at its last step. */
const asksForPayer = ({ says }: Visited, language: Language = 'no') => says(SPONSOR_WORDS[language].payer);

async function choose({ press }: Visited, language: Language = 'no'): Promise<void> {
  await press(/Sentrum/);
  await press(/Fri trening 12 måneder/);
  await press(SPONSOR_WORDS[language].next);
}

describe('the sign-up of a member whom another pays for', () => {
  it('creates one member after anything that is pressed, lost or gone back to', async () => {
    const visited = visit(ADDRESS, { language: 'en' });
    const { world, screen, user, press, write, field, saysNot, warns } = visited;
    const { next, back, known, notDone, notKnown } = SPONSOR_WORDS.en;
    const person = PERSON_WORDS.en;
    await choose(visited, 'en');
    await fillInPerson(visited, { ...VETLE, phone: '10000001' }, 'en');
    await waitFor(() => expect(field(person.place).value).toBe('Trondheim'));
    await press(next);
    await warns(known);
    await write(person.phone, VETLE.phone);
    await saysNot(known);
    goesWrong(world, { call: 'signup.createMember', kind: 'status', status: 500, times: 1 });
    waitOutGuard();
    await press(next);
    await warns(notDone);
    expect(field(person.first).value).toBe('Vetle');
    goesWrong(world, { call: 'signup.createMember', kind: 'wrong-shape', after: true, times: 1 });
    waitOutGuard();
    await user.dblClick(screen.getByRole('button', { name: next }));
    await warns(notKnown);
    waitOutGuard();
    await press(next);
    await asksForPayer(visited, 'en');
    window.history.back();
    await waitFor(() => expect(field(person.first).value).toBe('Vetle'));
    window.history.back();
    await screen.findByRole('button', { name: /Fri trening 12 måneder/, pressed: true });
    window.history.go(2);
    await asksForPayer(visited, 'en');
    await press(back);
    waitOutGuard();
    await press(next);
    await asksForPayer(visited, 'en');
    expect(madeOf(visited)).toEqual([1, 1, 1, 0]);
  });

  it('[P-SPONSOR-19] [P-SPONSOR-20] [P-SPONSOR-22] says why a visitor cannot pay, and sends one SMS to each who can', async () => {
    const visited = visit(ADDRESS, { language: 'en' });
    const { world, screen, user, press, write, hold, load, says, saysNot, warns } = visited;
    const { next, phone, send, ...words } = SPONSOR_WORDS.en;
    const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: send });
    const sendAgain = async () => {
      waitOutGuard();
      await press(send);
    };
    await choose(visited, 'en');
    await fillInPerson(visited, VETLE, 'en');
    await press(next);
    await asksForPayer(visited, 'en');

    await write(phone, TOO_YOUNG);
    await press(send);
    await warns(words.illegal);
    expect(isOff(sendButton())).toBe(true);
    await write(phone, NOBODY);
    await sendAgain();
    await warns(words.failed);
    await warns(words.phoneUnknown);
    goesWrong(world, { call: 'sponsor.contact', kind: 'status', status: 429, times: 1 });
    await sendAgain();
    await warns('There were too many requests in a short time. Wait a minute and try again.');
    visited.window.online$.next(false);
    await write(phone, STRANGER);
    await sendAgain();
    await warns(words.offline);
    visited.window.online$.next(true);
    goesWrong(world, { call: 'sponsor.contact', kind: 'malformed', after: true });
    await sendAgain();
    await says(words.uncertain);
    expect(isOff(sendButton())).toBe(true);
    goesRight(world);
    load();
    await says(words.uncertain);
    expect(isOff(sendButton())).toBe(true);
    await write(phone, '');
    await write(phone, STRANGER);
    const letGo = hold('sponsor.contact');
    await user.dblClick(sendButton());
    await screen.findByRole('button', { name: send, busy: true });
    letGo();
    await visited.inBothLanguages((_, language) => says(SPONSOR_WORDS[language].notSigned));
    expect(smsTo(world, STRANGER)).toBe(1);
    await write(phone, HAS_SIGNED);
    await saysNot(words.notSigned);
    await sendAgain();
    await says(words.signed);
    // No answer of the service says which of several payers pays in the end.
    await says('you can write another number');
    await saysNot('Whoever says yes first');
    expect(madeOf(visited)).toEqual([1, 1, 1, 2]);
  });

  it('[P-SIGNUP-50] says how it ended where the address does, and begins anew once that is read', async () => {
    const { world, screen, press, says, warns, load } = visit(`${ADDRESS}?success=no`);
    const { notDone, done, retry, invoice, home } = SPONSOR_WORDS.no;
    await warns(notDone);
    await press(retry);
    await screen.findByRole('button', { name: /Sentrum/ });
    load();
    await screen.findByRole('button', { name: /Sentrum/ });
    load(`${ADDRESS}?success=true`);
    await says(done);
    await says(invoice);
    await press(home, 'link');
    await waitFor(() => expect(window.location.pathname).toBe('/nordlys'));
    load(ADDRESS);
    await screen.findByRole('button', { name: /Sentrum/ });
    expect(made(world, 'member')).toBe(0);
  });

  it('lets a visitor of fifteen whom the center knows have another pay, once they have logged in', async () => {
    const visited = visit(ADDRESS);
    const { screen, main, user, press, write, field, hold, says } = visited;
    const { next, phone, send, notSigned } = SPONSOR_WORDS.no;
    await choose(visited);
    const letCome = hold('person.municipality');
    await fillInPerson(visited, { ...VETLE, phone: TOO_YOUNG });
    // The place is not there yet: the press counts once it is.
    await press(next);
    await screen.findByRole('button', { name: next, busy: true });
    letCome();
    await says(SPONSOR_WORDS.no.known);
    await user.click(main().getByRole('link', { name: SESSION_WORDS.no.title }));
    await logIn(visited, TOO_YOUNG);
    await waitFor(() => expect(field(PERSON_WORDS.no.first).value).toBe('Sara'));
    expect(window.location.pathname).toBe(ADDRESS);
    waitOutGuard();
    await press(next);
    await asksForPayer(visited);
    await write(phone, STRANGER);
    await press(send);
    await says(notSigned);
    expect(madeOf(visited)).toEqual([0, 1, 1, 1]);
  });
});

/** A button that is off stays where the keyboard finds it. */
const isOff = (button: HTMLButtonElement): boolean =>
  button.disabled || button.getAttribute('aria-disabled') === 'true';
