// Invariants after every step of every walk, with any press and any fault.

import { unpaidSignupKey } from '@felles/core/internal/portal/payment/unpaid-signup';
import { draftsKey } from '@felles/core/internal/portal/signup/drafts-key';
import { expectNothingDoubled } from '../support/nothing-doubled.ts';
import { must, mustBe } from './must.ts';
import type { Exchange } from './network.ts';
import { hasPerson, isFlow, type Screen, stepShown, viewOf } from './screen.ts';
import { isTold } from './told.ts';
import { choicesOn, hasApproved, screenOf, type Visitor } from './visitor.ts';

/** Looks at a walk after each of its steps. */
export interface Watch {
  /** After anything that can have been answered. */
  answers(): void;
  /** After an action and what came of it. */
  step(): void;
}

export function watch(visitor: Visitor): Watch {
  const { walk } = visitor;
  const heard = new Set<Exchange>();

  function answers(): void {
    if (walk.exchanges.length === heard.size) return;
    const fresh = walk.exchanges.filter((exchange) => exchange.outcome !== 'pending' && !heard.has(exchange));
    for (const exchange of fresh) {
      heard.add(exchange);
      const isOver = exchange.outcome === 'failed' || exchange.outcome === 'late';
      const isNothingToTell = isOfOtherData(exchange) || isAskedAgain(exchange) || isAskedAsWished(exchange);
      if (!isOver || walk.awayAt() !== null || isNothingToTell) continue;
      must(isTold(exchange.row, walk.page()), `a failed ${exchange.row} is told`);
    }
  }

  /** Later input makes it another wish, of which nothing has been said. */
  const isOfOtherData = (exchange: Exchange): boolean => walk.exchanges.indexOf(exchange) < visitor.changedBefore;

  const isAskedAgain = (exchange: Exchange): boolean =>
    walk.exchanges
      .slice(walk.exchanges.indexOf(exchange) + 1)
      .some(({ row, path, query, body }) => row === exchange.row && `${path}${query}${body}` === samePlace(exchange));

  /** An unanswered request goes first, as it was: where it is refused, the present wish follows at once. */
  function isAskedAsWished(exchange: Exchange): boolean {
    const { row, key, status } = exchange;
    const place = walk.exchanges.indexOf(exchange);
    const isRefused = status !== null && status >= 400 && status < 500;
    const wasUnanswered = walk.exchanges.slice(0, place).some((other) => other.key === key && other.outcome !== 'fine');
    const isFollowed = walk.exchanges.slice(place + 1).some((other) => CREATING.includes(other.row));
    return CREATING.includes(row) && isRefused && wasUnanswered && isFollowed;
  }

  return {
    answers,
    step() {
      answers();
      expectNothingDoubled(walk.place.world);
      expectKeys(walk.exchanges);
      expectOneMessage(visitor);
      expectKept(visitor);
      expectReasons(screenOf(visitor));
      expectNobodyNamed(visitor);
    },
  };
}

const samePlace = ({ path, query, body }: Exchange): string => `${path}${query}${body}`;

const CREATING: readonly string[] = [
  'signup.createMember',
  'signup.createContract',
  'signup.createProfile',
  'sponsor.createSponsor',
];

/** A creating call carries a key, no key serves two things, and an unanswered call is repeated under its own. */
function expectKeys(exchanges: readonly Exchange[]): void {
  const creating = exchanges.filter(({ row }) => CREATING.includes(row));
  const contents = new Map<string, string>();
  for (const [place, exchange] of creating.entries()) {
    const { row, key } = exchange;
    must(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key ?? ''), `${row} carries a key`, key);
    const content = samePlace(exchange);
    must((contents.get(key ?? '') ?? content) === content, 'a key is of one content', exchange);
    contents.set(key ?? '', content);
    const before = creating.slice(0, place).at(-1);
    const isSame = before !== undefined && samePlace(before) === content && before.row === row;
    if (isSame && isUnknown(before))
      must(key === before.key, 'what was not answered is asked again under its key', exchange);
  }
}

/** Whether the service's work is unknown. */
const isUnknown = ({ outcome, status }: Exchange): boolean =>
  outcome === 'late' || (outcome === 'failed' && (status === null || status < 300));

/** Nobody is asked twice to pay for the same member, unless nothing was sent or the number was thought over. */
function expectOneMessage({ walk, payersTyped }: Visitor): void {
  const asked = walk.exchanges.filter(({ row }) => row === 'sponsor.contact');
  for (const [place, exchange] of asked.entries()) {
    const before = asked.slice(0, place).findLast((other) => samePlace(other) === samePlace(exchange));
    if (before === undefined) continue;
    const wasRefused =
      before.outcome === 'failed' && before.status !== null && before.status >= 400 && before.status < 500;
    const wasThoughtOver = payersTyped.some((at) => at >= before.at && at <= exchange.at);
    must(wasRefused || wasThoughtOver, 'a number is asked once', exchange);
  }
}

/** All input is there: on the page, and for the next one. */
function expectKept(visitor: Visitor): void {
  const { walk, memory } = visitor;
  if (walk.awayAt() !== null) return;
  const screen = screenOf(visitor);
  if (hasPerson(screen)) {
    const { values, locked, terms } = screen.person.view$.value;
    for (const [field, text] of Object.entries(memory.texts)) {
      // A look-up may fill an empty field.
      if (text.trim() !== '' && !locked.some((one) => one === field)) mustBe(Reflect.get(values, field), text, field);
    }
    if (memory.birth && !locked.includes('date_of_birth'))
      mustBe(JSON.stringify(values.date_of_birth), JSON.stringify(memory.birth), 'the day of birth');
    if (memory.gender) mustBe(values.gender, memory.gender, 'the gender');
    if (terms) mustBe(terms.isApproved, hasApproved(visitor), 'the approval');
    expectDrafted(visitor, screen);
  }
  if (screen.kind === 'company' && screen.store.view$.value.outcome === null)
    mustBe(screen.code.facts$.value.code, memory.code, 'the code');
  if (screen.kind === 'private') mustBe(screen.store.contact.view$.value.phone, memory.payer, 'the payer');
  const chosen = choicesOn(screen);
  if (chosen && memory.departmentId !== null) mustBe(chosen.departmentId, memory.departmentId, 'the center');
  if (chosen && memory.membershipId !== null) mustBe(chosen.membershipId, memory.membershipId, 'the membership');
}

function expectDrafted({ walk, memory }: Visitor, screen: Screen): void {
  const kept = walk.browser.tab.get(draftsKey(walk.center)) ?? '';
  const { areas = {} } = kept === '' ? {} : JSON.parse(kept);
  const { changes = {} } = (screen.kind === 'sponsor' ? areas.sponsored?.person : areas.person) ?? {};
  for (const [field, text] of Object.entries(memory.texts))
    if (text.trim() !== '') mustBe(changes[field], text, `kept ${field}`);
}

/** Whoever cannot go on is told why. */
function expectReasons(screen: Screen): void {
  if (!isFlow(screen) || stepShown(screen) === null) return;
  const { next, age, barred, step, open, steps } = viewOf(screen);
  must(!next.isBlocked || next.reasons.length > 0, 'a reason for every blocked way on');
  must(next.isOffered || age.kind !== 'allowed' || barred !== null, 'why there is no way on');
  must(open.includes(step), 'the step that is shown can be shown', step);
  must(steps.includes(step), 'the step that is shown is one', step);
}

/** Storage that outlives the tab names no person, and no address holds a sent value. */
function expectNobodyNamed({ walk, memory }: Visitor): void {
  const telling = [memory.texts.phone_number, memory.texts.email, memory.texts.address].filter(
    (text) => (text ?? '').length > 4,
  );
  const places = [...walk.browser.local.values(), ...walk.browser.cookies.values(), walk.browser.address()];
  for (const text of telling)
    must(!places.some((place) => place.includes(text ?? '')), 'what outlives the tab names nobody', text);
  const ids = walk.browser.local.get(unpaidSignupKey(walk.center)) ?? '';
  if (ids !== '')
    must(
      Object.keys(JSON.parse(ids)).every((name) => IDS.includes(name)),
      'only ids outlive the tab',
      ids,
    );
}

const IDS: readonly string[] = ['departmentId', 'invoiceId', 'memberId', 'membershipId', 'noDirectDebit', 'startedAt'];

/** Nothing of a sign-up that has ended stays in the tab, but whose it was. */
export function expectForgotten({ walk }: Visitor): void {
  const kept = walk.browser.tab.get(draftsKey(walk.center)) ?? '';
  const { areas = {}, flows = {} } = kept === '' ? {} : JSON.parse(kept);
  const { person, membership, code, contact, sponsored } = areas;
  const left = [person?.changes, membership?.department, code?.code, contact?.phone, sponsored?.person?.changes];
  must(!left.some((one) => one && Object.keys(one).length > 0), 'nothing is kept of what has ended', kept);
  must(
    !Object.values<{ readonly sent: unknown }>(flows).some(({ sent }) => sent !== null),
    'nothing sent is kept',
    kept,
  );
}
