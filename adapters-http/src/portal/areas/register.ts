import { createPaymentSignupStore, type PaymentSignupStore } from '@felles/core/internal/portal/signup/payment';
import { createStandardStore } from '@felles/core/internal/portal/signup/standard';
import type { MembershipStore } from '@felles/core/portal/membership';
import type { PersonStore } from '@felles/core/portal/person';
import type { StandardStore } from '@felles/core/portal/signup';
import { BehaviorSubject } from 'rxjs';
import type { Portal } from '../door.ts';
import { payingParts } from '../payment.ts';
import type { SignupPage } from '../place.ts';
import { signupParts } from '../signup.ts';

/** Becoming a member, by either register: one person, one choice, and the steps of each. */
export interface Register {
  readonly person: PersonStore;
  readonly membership: MembershipStore;
  readonly standard: StandardStore;
  readonly payment: PaymentSignupStore;
}

/** The center decides which of the two registers a visitor goes through (`registerOf`). */
export function createRegister(portal: Portal, page: SignupPage): Register {
  const parts = signupParts(portal, page, { flow: 'ordinary', allowedIds$: new BehaviorSubject(null) });
  const { money, payment, saved } = payingParts(portal, page, 'member');
  const needs = { ...parts, money, payment, saved };
  return {
    person: parts.person,
    membership: parts.membership,
    standard: createStandardStore(needs),
    payment: createPaymentSignupStore(needs),
  };
}
