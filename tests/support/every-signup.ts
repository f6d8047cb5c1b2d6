// Every sign-up as it has come to its form, with everything filled in, each to be tried alike.
import { ok, type Result } from '@felles/core';
import type { SignupInformation } from '@felles/core/internal/portal/signup/model';
import type { PersonStore } from '@felles/core/portal/person';
import { aCompanySignup } from './a-company.ts';
import { ready } from './a-new-profile.ts';
import { aPaymentRegister, aPrivateSignup, aStandardRegister, LINK } from './a-register.ts';
import { filledIn } from './a-sponsor-signup.ts';
import { SECOND, type TestClock } from './at.ts';
import type { Answer } from './fake-ports.ts';

export interface Attempt {
  readonly clock: TestClock;
  readonly person: PersonStore;
  press(): void;
  leave(): void;
  comeBack(): void;
  /** The visitor starts over, on another page. */
  startOver(): void;
  readonly isSending: () => boolean;
  /** The network is gone. */
  cutOff(): void;
  /** How often something was said of a submit. */
  readonly timesSaid: () => number;
  /** The message about the last submit, on any screen. */
  readonly said: () => string | undefined;
  /** Whether the number is said to be known. */
  readonly isKnown: () => boolean;
  readonly isOver: () => boolean;
  /** Under which keys something was to be created, and how often each time. */
  readonly keys: () => readonly string[];
}

type Script = (asking: number) => Answer<SignupInformation>;

const CREATED: SignupInformation = { memberId: '9001', invoiceId: '5001', contractId: '3001', link_to_nets: LINK };

/** The answer that everything went well. */
export const created = (after: number): Answer<SignupInformation> => ({ after, result: ok(CREATED) });
export const firstly =
  (result: Result<SignupInformation>): Script =>
  (asking) =>
    asking === 1 ? { after: 50, result } : created(50);

export const SIGNUPS = {
  standard: (createMember: Script): Attempt => {
    const flow = aStandardRegister({ createMember });
    return member(flow, () => flow.view().step === 'confirm');
  },
  payment: (createMember: Script): Attempt => {
    const flow = aPaymentRegister({ createMember });
    return member(flow, () => flow.view().step === 'directDebit');
  },
  company: (createMember: Script): Attempt => {
    const flow = aCompanySignup({ createMember });
    flow.giveCode();
    flow.store.next();
    return member(flow, () => flow.gone.length === 1 && flow.view().outcome === 'success');
  },
  private: (createMember: Script): Attempt => {
    const flow = aPrivateSignup({ createMember });
    return member(flow, () => flow.view().step === 'payer');
  },
  sponsor: (script: Script): Attempt => {
    const flow = filledIn({
      created: (asking) => script(asking).result,
      createdAfter: (asking) => script(asking).after,
    });
    return {
      clock: flow.clock,
      person: flow.person,
      press: flow.store.next,
      leave: flow.store.close,
      comeBack: flow.store.open,
      startOver: flow.drafts.startOver,
      isSending: () => flow.view().isSending,
      cutOff: () => flow.online$.next(false),
      timesSaid: () => flow.view().rejections,
      said: () => flow.view().failure?.key,
      isKnown: () => flow.view().exists,
      isOver: () => flow.view().step === 'confirm',
      keys: () => flow.keys,
    };
  },
  profile: (script: Script): Attempt => {
    const page = ready({ answer: (_, asking) => script(asking) });
    const said = () => page.page().failure?.key;
    return {
      clock: page.clock,
      person: page.person,
      press: page.store.create,
      leave: page.store.close,
      comeBack: page.store.open,
      startOver: page.drafts.startOver,
      isSending: () => page.page().isSending,
      cutOff: () => page.online$.next(false),
      timesSaid: () => page.toasts.length,
      said,
      isKnown: () => false,
      isOver: () => page.page().status === 'made',
      keys: () => page.used,
    };
  },
} as const;

export const SIGNUP_NAMES = ['standard', 'payment', 'company', 'private', 'sponsor', 'profile'] as const;

type Register = ReturnType<
  typeof aStandardRegister | typeof aPaymentRegister | typeof aCompanySignup | typeof aPrivateSignup
>;

function member(flow: Register, isOver: () => boolean): Attempt {
  flow.choose();
  flow.store.next();
  flow.fillIn();
  return {
    clock: flow.clock,
    person: flow.needs.person,
    press: () => flow.store.next(),
    leave: () => flow.store.close(),
    comeBack() {
      flow.store.open();
      flow.settle();
    },
    startOver: () => flow.needs.drafts.startOver(),
    isSending: () => flow.view().isSending,
    cutOff: () => flow.online$.next(false),
    timesSaid: () => flow.view().rejections,
    said: () => flow.view().failure?.key,
    isKnown: () => flow.view().exists !== null,
    isOver,
    keys: () => flow.created.map(({ question }) => question.key),
  };
}

/** Presses, and waits for the answer. */
export function send({ press, clock }: Attempt): void {
  press();
  clock.pass(2 * SECOND);
}
