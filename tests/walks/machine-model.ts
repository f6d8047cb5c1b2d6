// How far a sign-up has come by what its visitor has typed, chosen and been answered, and what its step machine says of that.
import { dayMonthYear, dayOf } from '@felles/core';
import {
  ageDecision,
  companyMachine,
  heldStep,
  mayFinish,
  memberIdOf,
  type Next,
  newProfileMachine,
  nextInPayment,
  PAYMENT_STEPS,
  type PaymentProgress,
  type PersonForm,
  type Progress,
  privateMachine,
  requestedStep,
  type Sent,
  type SignupPath,
  type StepMachine,
  sponsorMachine,
  standardMachine,
  unresolvedKey,
} from '@felles/core/portal';
import {
  answerOf,
  type Heard,
  heardSince,
  lastOf,
  personText,
  sentText,
  standingOf,
  type TakenIn,
  whoIsThere,
} from './answered.ts';
import type { FlowScreen, PersonScreen, ScreenOf } from './screen.ts';
import { CODES, hasApproved, type Visitor } from './visitor.ts';

/** What a step machine says at a progress. */
export interface Ruling {
  readonly progress: Pick<Progress, 'sent' | 'age' | 'loggedIn'> & {
    readonly exists: boolean;
    readonly canSign: boolean;
    readonly invoiceId: string | null;
    readonly mayFinish: boolean;
  };
  readonly steps: readonly string[];
  capped(step: string): string;
  /** Where somebody at a step can go to. */
  open(from: string): readonly string[];
  next(step: string): Next<string>;
  /** Where it leads that everything has been sent by now, or has been before. */
  led(step: string, by: 'send' | 'end'): string;
}

/** What can be said of a visitor who began at an exchange. */
export function rulingFor(visitor: Visitor, screen: PersonScreen, beginning: number): Ruling {
  const heard = heardSince(visitor, beginning);
  const person = personNow(visitor, screen);
  if (screen.kind === 'sponsor') return rulingForSponsor(visitor, heard, person);
  if (screen.kind === 'profile') return rulingForProfile(visitor, person);
  const progress = progressOf(visitor, screen, heard, person);
  const canSign = heard.taken?.link != null;
  const facts = { ...progress, exists: progress.memberExists, canSign, invoiceId: heard.taken?.invoiceId ?? null };
  const known = { ...facts, mayFinish: false };
  switch (screen.kind) {
    case 'standard':
      return byMachine(standardMachine, { ...progress, canSign }, known);
    case 'company':
      return byMachine(companyMachine, { ...progress, code: codeNow(visitor) }, known);
    case 'private':
      return byMachine(privateMachine, progress, known);
    case 'payment':
      return rulingForPayment(
        paymentProgress(visitor, screen, heard, { ...progress, canSign }),
        known,
        screen.store.view$.value.waitsForPayment,
      );
  }
}

function byMachine<S extends string, P>(machine: StepMachine<S, P>, at: P, progress: Ruling['progress']): Ruling {
  const stepIn = (name: string): S => nameIn(machine.steps, name);
  const capped = (step: string) => machine.capped(stepIn(step), at);
  return {
    progress,
    steps: machine.steps,
    capped,
    open: (from) => machine.steps.filter((to) => to === from || capped(to) === to),
    next: (step) => machine.next(stepIn(step), at),
    led: (step, by) => (by === 'send' ? machine.steps[machine.steps.indexOf(stepIn(step)) + 1] : undefined) ?? step,
  };
}

function nameIn<S extends string>(steps: readonly S[], name: string): S {
  const step = steps.find((one) => one === name);
  if (step === undefined) throw new Error(`${name} is no step of this flow`);
  return step;
}

/** The person as the form has them, and whether that is all and right. */
interface PersonNow {
  readonly values: PersonForm;
  readonly birth: ReturnType<typeof dayOf>;
  readonly isComplete: boolean;
  readonly text: string;
}

/** On the eighteenth of June 2026, the day of every walk. */
const TODAY = must(dayOf(2026, 6, 18));

function must<T>(value: T | null): T {
  if (value === null) throw new Error('there is such a day');
  return value;
}

function personNow(visitor: Visitor, screen: PersonScreen): PersonNow {
  const { memory } = visitor;
  const { values: shown, locked, terms } = screen.person.view$.value;
  const typed = Object.entries(memory.texts).filter(
    ([field, text]) => text.trim() !== '' && !locked.some((one) => one === field),
  );
  const values: PersonForm = { ...shown, ...Object.fromEntries(typed) };
  const { day, month, year } = values.date_of_birth;
  const birth = day === null || month === null || year === null ? null : dayOf(year, month, day);
  const isApproved = terms === null || hasApproved(visitor);
  const lines = [values.firstname, values.lastname, values.address, values.municipality];
  const isComplete =
    lines.every((line) => line.trim() !== '' && line.length <= 200) &&
    /^\d{4}$/.test(values.postal_code) &&
    /^\d{8,}$/.test(values.phone_number) &&
    /^\S+@\S+\.\S+$/.test(values.email) &&
    values.gender !== null &&
    birth !== null &&
    birth <= TODAY &&
    isApproved;
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  );
  const said = { ...trimmed, date_of_birth: birth === null ? null : dayMonthYear(birth) };
  return { values, birth, isComplete, text: personText(said) };
}

/** What every flow with a membership knows. */
function progressOf(visitor: Visitor, screen: FlowScreen, heard: Heard, person: PersonNow): Progress {
  const { memory } = visitor;
  const there = whoIsThere(visitor);
  const memberId = memberIdOf(there.profile?.memberid);
  const membership = membershipNow(visitor);
  return {
    standing: standingOf(there),
    loggedIn: there.loggedIn,
    departmentId: memory.departmentId,
    membership: membership && { id: membership.id, noDirectDebit: membership.noDirectDebit, isTest: membership.isTest },
    // No walk changes what a center sells, and none begins with a direct link.
    priceChanged: false,
    arrivedDirectly: false,
    listIsEmpty: screen.membership.view$.value.memberships.empty !== null,
    personIsComplete: person.isComplete,
    age: ageOf(visitor, screen.kind, person.birth),
    memberExists: heard.known?.phone === person.values.phone_number && heard.known.memberId === memberId,
    sent: sentNow(visitor, screen, heard, person, memberId),
    // The service has answered whatever it was asked.
    sending: false,
  };
}

function sentNow(
  visitor: Visitor,
  screen: FlowScreen,
  { taken }: Heard,
  person: PersonNow,
  memberId: string | null,
): Sent {
  const { departmentId, membershipId } = visitor.memory;
  if (taken === null || (memberId !== null && memberId !== taken.memberId)) return 'nothing';
  const code = screen.kind === 'company' ? visitor.memory.code : null;
  const isSame =
    person.isComplete &&
    taken.person === person.text &&
    departmentId !== null &&
    membershipId !== null &&
    taken.departmentId === departmentId &&
    taken.membershipId === membershipId &&
    (code === null || (codeNow(visitor) === 'valid' && taken.code === code));
  return isSame ? 'current' : 'changed';
}

/** A code is good once it was looked up after it was typed, and only two of them are. */
function codeNow(visitor: Visitor): 'missing' | 'notChecked' | 'valid' {
  const { code, codeSince } = visitor.memory;
  if (code === '') return 'missing';
  const looked = visitor.walk.exchanges.slice(codeSince).findLast(({ row }) => row === 'sponsor.lookUpCode');
  return looked?.outcome === 'fine' && looked.path.endsWith(`/${code}`) && CODES.some((one) => one === code)
    ? 'valid'
    : 'notChecked';
}

/** The chosen membership, as the service has described it. */
function membershipNow({ walk, memory }: Visitor) {
  if (memory.membershipId === null) return null;
  for (const exchange of walk.exchanges.toReversed()) {
    if (exchange.row !== 'membership.memberships' || exchange.outcome !== 'fine') continue;
    const found = Object.values(answerOf(exchange)).find(
      (one): one is Readonly<Record<string, unknown>> =>
        typeof one === 'object' && one !== null && Reflect.get(one, 'id') === memory.membershipId,
    );
    if (found !== undefined)
      return {
        id: memory.membershipId,
        noDirectDebit: found['no_direct_debit'] === true,
        isTest: found['test_membership'] === true,
        temporary: found['temporary'] === true,
      };
  }
  throw new Error(`nobody has told of the membership ${memory.membershipId}`);
}

const PATHS: Readonly<Record<FlowScreen['kind'], SignupPath>> = {
  standard: 'ordinary',
  payment: 'ordinary',
  company: 'company',
  private: 'private',
};

function ageOf(visitor: Visitor, kind: FlowScreen['kind'] | 'profile', birth: PersonNow['birth']) {
  const asked = lastOf(visitor, 'center.center');
  const limits = asked === undefined ? {} : answerOf(asked);
  const isFlowOf = kind !== 'profile';
  return ageDecision({
    birth,
    today: TODAY,
    minimumAge: Number(limits['minimum_age'] ?? 0),
    shortTermMinimumAge: Number(limits['short_term_minimum_age'] ?? 0),
    membership: isFlowOf ? membershipNow(visitor) : null,
    sponsorSetup: isFlowOf && visitor.walk.page().services.center.view$.value.canBeSponsored,
    path: isFlowOf ? PATHS[kind] : 'profile',
  });
}

function paymentProgress(
  visitor: Visitor,
  screen: ScreenOf<'payment'>,
  { taken }: Heard,
  progress: Progress & { readonly canSign: boolean },
): PaymentProgress {
  const { walk } = visitor;
  const said = walk.page().services.center.parameters$.value;
  const outlived = walk.browser.local.get(unresolvedKey(walk.center)) ?? '';
  const unresolved = outlived === '' ? null : JSON.parse(outlived);
  const invoiceId: string | null = taken ? taken.invoiceId : (said.invoiceId ?? unresolved?.invoiceId ?? null);
  const invoice = walk.place.world.state.invoices.find(({ id }) => String(id) === invoiceId);
  // What this tab has sent is taken whole; what is left of another one only where it is of this invoice.
  const left = unresolved?.invoiceId === invoiceId ? unresolved : null;
  const isOther = taken !== null && isAnother(taken, visitor.memory);
  const bought = taken === null || isOther ? null : progress.membership;
  const isWithout = left ? left.noDirectDebit : said.directdebit === 'false';
  // What a provider has said of one invoice it has said of no other.
  const isOfThis = said.invoiceId === undefined || said.invoiceId === invoiceId;
  const callback = isOfThis ? callbackOf(said.callback) : null;
  const {
    paying: { standing },
    waitsForPayment,
  } = screen.store.view$.value;
  const mayHavePaid = standing.kind === 'waiting' || standing.kind === 'undecided';
  return {
    ...progress,
    invoiceId,
    memberId: taken?.memberId ?? left?.memberId ?? (invoice ? String(invoice.kunde) : null),
    callback,
    signingFailed: callback === 'directDebit' && said.status !== 'ok',
    noDirectDebit: bought ? bought.noDirectDebit : isWithout,
    canSign: progress.canSign && !isOther && !(progress.personIsComplete && progress.sent === 'changed'),
    isOther,
    // Whoever is just back waits where they are, whichever step that is.
    isHeld: mayHavePaid && !waitsForPayment && (taken !== null || callback !== null),
    isPaid: invoice !== undefined && invoice.rest <= 0,
    isFinished: screen.store.view$.value.step === 'success',
  };
}

const isAnother = (taken: TakenIn, { departmentId, membershipId }: Visitor['memory']): boolean =>
  (departmentId !== null && departmentId !== taken.departmentId) ||
  (membershipId !== null && membershipId !== taken.membershipId);

const callbackOf = (said: string | undefined): PaymentProgress['callback'] =>
  said === 'avtalegiro' ? 'directDebit' : said === undefined ? null : 'mobilePayment';

function rulingForPayment(at: PaymentProgress, known: Ruling['progress'], waits: boolean): Ruling {
  const stepIn = (name: string) => nameIn(PAYMENT_STEPS, name);
  return {
    progress: {
      ...known,
      canSign: at.canSign,
      invoiceId: at.invoiceId,
      mayFinish: mayFinish({ ...at, isFinished: false }),
    },
    steps: PAYMENT_STEPS,
    capped: (step) => heldStep(stepIn(step), at),
    // [P-PAYMENT-67] Beside a payment that may have been made there is nowhere to go.
    open: (from) =>
      PAYMENT_STEPS.filter((to) => to === from || (!at.isHeld && !waits && requestedStep(at, stepIn(from), to) === to)),
    next: (step) => nextInPayment(stepIn(step), at),
    // [P-SIGNUP-66] [P-SIGNUP-67] The browser leaves to sign, and Back leads to that step; what cannot be signed is paid.
    led(step) {
      if (step !== 'information') return step;
      if (at.canSign && !at.noDirectDebit) return 'directDebit';
      return at.invoiceId === null ? step : 'payment';
    },
  };
}

function rulingForSponsor(visitor: Visitor, { taken, known }: Heard, person: PersonNow): Ruling {
  const isOfAge = person.birth === null || TODAY_18_YEARS_AGO >= person.birth;
  const at = {
    departmentId: visitor.memory.departmentId,
    personIsComplete: person.isComplete,
    age: isOfAge ? ({ kind: 'allowed' } as const) : ({ kind: 'underage' } as const),
    sponsoredIsKnown: lastOf(visitor, 'sponsor.sponsored')?.outcome === 'fine',
    // Of an update it is no reason to be held back.
    sponsorExists: known !== null && known.memberId === null && known.phone === person.values.phone_number,
    sent: sentOfSponsor(visitor, taken, person),
    sending: false,
    canSign: taken?.link != null,
  };
  const ruling = byMachine(sponsorMachine, at, {
    ...at,
    ...{ exists: at.sponsorExists, loggedIn: false, invoiceId: null, mayFinish: false },
    canSign: at.canSign && at.sponsoredIsKnown && at.sent === 'current',
  });
  if (at.sent === 'nothing') return ruling;
  // What was sent can be put right, only not where they belong.
  const capped = (step: string) => (ruling.capped(step) === 'department' ? 'information' : ruling.capped(step));
  return { ...ruling, capped, open: (from) => ruling.open(from).filter((step) => step !== 'department') };
}

/** What was changed since they were sent and not answered is to be sent, unless the service has turned that down. */
function sentOfSponsor(visitor: Visitor, taken: TakenIn | null, person: PersonNow): Sent {
  if (taken === null) return 'nothing';
  const last = lastOf(visitor, 'profile.updateMember');
  const isOfThem = last?.path.endsWith(`/${taken.memberId}`) === true;
  const isTurnedDown = isOfThem && last.status !== null && last.status >= 400 && last.status < 500;
  const known = isTurnedDown ? sentText(last) : taken.person;
  return person.isComplete && known === person.text ? 'current' : 'changed';
}

const TODAY_18_YEARS_AGO = must(dayOf(2008, 6, 18));

function rulingForProfile(visitor: Visitor, person: PersonNow): Ruling {
  const at = {
    departmentId: visitor.memory.departmentId,
    personIsComplete: person.isComplete,
    age: ageOf(visitor, 'profile', person.birth),
    sent: 'nothing' as const,
    sending: false,
  };
  return byMachine(newProfileMachine, at, {
    ...at,
    ...{ exists: false, loggedIn: false, canSign: false, invoiceId: null, mayFinish: false },
  });
}
