// Everything that a visitor can do with the page before them: right, wrong, twice, and in any order.
import type { WritableField } from '@felles/core/internal/portal/person/store';
import { LINES } from './memory.ts';
import {
  hasPerson,
  isFlow,
  type PayingScreen,
  payingOn,
  type Screen,
  type ScreenOf,
  showsChoices,
  showsPerson,
  viewOf,
} from './screen.ts';
import {
  approve,
  arrive,
  CODES,
  chooseBirth,
  chooseDepartment,
  chooseGender,
  chooseMembership,
  decide,
  decideInside,
  fillIn,
  goOn,
  KNOWN,
  logIn,
  openInvoice,
  openTab,
  PAYERS,
  pageOfFlow,
  phoneNow,
  pressPay,
  rememberChoices,
  screenOf,
  startAnew,
  type,
  typeCode,
  typePayer,
  type Visit,
  type Visitor,
} from './visitor.ts';

export interface Action {
  readonly name: string;
  /** How likely it is beside the others. */
  readonly weight: number;
  readonly perform: () => void | Promise<void>;
}

/** Chance, given beforehand: one of a list. */
export type Pick = <T>(list: readonly [T, ...T[]]) => T;

const FIELDS = ['firstname', 'lastname', 'address', 'postal_code', 'phone_number', 'email'] as const;

/** The actions that are possible here and now. */
export function offered(visitor: Visitor, pick: Pick): readonly Action[] {
  if (visitor.walk.awayAt() !== null) return outside(visitor);
  const screen = screenOf(visitor);
  return [...anywhere(visitor, pick), ...onward(visitor, screen), ...here(visitor, screen, pick)];
}

/** At a provider's, where direct debit is signed or something is paid. */
function outside(visitor: Visitor): readonly Action[] {
  const { walk, returns } = visitor;
  const comeBack = () => walk.load(returns.at(-1) ?? pageOfFlow(visitor));
  const ended = (status: Visit, weight: number): Action => ({
    name: `the provider says ${status}`,
    weight,
    perform: async () => {
      await decide(visitor, status);
      comeBack();
    },
  });
  return [
    ended('ok', 3),
    ended('not_started', 2),
    ended('not_ok', 2),
    { name: 'goes back to the page as it stood', weight: 2, perform: walk.bringBack },
    { name: 'opens the page again', weight: 1, perform: () => arrive(visitor) },
    {
      name: 'signs, and never comes back',
      weight: 1,
      perform: async () => {
        await decide(visitor, 'ok');
        arrive(visitor);
      },
    },
    {
      name: 'comes back in another tab',
      weight: 1,
      perform: async () => {
        await decide(visitor, 'ok');
        openTab(visitor, returns.at(-1) ?? pageOfFlow(visitor));
      },
    },
  ];
}

function anywhere(visitor: Visitor, pick: Pick): readonly Action[] {
  const { walk, returns } = visitor;
  const { services } = walk.page();
  const invoice = orNull(walk.place.world.state.invoices, pick);
  const { status } = services.session.view$.value;
  return [
    { name: 'loads the page again', weight: 3, perform: () => walk.load(walk.browser.address()) },
    { name: 'speaks another language', weight: 1, perform: services.language.toggle },
    { name: 'goes back', weight: 2, perform: () => void walk.browser.move(-1) },
    { name: 'goes forward', weight: 1, perform: () => void walk.browser.move(1) },
    { name: 'looks elsewhere and comes back', weight: 1, perform: () => walk.browser.bringBack() },
    { name: 'starts anew', weight: 1, perform: () => startAnew(visitor, pick([true, false])) },
    { name: 'opens another tab', weight: 1, perform: () => openTab(visitor, pageOfFlow(visitor)) },
    ...when(status === 'loggedIn', { name: 'logs out', weight: 2, perform: services.session.logOut }),
    ...when(status === 'loggedOut', { name: 'goes to log in', weight: 1, perform: () => walk.follow('/login') }),
    ...(invoice === null
      ? []
      : [{ name: 'opens an invoice', weight: 5, perform: () => openInvoice(visitor, invoice.id) }]),
    ...when(returns.length > 0, {
      name: 'comes back once more',
      weight: 1,
      perform: () => walk.load(returns.at(-1) ?? pageOfFlow(visitor)),
    }),
  ];
}

/** From a page that is no sign-up to one. */
function onward(visitor: Visitor, screen: Screen): readonly Action[] {
  if (hasPerson(screen)) return [];
  // Whoever has come to pay stays a while.
  return [{ name: 'goes to sign up', weight: screen.kind === 'invoice' ? 4 : 12, perform: () => arrive(visitor) }];
}

function here(visitor: Visitor, screen: Screen, pick: Pick): readonly Action[] {
  const twice = (name: string, weight: number, press: () => void): readonly Action[] => [
    { name, weight, perform: press },
    {
      name: `${name} twice`,
      weight: Math.ceil(weight / 3),
      perform: () => {
        press();
        press();
      },
    },
  ];
  const shared = [
    ...(showsChoices(screen) ? choices(visitor, screen, pick) : []),
    ...(showsPerson(screen) ? person(visitor, screen, pick) : []),
    ...(hasPerson(screen) ? twice('goes on', 8, () => goOn(screen)) : []),
    ...(isFlow(screen)
      ? viewOf(screen).steps.map((step) => ({
          name: `asks for ${step}`,
          weight: 1,
          // Which steps there are depends on the screen, whose own they are.
          perform: () => (screen.store.go as (wanted: string) => void)(step),
        }))
      : []),
    ...(isFlow(screen) ? [{ name: 'asks who it is', weight: 1, perform: screen.store.askWho }] : []),
  ];
  switch (screen.kind) {
    case 'login':
      return twice('logs in', 8, () => logIn(screen, pick([...KNOWN, phoneOf(visitor)])));
    case 'standard':
      return [...shared, ...twice('signs', 6, screen.store.sign)];
    case 'payment':
      return [
        ...shared,
        ...twice('signs', 4, screen.store.sign),
        ...twice('is done', 1, screen.store.finish),
        { name: 'asks how it went', weight: 1, perform: screen.store.payment.check },
        ...when(screen.store.view$.value.step === 'payment', ...twice('pays', 8, () => pressPay(visitor, screen))),
        ...inside(visitor, screen),
      ];
    case 'invoice':
      return [
        ...twice('pays', 8, () => pressPay(visitor, screen)),
        ...twice('is done', 2, screen.store.finish),
        { name: 'pays later', weight: 1, perform: screen.store.payLater },
        { name: 'asks how it went', weight: 2, perform: screen.store.payment.check },
        ...inside(visitor, screen),
      ];
    case 'company':
      return [...shared, ...code(visitor, screen, pick)];
    case 'private':
      return [...shared, ...(viewOf(screen).step === 'payer' ? payer(visitor, screen, pick) : [])];
    case 'sponsor':
      return [
        ...shared,
        ...departments(visitor, screen, pick),
        ...twice('signs', 6, screen.store.sign),
        // Where it is known there is nothing to ask.
        ...when(screen.store.view$.value.sponsored.status === 'failed', {
          name: 'asks for whom',
          weight: 3,
          perform: screen.store.reloadSponsored,
        }),
        { name: 'asks for the centers', weight: 1, perform: screen.store.reload },
        ...(['department', 'information', 'confirm'] as const).map((step) => ({
          name: `asks for ${step}`,
          weight: 1,
          perform: () => screen.store.go(step),
        })),
      ];
    case 'profile':
      return [...shared, ...departments(visitor, screen, pick)];
    default:
      return [];
  }
}

const phoneOf = (visitor: Visitor): string => phoneNow(visitor, visitor.memory.texts.phone_number ?? '', false);

function choices(visitor: Visitor, screen: ScreenOf<'standard' | 'payment' | 'company' | 'private'>, pick: Pick) {
  const { membership } = screen;
  const { departments: places, memberships } = membership.view$.value;
  const card = orNull(memberships.cards, pick);
  const place = orNull(places.cards, pick);
  const filter = orNull(memberships.filters, pick);
  const remembering = (choose: () => void) => () => {
    choose();
    rememberChoices(visitor);
  };
  return [
    ...when(place !== null, {
      name: 'chooses a center',
      weight: places.chosenId === null ? 10 : 2,
      perform: () => void (place && chooseDepartment(visitor, screen, place.id)),
    }),
    ...when(card !== null, {
      name: 'chooses a membership',
      weight: memberships.chosenId === null ? 10 : 2,
      perform: () => void (card && chooseMembership(visitor, screen, card.id)),
    }),
    ...when(filter !== null, {
      name: 'filters',
      weight: 1,
      perform: remembering(() => void (filter && membership.toggleGroup(filter.id))),
    }),
    { name: 'takes the filters off', weight: 1, perform: remembering(membership.clearGroups) },
    { name: 'asks for the list', weight: 1, perform: membership.reload },
  ];
}

function departments(visitor: Visitor, screen: ScreenOf<'sponsor' | 'profile'>, pick: Pick): readonly Action[] {
  const place = orNull(screen.store.view$.value.departments.cards, pick);
  const perform = () => void (place && chooseDepartment(visitor, screen, place.id));
  return when(place !== null, { name: 'chooses a center', weight: 4, perform });
}

function person(visitor: Visitor, screen: Extract<Screen, { readonly person: object }>, pick: Pick): readonly Action[] {
  const field: WritableField = pick(FIELDS);
  const { person: store } = screen;
  const { lookUp } = store.view$.value;
  return [
    { name: 'fills everything in', weight: 8, perform: () => fillIn(visitor, screen, phoneOf(visitor)) },
    { name: `types a line`, weight: 6, perform: () => type(visitor, screen, field, pick(LINES[field])) },
    { name: 'chooses a day of birth', weight: 3, perform: () => chooseBirth(visitor, screen, pick(PLACES)) },
    { name: 'chooses a gender', weight: 1, perform: () => chooseGender(visitor, screen) },
    { name: 'approves', weight: 1, perform: () => approve(visitor, screen, pick([true, false])) },
    { name: 'leaves a field', weight: 1, perform: () => store.leave(field) },
    { name: 'looks the place up again', weight: 1, perform: store.lookUpPlaceAgain },
    ...when(lookUp !== null, {
      name: 'is looked up',
      weight: 2,
      perform: () => {
        store.typeLookUp(pick(['10000021', '10000022', '10000099', '12']));
        store.lookUp();
      },
    }),
  ];
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

function code(visitor: Visitor, screen: ScreenOf<'company'>, pick: Pick): readonly Action[] {
  const { store, code: field } = screen;
  const { step, outcome } = store.view$.value;
  if (outcome !== null) return [{ name: 'has read how it ended', weight: 4, perform: store.startOver }];
  if (step !== 'code') return [];
  return [
    {
      name: 'types a code',
      weight: 6,
      perform: () => typeCode(visitor, screen, pick(CODES)),
    },
    { name: 'has the code looked up', weight: 8, perform: field.lookUp },
    { name: 'leaves the code', weight: 1, perform: field.leave },
  ];
}

function payer(visitor: Visitor, screen: ScreenOf<'private'>, pick: Pick): readonly Action[] {
  const { contact } = screen.store;
  const press = contact.send;
  return [
    { name: 'types a number', weight: 6, perform: () => typePayer(visitor, screen, pick(PAYERS)) },
    { name: 'sends the message', weight: 8, perform: press },
    {
      name: 'sends the message twice',
      weight: 3,
      perform: () => {
        press();
        press();
      },
    },
    { name: 'leaves the number', weight: 1, perform: contact.leave },
  ];
}

/** At the checkout inside the page, where there is one. */
function inside(visitor: Visitor, screen: PayingScreen): readonly Action[] {
  const { paying, view } = payingOn(screen);
  if (view.checkout === null) return [];
  const ended = (status: Visit, weight: number): Action => ({
    name: `the checkout says ${status}`,
    weight,
    perform: () => decideInside(visitor, screen, status),
  });
  return [
    ended('ok', 6),
    ended('not_started', 3),
    ended('not_ok', 3),
    { name: 'pays in it', weight: 2, perform: () => paying.checkoutEvent('PAYMENT_INITIATED') },
    { name: 'closes it', weight: 3, perform: paying.leaveCheckout },
    { name: 'is shown none', weight: 1, perform: () => paying.checkoutFailed('script') },
  ];
}

const when = (isOffered: boolean, ...actions: readonly Action[]): readonly Action[] => (isOffered ? actions : []);

function orNull<T>([first, ...others]: readonly T[], pick: Pick): T | null {
  return first === undefined ? null : pick([first, ...others]);
}
