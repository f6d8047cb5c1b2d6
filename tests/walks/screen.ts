// The screen before a visitor, as far as the stores decide it: the page, and its parts.

import type { CompanyStore } from '@felles/core/internal/portal/signup/company';
import type { PaymentSignupStore } from '@felles/core/internal/portal/signup/payment';
import type { PrivateStore } from '@felles/core/internal/portal/signup/private';
import type { MembershipStore } from '@felles/core/portal/membership';
import type { PaymentPageStore, PaymentStore, PaymentVariant, PaymentView } from '@felles/core/portal/payment';
import type { PersonStore } from '@felles/core/portal/person';
import type { LoginStore } from '@felles/core/portal/session';
import {
  type DirectDebitPageStore,
  type FlowView,
  type NewProfileStore,
  registerOf,
  type SponsorSignupStore,
  type StandardStore,
} from '@felles/core/portal/signup';
import type { SponsorCodeStore } from '@felles/core/portal/sponsor';
import type { composePortal } from '@felles/ui-react/internal/composition/portal';

export type Services = ReturnType<typeof composePortal>;

/** A page with the stores that it shows. */
export type Screen =
  /** A page without stores of its own, or no page of the portal at all. */
  | { readonly kind: 'start' | 'made' | 'plain' | 'broken' }
  | { readonly kind: 'login'; readonly store: LoginStore }
  | {
      readonly kind: 'standard';
      readonly store: StandardStore;
      readonly person: PersonStore;
      readonly membership: MembershipStore;
    }
  | {
      readonly kind: 'payment';
      readonly store: PaymentSignupStore;
      readonly person: PersonStore;
      readonly membership: MembershipStore;
    }
  | {
      readonly kind: 'company';
      readonly store: CompanyStore;
      readonly code: SponsorCodeStore;
      readonly person: PersonStore;
      readonly membership: MembershipStore;
    }
  | {
      readonly kind: 'private';
      readonly store: PrivateStore;
      readonly person: PersonStore;
      readonly membership: MembershipStore;
    }
  | { readonly kind: 'sponsor'; readonly store: SponsorSignupStore; readonly person: PersonStore }
  | { readonly kind: 'return'; readonly store: DirectDebitPageStore }
  | { readonly kind: 'invoice'; readonly store: PaymentPageStore }
  | { readonly kind: 'profile'; readonly store: NewProfileStore; readonly person: PersonStore };

export type ScreenOf<K extends Screen['kind']> = Extract<Screen, { readonly kind: K }>;
/** The screens with steps, a department and a membership. */
export type FlowScreen = ScreenOf<'standard' | 'payment' | 'company' | 'private'>;
/** The screens where an invoice is paid. */
export type PayingScreen = ScreenOf<'payment' | 'invoice'>;
/** The screens where somebody says who they are. */
export type PersonScreen = FlowScreen | ScreenOf<'sponsor' | 'profile'>;

export const isFlow = (screen: Screen): screen is FlowScreen => 'membership' in screen;
export const hasPerson = (screen: Screen): screen is PersonScreen => 'person' in screen;

/** The stores of the page at a path beneath the center. */
export async function screenAt(services: Services, path: string): Promise<Screen> {
  if (services.center.view$.value.startUp.status !== 'ready') return { kind: 'broken' };
  const others = await services.others();
  switch (path) {
    case '':
      return { kind: 'start' };
    case '/login':
      return { kind: 'login', store: await others.login() };
    case '/member': {
      const { standard, payment, ...areas } = await others.register();
      return registerOf(services.center.center$.value) === 'payment'
        ? { kind: 'payment', store: payment, ...areas }
        : { kind: 'standard', store: standard, ...areas };
    }
    case '/member/company': {
      const { company, ...areas } = await others.company();
      return { kind: 'company', store: company, ...areas };
    }
    case '/member/private':
      return { kind: 'private', ...(await others.privateSignup()) };
    case '/sponsor': {
      const store = await others.sponsorSignup();
      return { kind: 'sponsor', store, person: store.person };
    }
    case '/avtalegiro':
      return { kind: 'return', store: await others.directDebitPage() };
    case '/payment':
      return { kind: 'invoice', store: await others.payment() };
    case '/member/profile': {
      const store = await others.newProfile();
      return { kind: 'profile', store, person: store.person };
    }
    case '/member/profile/success':
      (await others.newProfile()).startOver();
      return { kind: 'made' };
    default:
      return { kind: 'plain' };
  }
}

export const isPaying = (screen: Screen): screen is PayingScreen =>
  screen.kind === 'payment' || screen.kind === 'invoice';

/** An invoice on a screen, and the actions that it offers. */
export function payingOn({ kind, store }: PayingScreen): {
  readonly paying: PaymentStore;
  readonly view: PaymentView;
  readonly variant: PaymentVariant;
} {
  const { payment: paying } = store;
  if (kind === 'invoice') return { paying, view: store.view$.value, variant: store.view$.value.variant };
  return { paying, view: store.view$.value.payment, variant: store.view$.value.variant };
}

export const viewOf = (screen: FlowScreen): FlowView<string> => screen.store.view$.value;

/** The step that is there for a visitor to do something about; null where something else stands in its place. */
export function stepShown(screen: FlowScreen): string | null {
  const view = screen.store.view$.value;
  const { barred, isWaiting, step } = view;
  // The payment register waits for word, and the others say how it ended.
  const isElsewhere =
    ('waitsForPayment' in view && view.waitsForPayment) ||
    ('returned' in view && view.returned !== null) ||
    ('outcome' in view && view.outcome !== null);
  return barred !== null || isWaiting || isElsewhere ? null : step;
}

/** Whether the form of the person is there. */
export function showsPerson(screen: Screen): screen is PersonScreen {
  if (!hasPerson(screen)) return false;
  if (isFlow(screen)) return stepShown(screen) === 'information';
  if (screen.kind === 'profile') return screen.store.view$.value.status === 'form';
  const { step, sponsored } = screen.store.view$.value;
  return step === 'information' && sponsored.status === 'ready';
}

/** Whether there is something to choose. */
export const showsChoices = (screen: Screen): screen is FlowScreen =>
  isFlow(screen) && stepShown(screen) === 'department';
