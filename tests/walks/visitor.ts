// A visitor who signs up: their memory, and their deeds on the page before them.

import type { WritableField } from '@felles/core/internal/portal/person/store';
import type { SessionEvent } from '@felles/core/portal/payment';
import { DEMO_PASSWORD } from '@felles/fixtures';
import { BIRTHS, LINES, type Memory, nothing, type Typed } from './memory.ts';
import { ORIGIN } from './network.ts';
import {
  type FlowScreen,
  isFlow,
  type PayingScreen,
  type PersonScreen,
  payingOn,
  type Screen,
  type ScreenOf,
  viewOf,
} from './screen.ts';
import type { Walk } from './walk.ts';

/** The ways to sign up, each beginning at a page. */
export const FLOWS = {
  standard: { center: 'nordlys', path: '/member', query: '' },
  payment: { center: 'solsiden', path: '/member', query: '' },
  company: { center: 'nordlys', path: '/member/company', query: '' },
  private: { center: 'nordlys', path: '/member/private', query: '' },
  sponsor: { center: 'nordlys', path: '/sponsor', query: '?departmentId=101&sponsorConnectionHash=hash-open' },
  profile: { center: 'nordlys', path: '/member/profile', query: '' },
} as const;
export type FlowName = keyof typeof FLOWS;
export const FLOW_NAMES = [
  'standard',
  'payment',
  'company',
  'private',
  'sponsor',
  'profile',
] as const satisfies FlowName[];

/** The company codes that are typed: two that are good, another center's and nobody's. */
export const CODES = ['AB1C2D3E4F5G', 'CD1E2F3G4H5J', 'EF1G2H3J4K5L', 'ZZ'] as const;
/** Who is asked to pay: nobody the center knows, two who are known, one who is too young, and no number at all. */
export const PAYERS = ['10000011', '10000012', '10000013', '10000014', '123'] as const;
/** Who logs in: a previous member, one with an agreement, one who is sponsored and one with a profile only. */
export const KNOWN = ['10000002', '10000001', '10000003', '10000004'] as const;

export interface Visitor {
  readonly walk: Walk;
  readonly flow: FlowName;
  memory: Memory;
  /** Where the provider has sent the visitor back to, each time. */
  readonly returns: string[];
  /** How many times the visitor has begun from nothing, and when the last time was. */
  beginnings: number;
  begunAt: number;
  /** From when on nothing goes wrong any more. */
  calmSince: number;
  /** How many exchanges there were when anything was last typed or chosen, or begun anew. */
  changedBefore: number;
  /** When a payer's number was written. */
  readonly payersTyped: number[];
  /** The numbers with which the visitor has tried to log in because they were told that they are known. */
  readonly triedToLogIn: string[];
  /** The last number of which they were told so: they may have found it, and not typed it. */
  knownAs: string | null;
  /** How many numbers of others were given up. */
  otherNumbers: number;
}

export const aVisitor = (walk: Walk, flow: FlowName): Visitor => ({
  walk,
  flow,
  memory: nothing(),
  returns: [],
  beginnings: 1,
  begunAt: walk.clock.now(),
  calmSince: Number.POSITIVE_INFINITY,
  changedBefore: 0,
  payersTyped: [],
  triedToLogIn: [],
  knownAs: null,
  otherNumbers: 0,
});

/** The number that whoever signs up goes by: the one they have typed, as long as it is nobody else's. */
export const phoneNow = ({ beginnings, otherNumbers }: Visitor, typed: string, isTaken: boolean): string =>
  /^(00)?\d{8,}$/.test(typed) && !isTaken ? typed : `19${String(beginnings * 100 + otherNumbers).padStart(6, '0')}`;

export const pageOfFlow = ({ flow }: Pick<Visitor, 'flow'>): string => {
  const { center, path, query } = FLOWS[flow];
  return `${ORIGIN}/${center}${path}${query}`;
};

function noteChange(visitor: Visitor): void {
  visitor.changedBefore = visitor.walk.exchanges.length;
}

export function typePayer(visitor: Visitor, { store: { contact } }: ScreenOf<'private'>, number: string): void {
  if (contact.view$.value.isSending) return;
  contact.type(number);
  visitor.memory.payer = number;
  visitor.payersTyped.push(visitor.walk.clock.now());
}

/** A form that is being sent stays as it is, with any press and any text. */
const isHeld = (screen: PersonScreen): boolean =>
  isFlow(screen) ? viewOf(screen).isSending : screen.store.view$.value.isSending;

export const screenOf = ({ walk }: Visitor): Screen => walk.page().screen;

/** All input is forgotten, and pending requests belong to no visitor. */
export function forget(visitor: Visitor): void {
  noteChange(visitor);
  visitor.memory = nothing();
  visitor.beginnings += 1;
  visitor.begunAt = visitor.walk.clock.now();
}

export function arrive(visitor: Visitor): void {
  visitor.walk.load(pageOfFlow(visitor));
}

export function startAnew(visitor: Visitor, isByLink: boolean): void {
  if (isByLink) visitor.walk.follow('');
  else visitor.walk.load(`${ORIGIN}/${visitor.walk.center}`);
}

/** By the link in the letter that the invoice came with. */
export function openInvoice({ walk }: Visitor, id: number): void {
  walk.load(`${ORIGIN}/${walk.center}/payment?invoiceId=${id}`);
}

export function openTab(visitor: Visitor, address: string): void {
  visitor.walk.browser.openTab(address);
  visitor.walk.load(address);
  forget(visitor);
}

export function type(visitor: Visitor, screen: PersonScreen, field: WritableField, { text, shown }: Typed): void {
  if (isHeld(screen)) return;
  const { person } = screen;
  if (person.view$.value.locked.includes(field)) return;
  person.change(field, text);
  visitor.memory.texts[field] = shown;
  noteChange(visitor);
}

export function typeCode({ walk, memory }: Visitor, { code }: ScreenOf<'company'>, typed: string): void {
  code.type(typed);
  // An equal code is no other code.
  if (memory.code !== typed) memory.codeSince = walk.exchanges.length;
  memory.code = typed;
}

export function chooseBirth(visitor: Visitor, screen: PersonScreen, which: number): void {
  if (isHeld(screen)) return;
  const { person } = screen;
  const chosen = BIRTHS[which % BIRTHS.length];
  if (chosen === undefined) return;
  const { age: _, ...date } = chosen;
  if (person.view$.value.locked.includes('date_of_birth')) return;
  person.chooseBirthDate(date);
  visitor.memory.birth = date;
  noteChange(visitor);
}

export function approve(visitor: Visitor, screen: PersonScreen, isApproved: boolean): void {
  if (isHeld(screen)) return;
  const { person } = screen;
  if (person.view$.value.terms === null) return;
  person.approveTerms(isApproved);
  visitor.memory.approval = isApproved ? termsBeside(visitor) : null;
  noteChange(visitor);
}

/** Whose terms are beside their approval: the department's, where it has its own, and else those of the whole center. */
function termsBeside({ walk }: Visitor): string {
  const { center$, departmentId$ } = walk.page().services.center;
  const own = center$.value?.link_to_tos?.find(({ id }) => id === departmentId$.value);
  return own === undefined ? 'the center' : `department ${own.id}`;
}

/** Whether the visitor has approved of just those terms that are before them. */
export const hasApproved = (visitor: Visitor): boolean => visitor.memory.approval === termsBeside(visitor);

export function chooseGender(visitor: Visitor, screen: PersonScreen): void {
  if (isHeld(screen)) return;
  const { person } = screen;
  person.chooseGender('kvinne');
  visitor.memory.gender = 'kvinne';
  noteChange(visitor);
}

/** Fills in everything that is not right as it stands. */
export function fillIn(visitor: Visitor, screen: PersonScreen, phone: string): void {
  const { values, terms } = screen.person.view$.value;
  for (const [field, [first, ...others]] of Object.entries(LINES) as [WritableField, readonly [Typed, ...Typed[]]][]) {
    const isRight = [first, ...others].some(({ shown, isRight }) => isRight && shown === values[field]);
    const line = field === 'phone_number' ? { ...first, text: phone, shown: phone } : first;
    if (!isRight || (field === 'phone_number' && values[field] !== phone)) type(visitor, screen, field, line);
  }
  const { day, month, year } = values.date_of_birth;
  const isAdult = day !== null && month !== null && year !== null && year < 2000;
  if (!isAdult) chooseBirth(visitor, screen, 0);
  if (values.gender === null) chooseGender(visitor, screen);
  if (terms?.isApproved === false) approve(visitor, screen, true);
}

/** Presses the way on, whichever page it stands on. */
export function goOn(screen: PersonScreen): void {
  if (screen.kind === 'profile') screen.store.create();
  else screen.store.next();
}

export function chooseDepartment(visitor: Visitor, screen: PersonScreen, id: number): void {
  if (isHeld(screen)) return;
  if (isFlow(screen)) screen.membership.chooseDepartment(id);
  else screen.store.chooseDepartment(id);
  rememberChoices(visitor);
}

export function chooseMembership(visitor: Visitor, { membership }: FlowScreen, id: number): void {
  membership.chooseMembership(id);
  rememberChoices(visitor);
}

/** The choice that the page shows, right after it was made. */
export function rememberChoices(visitor: Visitor): void {
  const chosen = choicesOn(screenOf(visitor));
  if (chosen) Object.assign(visitor.memory, chosen);
  noteChange(visitor);
}

/** The choices that a page shows; null where it shows none. */
export function choicesOn(screen: Screen): Pick<Memory, 'departmentId' | 'membershipId'> | null {
  if (isFlow(screen)) {
    const { departments, memberships } = screen.membership.view$.value;
    return { departmentId: departments.chosenId, membershipId: memberships.chosenId };
  }
  if (screen.kind === 'sponsor' || screen.kind === 'profile')
    return { departmentId: screen.store.view$.value.departments.chosenId, membershipId: null };
  return null;
}

export function logIn({ store }: ScreenOf<'login'>, phone: string): void {
  store.form.change({ phone, password: DEMO_PASSWORD });
  store.form.save();
}

/** Presses pay. Whether an invoice is paid inside the page or elsewhere, its number decides. */
export function pressPay({ walk }: Visitor, screen: PayingScreen): void {
  const { paying, view, variant } = payingOn(screen);
  if (variant === 'paid') return;
  walk.place.world.change((state) => {
    state.provider.checkout = Number(view.money.invoiceId) % 2 === 0 ? 'embedded' : 'redirect';
  });
  paying.pay(variant);
}

/** How a visit to the checkout inside the page ends, which its frame says too. */
export async function decideInside({ walk }: Visitor, screen: PayingScreen, status: Visit): Promise<void> {
  const { paying, view } = payingOn(screen);
  const { checkout } = view;
  if (checkout === null) return;
  const url = `/checkout/${checkout.token}`;
  const reply = await walk.place.outside.inject({ method: 'POST', url, payload: AS_PAID[status] });
  const said = SAID_OF[reply.json<{ readonly state: string }>().state];
  if (said !== undefined) paying.checkoutEvent(said);
}

const SAID_OF: Readonly<Record<string, SessionEvent>> = {
  paid: 'PAYMENT_SUCCESSFUL',
  declined: 'PAYMENT_FAILED',
  aborted: 'SESSION_TERMINATED',
  expired: 'SESSION_EXPIRED',
};

/** A visit to the provider of payments, of which the service hears a little later. */
const AS_PAID = {
  ok: { outcome: 'late', callbackAfter: 6_000 },
  not_started: { outcome: 'abort' },
  not_ok: { outcome: 'decline' },
} as const;

export type Visit = keyof typeof AS_PAID;

/** The end of a visit to a provider; the visitor comes back with the provider's report. */
export async function decide(visitor: Visitor, status: Visit): Promise<void> {
  const { walk } = visitor;
  const address = walk.awayAt();
  if (address === null) return;
  const reply = await walk.place.outside.inject({
    method: 'POST',
    url: new URL(address).pathname,
    headers: { host: new URL(address).host },
    payload: new URL(address).pathname.startsWith('/payment/') ? AS_PAID[status] : { status },
  });
  const { returnTo } = reply.json<{ readonly returnTo: string }>();
  visitor.returns.push(returnTo);
}
