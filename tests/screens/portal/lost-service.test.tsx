import { waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { CODES, COMPANY_WORDS } from '../../e2e/support/company-words.ts';
import { NEW_PROFILE_WORDS } from '../../e2e/support/new-profile-words.ts';
import { PAYMENT_WORDS } from '../../e2e/support/payment-words.ts';
import { PERSON_WORDS } from '../../e2e/support/person-words.ts';
import { goesRight, goesWrong } from '../../e2e/support/service.ts';
import { INGRID, SESSION_WORDS } from '../../e2e/support/session-words.ts';
import { MARIT, SPONSOR_LINK, SPONSOR_WORDS, STRANGER, VETLE } from '../../e2e/support/sponsor-words.ts';
import { WORDS } from '../../e2e/support/words.ts';
import { anInvoice } from '../support/payment.ts';
import { fillInPerson } from '../support/person.ts';
import { type Visited, visit, waitOutGuard } from '../support/portal.tsx';
import { registerOn } from '../support/register.ts';
import { timetableOn } from '../support/timetable.ts';

const LOST = 'Siden har mistet kontakten med tjenesten';
const REASON = 'Dette er tjenestens egne ord.';

/** From now on no token is taken, and there is no new one. */
function loseTheToken({ world }: Visited): void {
  world.change((state) => {
    state.tokens = {};
  });
  goesWrong(world, { call: 'center.centerToken', kind: 'status', status: 503 });
}

/** Every message of something that went wrong, beside the page or on it; boxes in vain are hidden by the style sheet. */
function errorsOn(): readonly string[] {
  const boxes = '[class*="danger"], [class*="warning"], [role="alert"]';
  return [...document.querySelectorAll(boxes)]
    .filter((element) => element.querySelector(boxes) === null && element.closest('[data-in-vain]') === null)
    .map(({ textContent }) => textContent ?? '')
    .filter((words) => words.trim() !== '');
}

/** `own` is an error of the page itself. */
const saysItOnce = (own: readonly string[] = []) =>
  waitFor(() => expect(errorsOn()).toEqual([LOST, ...own].map((words) => expect.stringContaining(words))));

/** Every page that a visitor may come to within the portal. */
const PAGES = [
  '',
  '/classes',
  '/login',
  '/forgotten-password',
  '/profile',
  '/vilkar',
  '/member',
  '/member/company',
  '/member/private',
  '/member/profile',
  '/member/profile/success',
  '/sponsor',
  '/sponsor/accept',
  '/payment',
  '/avtalegiro',
];

/** Pages that are about something, which their link names. */
const LINKS = [
  SPONSOR_LINK,
  '/nordlys/sponsor/accept?hash=hash-open',
  '/nordlys/payment?invoiceId=1',
  '/nordlys/member?callback=vipps&invoiceId=1',
  '/nordlys/avtalegiro?status=ok',
];

/** Errors of a page itself, where its link names nothing. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  '/sponsor': ['Vi vet ikke hvem du skal betale for'],
  '/sponsor/accept': ['Lenken er ikke hel.'],
};

/** As far as the step of a sign-up at which another person is asked to pay. */
async function atPayer(visited: Visited): Promise<void> {
  const { press, says } = visited;
  await press(/Sentrum/);
  await press(/Fri trening 12 måneder/);
  await press(SPONSOR_WORDS.no.next);
  await fillInPerson(visited, VETLE);
  await visited.has(PERSON_WORDS.no.place, 'Trondheim');
  await press(SPONSOR_WORDS.no.next);
  await says(SPONSOR_WORDS.no.payer);
}

interface Deed {
  readonly does: string;
  readonly path: string;
  /** All but the last press; gives the name of the button. */
  prepare(visited: Visited): Promise<string | RegExp>;
  /** Whether the focus is led to the message: a button does not tell of it, as a field does. */
  readonly isLed?: true;
}

const DEEDS: readonly Deed[] = [
  {
    does: 'asks for a new password',
    path: '/nordlys/forgotten-password',
    isLed: true,
    async prepare({ write }) {
      await write(SESSION_WORDS.no.phone, INGRID.phone);
      return SESSION_WORDS.no.send;
    },
  },
  { does: 'chooses where to train', path: '/nordlys/member', prepare: async () => 'Sentrum' },
  {
    does: 'signs up',
    path: '/nordlys/member',
    isLed: true,
    async prepare(visited) {
      const { choose, next, fillIn, words } = registerOn(visited);
      await choose('Sentrum', 'Fri trening uten binding');
      await next();
      await visited.screen.findByRole('textbox', { name: PERSON_WORDS.no.first });
      await fillIn();
      return words.next;
    },
  },
  {
    does: 'makes a profile',
    path: '/nordlys/member/profile',
    isLed: true,
    async prepare(visited) {
      await visited.press('Sentrum');
      await fillInPerson(visited);
      await visited.has(PERSON_WORDS.no.place, 'Trondheim');
      return NEW_PROFILE_WORDS.no.create;
    },
  },
  {
    does: 'looks for their own data',
    path: '/nordlys/member/profile',
    async prepare({ write }) {
      await write(PERSON_WORDS.no.find, '10000021');
      return PERSON_WORDS.no.search;
    },
  },
  {
    does: 'signs up as a payer',
    path: SPONSOR_LINK,
    isLed: true,
    async prepare(visited) {
      await visited.press(SPONSOR_WORDS.no.next);
      await fillInPerson(visited, MARIT);
      await visited.has(PERSON_WORDS.no.place, 'Trondheim');
      return SPONSOR_WORDS.no.next;
    },
  },
  { does: 'accepts to pay', path: '/nordlys/sponsor/accept?hash=hash-open', prepare: async () => /Godta og betal/ },
  {
    does: 'asks another person to pay',
    path: '/nordlys/member/private',
    isLed: true,
    async prepare(visited) {
      await atPayer(visited);
      await visited.write(SPONSOR_WORDS.no.phone, STRANGER);
      return SPONSOR_WORDS.no.send;
    },
  },
  {
    does: 'has a company’s code checked',
    path: '/nordlys/member/company',
    async prepare({ write }) {
      await write(COMPANY_WORDS.no.code, CODES.two);
      return COMPANY_WORDS.no.check;
    },
  },
  {
    does: 'pays',
    path: '/nordlys/payment',
    isLed: true,
    async prepare(visited) {
      await visited.says(PAYMENT_WORDS.no.nameless);
      visited.load(`/nordlys/payment?invoiceId=${await anInvoice(visited)}`);
      return PAYMENT_WORDS.no.pay;
    },
  },
];

describe('a service that is lost', () => {
  it.each(DEEDS)('is said once to a visitor who $does', async ({ path, prepare, isLed }) => {
    const visited = visit(path);
    const name = await prepare(visited);
    const button = await visited.screen.findByRole('button', { name });
    loseTheToken(visited);
    waitOutGuard();
    await visited.user.click(button);
    await saysItOnce();
    if (isLed) await waitFor(() => expect(document.activeElement?.textContent).toContain(LOST));
  });

  it.each([
    ...PAGES.map((rest) => ({ path: `/nordlys${rest}`, own: OWN[rest], member: INGRID.phone })),
    ...LINKS.map((path) => ({ path, own: [], member: undefined })),
  ])('is said once on a page that is opened: $path', async ({ path, own, member }) => {
    const visited = visit(path, member === undefined ? {} : { member });
    visited.loseAfterTheStart();
    await visited.warns(LOST);
    await visited.screen.findByRole('heading', { level: 1 });
    await saysItOnce(own);
  });

  it('leaves standing what the page says of something else', async () => {
    const visited = visit('/nordlys/member/private');
    const { write, press, says, warns } = visited;
    const { phone, send } = SPONSOR_WORDS.no;
    await atPayer(visited);
    await write(phone, STRANGER);
    await press(send);
    await says('Vi har sendt en SMS');
    loseTheToken(visited);
    await write(phone, '41000099');
    waitOutGuard();
    await press(send);
    await warns(LOST);
    await write(phone, STRANGER);
    await says('Vi har sendt en SMS');
    await warns(LOST);
  });

  it('is no more once it is found again, and then the page says which part has failed', async () => {
    const visited = visit('/nordlys/member');
    const { world, screen, user, saysNot } = visited;
    const sentrum = await screen.findByRole('button', { name: 'Sentrum' });
    loseTheToken(visited);
    await user.click(sentrum);
    await saysItOnce();
    goesRight(world);
    const lost = screen.getAllByRole('alert').find(({ textContent }) => textContent?.includes(LOST));
    const retry = within(lost ?? document.body).getByRole('button', { name: WORDS.no.retry });
    const letGo = visited.hold('center.centerToken');
    retry.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(retry.getAttribute('aria-busy')).toBe('true'));
    letGo();
    await saysNot(LOST);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    const box = (await screen.findByText('Medlemskapene kunne ikke lastes inn')).parentElement;
    await user.click(within(box ?? document.body).getByRole('button', { name: WORDS.no.retry }));
    await visited.card('Student');
  });
});

/** The languages in which the service's words are marked, one for each time they can be read. */
function languagesOf(): readonly (string | null | undefined)[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const languages: (string | null | undefined)[] = [];
  while (words.nextNode()) {
    const { textContent, parentElement } = words.currentNode;
    if (textContent?.includes(REASON)) languages.push(parentElement?.closest('[lang]')?.getAttribute('lang'));
  }
  return languages;
}

const isMarked = () =>
  waitFor(() => {
    expect(languagesOf()).not.toEqual([]);
    expect(new Set(languagesOf())).toEqual(new Set(['nb']));
  });

describe("the service's reason for a refusal, on a page in English", () => {
  it.each([
    '/nordlys/classes?departmentId=101',
    '/nordlys/profile',
    '/nordlys/vilkar',
    SPONSOR_LINK,
    '/nordlys/sponsor/accept?hash=hash-open',
  ])('is marked as Norwegian: %s', async (path) => {
    const visited = visit('/nordlys/login', { language: 'en', member: INGRID.phone });
    await visited.says(SESSION_WORDS.en.already);
    visited.refuseAfterTheStart(503, REASON);
    visited.load(path);
    await isMarked();
  });

  it('is marked within a sentence of the page, and no more than that', async () => {
    const visited = visit('/nordlys/forgotten-password', { language: 'en' });
    visited.refuseAfterTheStart(503, REASON);
    await visited.write(SESSION_WORDS.en.phone, INGRID.phone);
    await visited.press(SESSION_WORDS.en.send);
    await visited.warns(`${SESSION_WORDS.en.passwordUncertain} ${REASON}`);
    const marked = visited.main().getByRole('alert').querySelectorAll('[lang]');
    expect([...marked].map(({ textContent }) => textContent)).toEqual([REASON]);
  });

  it('is marked at a field', async () => {
    const visited = visit('/nordlys/member/company', { language: 'en' });
    visited.refuseAfterTheStart(503, REASON);
    await visited.write(COMPANY_WORDS.en.code, CODES.two);
    await visited.press(COMPANY_WORDS.en.check);
    await waitFor(() => expect(visited.field(COMPANY_WORDS.en.code).getAttribute('aria-invalid')).toBe('true'));
    await isMarked();
  });

  it('is not marked where it is the page’s own', async () => {
    const visited = visit('/nordlys/classes?departmentId=101', {
      language: 'en',
      before: (world) => goesWrong(world, { call: 'timetable.classes', kind: 'cut' }),
    });
    await visited.warns(WORDS.en.unreachable);
    expect(within(visited.screen.getByRole('main')).getByRole('alert').querySelector('[lang]')).toBeNull();
    expect(timetableOn(visited, WORDS.en).cards()).toEqual([]);
  });
});
