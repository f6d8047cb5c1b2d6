// What a page shows of a sign-up's steps, held against what the step machine says of the same sign-up.
import { type Next, offersNext, type Reason } from '@felles/core/portal';
import { SENDING } from './answered.ts';
import { type Ruling, rulingFor } from './machine-model.ts';
import { must, mustBe } from './must.ts';
import { OBEYING, type Onlooker } from './run.ts';
import { type FlowScreen, hasPerson, isFlow, type PersonScreen, type ScreenOf, viewOf } from './screen.ts';
import { isEnded } from './truth.ts';
import { screenOf, type Visitor } from './visitor.ts';

/** As it was when the visitor was about to do something. */
interface Before {
  readonly action: string;
  readonly exchanges: number;
  readonly ruling: Ruling | null;
  readonly step: string | null;
  /** They have pressed already, and are led on once the place of their postal code is there. */
  readonly isWishing: boolean;
}

/** How often the same reason may stand there while the visitor does what it says. */
const PATIENCE = 5;

export function machineWatch(visitor: Visitor): Onlooker {
  const { walk } = visitor;
  let beginning = 0;
  let beginnings = visitor.beginnings;
  let before: Before | null = null;
  let told = { reasons: '', times: 0 };

  const page = (): PersonScreen | null => {
    if (walk.awayAt() !== null) return null;
    const screen = screenOf(visitor);
    return hasPerson(screen) ? screen : null;
  };

  return {
    before(action) {
      const screen = page();
      before = {
        action,
        exchanges: walk.exchanges.length,
        ruling: screen && rulingFor(visitor, screen, beginning),
        step: screen && stepOf(screen),
        isWishing: screen?.person.view$.value.waitsForPlace === true,
      };
    },
    after() {
      if (visitor.beginnings !== beginnings) {
        beginnings = visitor.beginnings;
        beginning = before?.exchanges ?? 0;
      }
      const screen = page();
      // Once its end is told there is nothing more of it on the page.
      if (screen && !isEnded(visitor)) {
        const ruling = rulingFor(visitor, screen, beginning);
        expectShown(screen, ruling);
        if (before) expectLed(visitor, before, screen, ruling);
        if (before?.action === OBEYING && !isWaitingOn(screen)) told = expectHelp(told, ruling.next(stepOf(screen)));
      }
      if (before) expectSentOnlyAtNext(visitor, before);
      if (isEnded(visitor)) beginning = walk.exchanges.length;
      before = null;
    },
  };
}

const stepOf = (screen: PersonScreen): string =>
  screen.kind === 'profile' ? 'profile' : screen.store.view$.value.step;

const textOf = (found: unknown): string => JSON.stringify(found);
const reasonsOf = (next: Next<string>): readonly Reason[] => (next.kind === 'blocked' ? next.reasons : []);

function expectShown(screen: PersonScreen, ruling: Ruling): void {
  const step = stepOf(screen);
  const reasons = reasonsOf(ruling.next(step));
  if (screen.person.view$.value.waitsForPlace)
    must(
      reasons.every(({ kind }) => kind === 'personIncomplete'),
      'nobody waits who lacks something else',
      reasons,
    );
  switch (screen.kind) {
    case 'sponsor':
      expectSponsor(screen, ruling, reasons);
      return;
    case 'profile': {
      const { status, offersCreate, age } = screen.store.view$.value;
      if (status !== 'form') return;
      mustBe(offersCreate, offersNext(reasons), 'whether a profile can be made');
      mustBe(textOf(age), textOf(ruling.progress.age), 'the age');
      return;
    }
    default:
      expectFlow(screen, ruling, reasons);
  }
}

function expectFlow(screen: FlowScreen, { capped, open, progress }: Ruling, reasons: readonly Reason[]): void {
  const view = viewOf(screen);
  const { step, next, age, exists, isWaiting } = view;
  if (!isWaiting) mustBe(step, capped(step), 'the step that is shown');
  mustBe(textOf(view.open), textOf(open(step)), 'the steps that can be gone to');
  mustBe(next.isBlocked, reasons.length > 0, 'whether next is blocked');
  mustBe(textOf(next.reasons.map(({ key }) => key)), textOf(reasons.map(wordsOf)), 'why next is blocked');
  mustBe(next.isOffered, offersNext(reasons), 'whether there is a next');
  mustBe(textOf(age), textOf(progress.age), 'the age');
  mustBe(exists !== null, progress.exists, 'whether the member is known');
  expectEnd(screen, progress);
}

function expectEnd(screen: FlowScreen, { sent, canSign, invoiceId }: Ruling['progress']): void {
  const isSent = sent === 'current';
  switch (screen.kind) {
    case 'standard': {
      const view = screen.store.view$.value;
      if (view.returned === 'ok') return;
      mustBe(view.canSign, isSent && canSign, 'whether there is something to sign');
      mustBe(view.money?.invoiceId ?? null, isSent ? invoiceId : null, 'the invoice');
      return;
    }
    case 'payment': {
      const view = screen.store.view$.value;
      if (view.step === 'success') return;
      mustBe(view.canSign, canSign, 'whether there is something to sign');
      mustBe(view.paying.money.invoiceId ?? invoiceId, invoiceId, 'the invoice');
      return;
    }
    case 'company':
      if (screen.store.view$.value.outcome === null) must(!isSent, 'the end is told once everything was sent');
      return;
    case 'private':
      return;
  }
}

/** What to say of a reason, word for word as the dictionary has it. */
function wordsOf(reason: Reason): string {
  switch (reason.kind) {
    case 'standing':
      return `signup.${{ unknown: 'whoUnknown', notLoaded: 'whoNotLoaded', hasActiveAgreement: 'hasActiveAgreement', hasSponsor: 'hasSponsor' }[reason.standing]}`;
    case 'age':
      return reason.decision.kind === 'belowMinimum' && reason.decision.shortTerm
        ? 'short-term-membership-under-age'
        : `person.${reason.decision.kind}`;
    case 'memberExists':
      return reason.loggedIn ? 'signup.alreadyMember' : 'signup.earlierMember';
    default:
      return `signup.${reason.kind}`;
  }
}

function expectSponsor({ store }: ScreenOf<'sponsor'>, ruling: Ruling, reasons: readonly Reason[]): void {
  const view = store.view$.value;
  // A page without a link, and one whose link is good for nobody, has no steps.
  if (['noLink', 'refused', 'used'].includes(view.sponsored.status)) return;
  mustBe(view.step, ruling.capped(view.step), 'the step that is shown');
  mustBe(textOf(view.open), textOf(ruling.open(view.step)), 'the steps that can be gone to');
  mustBe(view.offersNext, offersNext(reasons), 'whether there is a next');
  mustBe(view.isUnderage, ruling.progress.age.kind !== 'allowed', 'whether the sponsor is too young');
  mustBe(view.exists, ruling.progress.exists, 'whether the sponsor is known');
  mustBe(view.canSign, ruling.progress.canSign, 'whether there is something to sign');
}

/** Whatever was pressed has led where the machine says that it leads. */
function expectLed(visitor: Visitor, before: Before, screen: PersonScreen, ruling: Ruling): void {
  const wanted = wantedStep(visitor, before, ruling);
  if (wanted === null || screen.kind === 'profile' || isWaitingOn(screen)) return;
  mustBe(stepOf(screen), ruling.capped(wanted), `the step that '${before.action}' leads to`);
}

const isWaitingOn = (screen: PersonScreen): boolean =>
  isFlow(screen) &&
  (viewOf(screen).isWaiting || (screen.kind === 'payment' && screen.store.view$.value.callback !== null));

/** Where the visitor wants to be after what they did; null where that is not theirs to say. */
function wantedStep({ walk }: Visitor, { action, ruling, step, isWishing }: Before, now: Ruling): string | null {
  if (action === OBEYING) return null;
  if (['starts anew', 'opens another tab', 'comes back in another tab'].includes(action)) return now.steps[0] ?? null;
  if (ruling === null || step === null) return null;
  if (action === 'goes back' || action === 'goes forward') return walk.browser.step() ?? step;
  if (action.startsWith('asks for ')) {
    const to = action.slice('asks for '.length);
    if (to !== step && ruling.open(step).includes(to)) return to;
  }
  if (!action.startsWith('goes on') && !isWishing) return step;
  const once = nextStep(ruling, step, now);
  const isOneWish = isWishing || lacksPersonAlone(ruling.next(step));
  return action.endsWith('twice') && !isOneWish ? nextStep(ruling, once, now) : once;
}

/** Whoever lacks nothing but the place of their postal code is led on once that is there. */
const lacksPersonAlone = (next: Next<string>): boolean =>
  next.kind === 'blocked' && next.reasons.every(({ kind }) => kind === 'personIncomplete');

/** Where 'next' leads; what has to be sent first leads on once it was. */
function nextStep(ruling: Ruling, step: string, now: Ruling): string {
  const next = ruling.next(step);
  if (next.kind === 'go') return next.to;
  const kind = lacksPersonAlone(next) ? 'send' : next.kind;
  return kind === 'blocked' || now.progress.sent !== 'current' ? step : now.led(step, kind);
}

/** Nothing is sent of anybody who may not go on, nor by anything else than going on, be it that it was wished before. */
function expectSentOnlyAtNext({ walk }: Visitor, { action, exchanges, ruling, step, isWishing }: Before): void {
  if (action === OBEYING) return;
  const sent = walk.exchanges.slice(exchanges).filter(({ row }) => SENDING.includes(row));
  if (sent.length === 0) return;
  must(action.startsWith('goes on') || isWishing, `nothing is sent by '${action}'`, sent);
  if (ruling && step) {
    const once = ruling.next(step);
    const last = action.endsWith('twice') && once.kind === 'go' ? ruling.next(once.to) : once;
    must(
      last.kind === 'send' || last.kind === 'end' || lacksPersonAlone(last),
      'nothing is sent of what is held up',
      last,
    );
  }
}

/** Whoever does what the reasons say is not told the same for ever. */
function expectHelp(told: { reasons: string; times: number }, next: Next<string>): typeof told {
  const reasons = reasonsOf(next)
    .map(({ kind }) => kind)
    .join(' ');
  const times = reasons !== '' && reasons === told.reasons ? told.times + 1 : 0;
  must(times < PATIENCE, 'doing what is asked helps', reasons);
  return { reasons, times };
}
