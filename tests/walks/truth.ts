// A page's report on the progress of a sign-up, held against the service's ledger.
import { must, mustBe } from './must.ts';
import { hasPerson, type PayingScreen, payingOn, type Screen, stepShown } from './screen.ts';
import { screenOf, type Visitor } from './visitor.ts';
import type { Place } from './walk.ts';

/** Whether the page tells the end of a sign-up, with which everything is forgotten. */
export function isEnded({ walk }: Visitor): boolean {
  if (walk.awayAt() !== null) return false;
  const { screen } = walk.page();
  switch (screen.kind) {
    case 'standard':
      return screen.store.view$.value.returned === 'ok';
    case 'payment':
      return screen.store.view$.value.step === 'success';
    case 'company':
      return screen.store.view$.value.outcome === 'success';
    case 'return':
      return screen.store.isSetUp$.value;
    case 'made':
    case 'start':
      return true;
    default:
      return false;
  }
}

/** Nothing is told as done that is not done. */
export function expectTrue(visitor: Visitor): void {
  const { walk } = visitor;
  const { signings, payments } = walk.place.world.state;
  const away = walk.awayAt();
  if (away !== null) {
    must(
      [...signings, ...payments].some(({ id }) => away.endsWith(`/${id}`)),
      'there is something to sign or to pay',
    );
    return;
  }
  const screen = screenOf(visitor);
  expectToldTrue(visitor, screen);
}

function expectToldTrue(visitor: Visitor, screen: Screen): void {
  const { contracts, signings, connections } = visitor.walk.place.world.state;
  const isSigned = signings.some(({ status }) => status === 'ok');
  switch (screen.kind) {
    case 'standard': {
      const { returned, canSign, money } = screen.store.view$.value;
      if (returned === 'ok') must(isSigned, 'told as signed');
      if (stepShown(screen) === 'confirm' && (canSign || money !== null)) expectAgreement(visitor, screen);
      return;
    }
    case 'payment': {
      const { step, completion } = screen.store.view$.value;
      const isCharged = expectPaidTrue(visitor, screen, step === 'payment');
      // Some are registered and no more, and are told so.
      const end = completion?.end;
      if (step === 'success') must(end !== undefined, 'told how it ended');
      if (end === 'complete') must(isSigned || isCharged, 'told as done');
      if (end === 'unsigned') must(!isSigned, 'told as not signed');
      return;
    }
    case 'invoice': {
      const isCharged = expectPaidTrue(visitor, screen, false);
      if (screen.store.view$.value.end === 'paid') must(isCharged, 'told as paid in the end');
      return;
    }
    case 'company': {
      const isActive = contracts.some(({ activeFrom, signingId }) => activeFrom !== null && signingId === null);
      if (screen.store.view$.value.outcome === 'success') must(isActive, 'told as a member');
      return;
    }
    case 'private': {
      const { contact } = screen.store;
      if (stepShown(screen) === 'payer') expectAgreement(visitor, screen);
      const { status, phone } = contact.view$.value;
      const isAsked = connections.some((connection) => phone.endsWith(connection.phone));
      if (status?.kind === 'notSigned' || status?.kind === 'signed') must(isAsked, 'told as asked');
      return;
    }
    case 'sponsor': {
      const isKnown = connections.some(({ sponsorId, signingId }) => sponsorId !== null && signingId !== null);
      if (screen.store.view$.value.canSign) must(isKnown, 'told as ready to sign');
      return;
    }
    case 'return':
      if (screen.store.isSetUp$.value) must(isSigned, 'told as signed');
      return;
    case 'made': {
      const made = visitor.walk.place.world.state.ledger.some(({ by }) => by === 'signup.createProfile');
      must(made, 'told as made');
      return;
    }
    default:
      return;
  }
}

/** Whether the shown invoice was charged; the page calls it paid only then. */
function expectPaidTrue({ walk }: Visitor, screen: PayingScreen, isAsked: boolean): boolean {
  const { invoices, charges } = walk.place.world.state;
  const { money, phase } = payingOn(screen).view;
  const invoice = invoices.find(({ id }) => String(id) === money.invoiceId);
  // A free invoice is paid from the beginning; a credited one is not.
  const isFree = invoice?.verdi === 0 && !invoice.kredit;
  const isCharged = isFree || charges.some(({ invoiceId }) => String(invoiceId) === money.invoiceId);
  if (isAsked) must(invoice !== undefined, 'told as to be paid');
  if (phase.kind === 'paid') must(isCharged, 'told as paid');
  return isCharged;
}

/** No invoice is charged twice, whatever was begun of it, and none is paid that was not charged. */
export function expectChargedOnce({ world }: Place): void {
  const { ledger, charges, payments, invoices } = world.state;
  const charged = charges.map(({ invoiceId }) => invoiceId);
  mustBe(new Set(charged).size, charged.length, 'an invoice is charged once at most');
  mustBe(ledger.filter(({ kind }) => kind === 'charge').length, charged.length, 'the ledger has every charge');
  mustBe(payments.filter(({ state }) => state === 'paid').length, charged.length, 'who has paid was charged');
  for (const { id, verdi, rest, kredit } of invoices)
    if (verdi > 0 && rest <= 0 && !kredit) must(charged.includes(id), 'what counts as paid was charged');
}

/** A page shows an agreement only as the visitor has made it. */
function expectAgreement({ walk, memory }: Visitor, screen: Screen): void {
  if (!hasPerson(screen)) return;
  const { contracts } = walk.place.world.state;
  const standing = contracts.filter(({ isReplaced }) => !isReplaced);
  const isAgreed = standing.some(
    ({ departmentId, membershipId }) => departmentId === memory.departmentId && membershipId === memory.membershipId,
  );
  must(isAgreed, 'agreed to what is shown', memory);
}
