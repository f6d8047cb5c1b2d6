// A visitor who follows the page, until it says that the sign-up has come to its end.

import type { PaymentPhase } from '@felles/core/internal/portal/payment/rules';
import { type MoneyView, mayStartPayment } from '@felles/core/portal/payment';
import { must } from './must.ts';
import {
  type FlowScreen,
  isFlow,
  type PersonScreen,
  type ScreenOf,
  showsChoices,
  showsPerson,
  viewOf,
} from './screen.ts';
import {
  arrive,
  CODES,
  chooseDepartment,
  chooseMembership,
  decide,
  decideInside,
  fillIn,
  goOn,
  logIn,
  phoneNow,
  pressPay,
  screenOf,
  typeCode,
  typePayer,
  type Visitor,
} from './visitor.ts';

/** Does the one thing that the page asks for; gives the end, once there is nothing more to do. */
export async function follow(visitor: Visitor): Promise<'goes on' | 'ended'> {
  const { walk } = visitor;
  if (walk.awayAt() !== null) {
    await decide(visitor, 'ok');
    walk.load(visitor.returns.at(-1) ?? '');
    return 'goes on';
  }
  const { services } = walk.page();
  const screen = screenOf(visitor);
  const { startUp, lost } = services.center.view$.value;
  if (startUp.status === 'failed') walk.load(walk.browser.address());
  else if (lost !== null) services.center.reconnect();
  else if (isFlow(screen) && viewOf(screen).barred !== null) services.session.logOut();
  else if (isFlow(screen) && viewOf(screen).isWhoMissing) screen.store.askWho();
  else
    switch (screen.kind) {
      case 'broken':
        break;
      case 'start':
        arrive(visitor);
        break;
      case 'made':
        if (visitor.flow === 'profile') return 'ended';
        arrive(visitor);
        break;
      case 'plain':
        break;
      case 'invoice':
        return payInvoice(visitor, screen);
      case 'return':
        return 'ended';
      case 'login':
        return followLogin(visitor, screen);
      case 'standard':
        return followStandard(visitor, screen);
      case 'payment':
        return followPayment(visitor, screen);
      case 'company':
        return followCompany(visitor, screen);
      case 'private':
        return followPrivate(visitor, screen);
      case 'sponsor':
        return followSponsor(visitor, screen);
      case 'profile':
        return followProfile(visitor, screen);
    }
  return 'goes on';
}

type Going = 'goes on' | 'ended';

/** The steps that the flows share; null where the flow has something of its own to do. */
function followSteps(visitor: Visitor, screen: FlowScreen): Going | null {
  const { isSending, isWaiting, isLeaving, exists } = viewOf(screen);
  if (isSending || isWaiting || isLeaving) return 'goes on';
  if (showsChoices(screen)) return choose(visitor, screen);
  return showsPerson(screen) ? sayWho(visitor, screen, exists) : null;
}

function choose(visitor: Visitor, screen: FlowScreen): Going {
  const { departments, memberships } = screen.membership.view$.value;
  const place = departments.cards[0];
  const card = memberships.cards.find(({ id }) => !TESTS.includes(id));
  if (departments.status === 'failed' || memberships.failure !== null) screen.membership.reload();
  else if (departments.chosenId === null && place) chooseDepartment(visitor, screen, place.id);
  else if (memberships.chosenId === null && card) chooseMembership(visitor, screen, card.id);
  else if (memberships.chosenId === null) screen.membership.clearGroups();
  else goOn(screen);
  return 'goes on';
}

/** Memberships to try a center, which nobody can have who is known. */
const TESTS: readonly number[] = [1110, 2108];

/** Fills in the form and sends it. Whoever is told that they are a member already logs in, and else is somebody else. */
function sayWho(visitor: Visitor, screen: PersonScreen, exists: string | null): Going {
  const { place, values } = screen.person.view$.value;
  if (exists !== null) must(!isOwnSignup(visitor, values.phone_number), 'nobody is known by their own sign-up');
  if (exists !== null && !visitor.triedToLogIn.includes(values.phone_number)) {
    visitor.knownAs = values.phone_number;
    visitor.walk.follow('/login');
  } else if (exists === 'alreadyMember') visitor.walk.page().services.session.logOut();
  else if (place === 'failed') screen.person.lookUpPlaceAgain();
  else {
    if (exists !== null) visitor.otherNumbers += 1;
    fillIn(visitor, screen, phoneNow(visitor, values.phone_number, exists !== null));
    if (place !== 'looking' && place !== 'slow') goOn(screen);
  }
  return 'goes on';
}

/**
 * Whether a number is known only by the visitor's own last request: to a service that knows keys, and
 * that has not answered before that it did nothing, or that it failed.
 */
function isOwnSignup({ walk, begunAt, calmSince }: Visitor, phone: string): boolean {
  const since = walk.exchanges.filter(({ at }) => at >= begunAt);
  const asked = since.filter(({ row, body }) => row === 'signup.createMember' && body.includes(phone));
  const wasAnsweredElse = asked.slice(0, -1).some(({ status }) => status !== null && status >= 400);
  const hasLoggedIn = since.some(({ row }) => row === 'session.login');
  const isThere = walk.place.world.state.members.some(({ at, phone: of }) => at >= begunAt && phone.endsWith(of));
  // Before the calm the service may say so of its own accord.
  const last = asked.at(-1);
  const isTold = last?.status === 409 && last.at >= calmSince;
  return walk.bringsKeys && isTold && isThere && !wasAnsweredElse && !hasLoggedIn;
}

function followLogin(visitor: Visitor, screen: ScreenOf<'login'>): Going {
  const { isSending, failure } = screen.store.form.view$.value.saving;
  const done = screen.store.done$.value;
  const phone = visitor.knownAs ?? visitor.memory.texts.phone_number ?? '';
  if (done || visitor.triedToLogIn.includes(phone)) {
    arrive(visitor);
  } else if (!isSending) {
    if (failure === null || !isPassing(failure.key)) visitor.triedToLogIn.push(phone);
    logIn(screen, phone);
  }
  return 'goes on';
}

const isPassing = (key: string): boolean => key.startsWith('failure.');

function followStandard(visitor: Visitor, screen: ScreenOf<'standard'>): Going {
  const { returned, canSign, noDirectDebit, money, step } = screen.store.view$.value;
  if (returned === 'ok') return 'ended';
  if (returned !== null && !canSign) return 'ended';
  if (returned !== null) screen.store.sign();
  else {
    const going = followSteps(visitor, screen);
    if (going !== null) return going;
    if (step !== 'confirm') return 'goes on';
    if (noDirectDebit && money !== null) return 'ended';
    screen.store.sign();
  }
  return 'goes on';
}

function followPayment(visitor: Visitor, screen: ScreenOf<'payment'>): Going | Promise<Going> {
  const { step, canSign, open, waitsForPayment, isStuck } = screen.store.view$.value;
  if (step === 'success' || isStuck) return 'ended';
  if (waitsForPayment) return 'goes on';
  if (step === 'payment') return pay(visitor, screen);
  if (step !== 'directDebit') return followSteps(visitor, screen) ?? 'goes on';
  if (canSign) screen.store.sign();
  else if (open.includes('payment')) screen.store.go('payment');
  else screen.store.go('department');
  return 'goes on';
}

/** Pays, and waits until the service says so. */
async function pay(visitor: Visitor, screen: ScreenOf<'payment'>): Promise<Going> {
  const { store } = screen;
  const { phase, checkout, isStarting, isLeaving, money } = store.view$.value.payment;
  if (checkout !== null) await decideInside(visitor, screen, 'ok');
  else if (phase.kind === 'paid') store.finish();
  else if (isLeftOpen(visitor, phase, money)) await visitor.walk.pass(UNTIL_ENDED);
  else if (phase.kind === 'undecided' || phase.kind === 'unknown') store.payment.check();
  else if (!isStarting && !isLeaving && mayStartPayment(phase)) pressPay(visitor, screen);
  return 'goes on';
}

/** Whether the checkout was left in which somebody had pressed pay: they may have paid, until the provider has ended it. */
function isLeftOpen({ walk }: Visitor, { kind }: PaymentPhase, { invoiceId }: MoneyView): boolean {
  const { payments } = walk.place.world.state;
  const isOpen = payments.some((one) => String(one.invoiceId) === invoiceId && one.state === 'open');
  return isOpen && (kind === 'waiting' || kind === 'undecided');
}

/** The provider keeps one open for an hour (milliseconds). */
const UNTIL_ENDED = 61 * 60_000;

/** By its link: whoever has paid is told so, and goes on where the page leads. */
async function payInvoice(visitor: Visitor, screen: ScreenOf<'invoice'>): Promise<Going> {
  const { store } = screen;
  const { checkout, phase, isStarting, isLeaving, end, money } = store.view$.value;
  if (end === 'paid' || phase.kind === 'credited' || money.isUnknown) return 'ended';
  if (checkout !== null) await decideInside(visitor, screen, 'ok');
  else if (phase.kind === 'paid') store.finish();
  else if (isLeftOpen(visitor, phase, money)) await visitor.walk.pass(UNTIL_ENDED);
  else if (phase.kind === 'undecided' || phase.kind === 'unknown' || money.toPay === null) store.payment.check();
  else if (!isStarting && !isLeaving && mayStartPayment(phase)) pressPay(visitor, screen);
  return 'goes on';
}

function followCompany(visitor: Visitor, screen: ScreenOf<'company'>): Going {
  const { outcome, step } = screen.store.view$.value;
  if (outcome === 'success') return 'ended';
  if (outcome === 'failure') screen.store.startOver();
  else if (step !== 'code') return followSteps(visitor, screen) ?? 'goes on';
  else {
    const { status } = screen.code.view$.value;
    if (status === 'ready') screen.store.next();
    else if (status === 'failed' || screen.code.facts$.value.code === '') {
      for (const code of ['', CODES[0]]) typeCode(visitor, screen, code);
      screen.code.lookUp();
    } else screen.code.lookUp();
  }
  return 'goes on';
}

function followPrivate(visitor: Visitor, screen: ScreenOf<'private'>): Going {
  const { outcome, step } = screen.store.view$.value;
  if (outcome !== null) return 'ended';
  if (step !== 'payer') return followSteps(visitor, screen) ?? 'goes on';
  const { contact } = screen.store;
  const { status, isSending, canSend, problem } = contact.view$.value;
  if (isSending) return 'goes on';
  if (status?.kind === 'notSigned' || status?.kind === 'signed') return 'ended';
  if (status?.kind === 'failed' && hasPaidAlready(visitor)) return 'ended';
  if (!canSend || status !== null || problem !== null) {
    // Nobody knows whether the first was sent: the number is written anew.
    for (const number of ['', '10000011']) typePayer(visitor, screen, number);
  }
  contact.send();
  return 'goes on';
}

/** Whoever has paid the first invoice themselves is a member by now, for whom nobody asks without having logged in. */
function hasPaidAlready({ walk }: Visitor): boolean {
  const asked = walk.exchanges.findLast(({ row }) => row === 'sponsor.contact');
  const contractId = new URLSearchParams(asked?.query).get('contractId');
  return walk.place.world.state.contracts.some(
    ({ id, activeFrom }) => String(id) === contractId && activeFrom !== null,
  );
}

function followSponsor(visitor: Visitor, screen: ScreenOf<'sponsor'>): Going {
  const { step, sponsored, departments, exists, isSending, canSign, isLeaving } = screen.store.view$.value;
  if (isSending || isLeaving || sponsored.status === 'loading') return 'goes on';
  if (['noLink', 'refused', 'used'].includes(sponsored.status)) return 'ended';
  if (sponsored.status === 'failed') screen.store.reloadSponsored();
  else if (departments.status === 'failed') screen.store.reload();
  else if (step === 'confirm') {
    if (!canSign) return 'ended';
    screen.store.sign();
  } else if (departments.chosenId === null && departments.cards[0])
    chooseDepartment(visitor, screen, departments.cards[0].id);
  else if (step === 'department') screen.store.next();
  else sayWhoPays(visitor, screen, exists);
  return 'goes on';
}

/** Whoever was asked by the link holds the phone it was sent to. */
function sayWhoPays(visitor: Visitor, screen: ScreenOf<'sponsor'>, exists: boolean): void {
  const { place, values } = screen.person.view$.value;
  if (exists) visitor.otherNumbers += 1;
  if (place === 'failed') screen.person.lookUpPlaceAgain();
  fillIn(visitor, screen, phoneNow(visitor, values.phone_number, exists));
  if (place !== 'looking' && place !== 'slow' && place !== 'failed') goOn(screen);
}

function followProfile(visitor: Visitor, screen: ScreenOf<'profile'>): Going {
  const { status, departments, isSending } = screen.store.view$.value;
  if (status === 'hasProfile') visitor.walk.page().services.session.logOut();
  else if (isSending || status === 'made') return 'goes on';
  else if (departments.status === 'failed') screen.store.reload();
  else if (departments.chosenId === null && departments.cards[0])
    chooseDepartment(visitor, screen, departments.cards[0].id);
  else {
    const isKnown = visitor.walk.exchanges.findLast(({ row }) => row === 'signup.createProfile')?.status === 409;
    sayWho(visitor, screen, isKnown ? 'earlierMember' : null);
  }
  return 'goes on';
}
