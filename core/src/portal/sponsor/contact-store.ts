import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import { createGuard } from '../../shell/guard.ts';
import { phoneNumberDigits } from '../person/fields.ts';
import { type ContactState, contactViewOf, type SponsorContactView, saidBy } from './contact-view.ts';
import { concludedContact, contactFor, hasReachedPayer, openedContact, withoutUncertain } from './contacts.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsorContactDraft } from './model.ts';
import type { SponsorAddresses, SponsorPort } from './port.ts';
import { sponsorPhoneProblem } from './rules.ts';

/** What the steps of a sign-up ask about the sponsor. */
export interface SponsorContactFacts {
  /** Whether a payer has been asked to pay for the member. */
  readonly contacted: boolean;
  /** Of the number in the field. */
  readonly status: ContactOutcome | null;
}

/** [P-SPONSOR-14] One action that sends one message: no number gets two for the same member. */
export interface SponsorContactStore {
  readonly view$: Behavior<SponsorContactView>;
  readonly facts$: Behavior<SponsorContactFacts>;
  /** Written before anything is sent: a page that is loaded again knows that a message may be on its way. */
  readonly draft$: Behavior<SponsorContactDraft>;
  type(text: string): void;
  /** The field was left. */
  leave(): void;
  send(): void;
  restore(draft: SponsorContactDraft): void;
  reset(): void;
}

export interface SponsorContactNeeds {
  readonly port: Pick<SponsorPort, 'contact'>;
  readonly memberId$: Behavior<string | null>;
  readonly departmentId$: Behavior<number | null>;
  readonly contractId$: Behavior<string | null>;
  readonly online$: Behavior<boolean>;
  readonly addressesFor: (departmentId: number) => SponsorAddresses;
  readonly clock: SchedulerLike;
}

const EMPTY: ContactState = { phone: '', wasLeft: false, sending: false, contacts: [], said: null, setbacks: 0 };
const NOT_READY: SponsorMessage = { key: 'sponsor.notReady', params: {} };
const OFFLINE: SponsorMessage = { key: 'sponsor.offline', params: {} };

export function createSponsorContactStore(needs: SponsorContactNeeds): SponsorContactStore {
  const { port, memberId$, departmentId$, contractId$, online$, clock } = needs;
  const state$ = new BehaviorSubject<ContactState>(EMPTY);
  const guard = createGuard(clock);
  let life = 0;

  const change = (changes: Partial<ContactState>): void => state$.next({ ...state$.value, ...changes });
  const turnDown = (why: SponsorMessage | null): void =>
    change({ wasLeft: true, said: why && { why, isIllegal: false }, setbacks: state$.value.setbacks + 1 });

  const contact$ = derive({ state: state$, memberId: memberId$ }, ({ state, memberId }) =>
    contactFor(state.contacts, memberId, state.phone),
  );

  function learn(memberId: string, phone: string, answer: Result<string>): void {
    const { contacts, setbacks } = state$.value;
    const concluded = concludedContact(contacts, memberId, phone, answer);
    if (answer.ok) change({ sending: false, contacts: concluded });
    else change({ sending: false, contacts: concluded, said: saidBy(answer.error), setbacks: setbacks + 1 });
  }

  function send(): void {
    const { phone, sending, said } = state$.value;
    if (sending || contact$.value !== null || said?.isIllegal) return;
    const memberId = memberId$.value;
    const departmentId = departmentId$.value;
    // [P-SPONSOR-15]
    if (sponsorPhoneProblem(phone)) turnDown(null);
    else if (memberId === null || departmentId === null) turnDown(NOT_READY);
    // Without a network nothing leaves the browser, which is no reason to wonder afterwards whether anything did.
    else if (!online$.value) turnDown(OFFLINE);
    else if (guard.passes()) ask(phone, memberId, departmentId);
  }

  function ask(phone: string, memberId: string, departmentId: number): void {
    change({ sending: true, said: null, contacts: openedContact(state$.value.contacts, memberId, phone) });
    const current = life;
    const request = { phone, memberId, departmentId, contractId: contractId$.value };
    port.contact({ ...request, ...needs.addressesFor(departmentId) }).subscribe((answer) => {
      if (current === life) learn(memberId, phone, answer);
    });
  }

  return {
    view$: derive({ state: state$, contact: contact$ }, ({ state, contact }) => contactViewOf(state, contact)),
    facts$: derive({ state: state$, memberId: memberId$, contact: contact$ }, ({ state, memberId, contact }) => ({
      contacted: hasReachedPayer(state.contacts, memberId),
      status: contact?.outcome ?? null,
    })),
    draft$: derive({ state: state$ }, ({ state: { phone, contacts } }) => ({ phone, contacts: [...contacts] })),
    type(text) {
      const phone = phoneNumberDigits(text);
      const { sending, contacts } = state$.value;
      if (sending || phone === state$.value.phone) return;
      guard.release();
      change({ phone, said: null, contacts: withoutUncertain(contacts) });
    },
    leave: () => change({ wasLeft: true }),
    send,
    restore({ phone, contacts }) {
      life += 1;
      guard.release();
      state$.next({ ...EMPTY, phone: phoneNumberDigits(phone), contacts });
    },
    reset() {
      life += 1;
      guard.release();
      state$.next(EMPTY);
    },
  };
}
