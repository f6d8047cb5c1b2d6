import { BehaviorSubject, defer, map, type Observable, type SchedulerLike, tap } from 'rxjs';
import { createAction, type RunEnd, requestEnd } from '../../data/action.ts';
import { commandView } from '../../data/command.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isRefused, type Result } from '../../shared/result.ts';
import type { StatusType } from '../../shell/model.ts';
import type { SponsorMessage } from '../../texts/sponsor.ts';
import { phoneNumberDigits } from '../person/rules.ts';
import type { ContactOutcome, SponsorContact, SponsorContactDraft, SponsorPort } from './model.ts';
import {
  contactFailure,
  contactOutcome,
  SPONSOR_STATUS_TYPES,
  type SponsorStatus,
  sponsorAddresses,
  sponsorPhoneProblem,
} from './rules.ts';

/** The last step of the sign-up with a private sponsor: the payer's number, and the outcome of the message. */
export interface SponsorContactView {
  readonly phone: string;
  /** The problem of the number, shown under its field. */
  readonly problem: SponsorMessage | null;
  readonly isSending: boolean;
  /** [P-SPONSOR-21] Whether the button is active; after an answer only once the number changes. */
  readonly canSend: boolean;
  /** The outcome for this number. */
  readonly status: ContactStatus | null;
  /** Grows with each rejection, so that the focus can move to the reason. */
  readonly rejections: number;
}

/** The text under the button; `type` is its look, and `kind` tells whether the payer can sign now. */
export interface ContactStatus {
  readonly type: StatusType;
  readonly kind: SponsorStatus | 'failed';
  readonly words: SponsorMessage;
  /** Why the outcome is unknown. */
  readonly reason: SponsorMessage | null;
}

/** The payer, as the steps of a sign-up read them. */
export interface SponsorContactFacts {
  /** Whether a payer was asked. */
  readonly contacted: boolean;
  /** The outcome for the number in the field. */
  readonly status: ContactOutcome | null;
}

/** [P-SPONSOR-14] Sends one message: a number never gets two for the same member. */
export interface SponsorContactStore {
  readonly view$: Behavior<SponsorContactView>;
  readonly facts$: Behavior<SponsorContactFacts>;
  /** Updated before the sending, so that after a reload the page knows that a message may have been sent. */
  readonly draft$: Behavior<SponsorContactDraft>;
  type(text: string): void;
  leave(): void;
  send(): void;
  restore(draft: SponsorContactDraft): void;
  reset(): void;
}

interface SponsorContactNeeds {
  readonly port: Pick<SponsorPort, 'contact'>;
  readonly memberId$: Behavior<string | null>;
  readonly departmentId$: Behavior<number | null>;
  readonly contractId$: Behavior<string | null>;
  readonly online$: Behavior<boolean>;
  /** The base address of the center's pages. */
  readonly centerAddress: string;
  readonly clock: SchedulerLike;
}

interface Field {
  readonly phone: string;
  readonly wasLeft: boolean;
  readonly contacts: readonly SponsorContact[];
}

interface ContactInput {
  readonly phone: string;
  readonly memberId: string;
  readonly departmentId: number;
}

const EMPTY: Field = { phone: '', wasLeft: false, contacts: [] };
const NOT_READY: SponsorMessage = { key: 'sponsor.notReady', params: {} };
const OFFLINE: SponsorMessage = { key: 'sponsor.offline', params: {} };

export function createSponsorContactStore(needs: SponsorContactNeeds): SponsorContactStore {
  const { port, memberId$, departmentId$, contractId$, centerAddress } = needs;
  const field$ = new BehaviorSubject<Field>(EMPTY);
  const action = createAction<ContactInput, string, SponsorMessage>({ ...needs, run });

  const change = (changes: Partial<Field>): void => field$.next({ ...field$.value, ...changes });

  const contact$ = derive({ field: field$, memberId: memberId$ }, ({ field, memberId }) =>
    contactFor(field.contacts, memberId, field.phone),
  );
  const view$ = derive(
    { field: field$, contact: contact$, sending: commandView(action.view$, OFFLINE) },
    ({ field: { phone, wasLeft }, contact, sending: { isSending, failure, rejections } }): SponsorContactView => ({
      phone,
      problem: wasLeft ? sponsorPhoneProblem(phone) : null,
      isSending,
      canSend: phone !== '' && !isSending && contact === null && !isIllegal(failure),
      status: isSending ? null : contactStatus(contact, failure),
      rejections,
    }),
  );

  function run({ phone, memberId, departmentId }: ContactInput): Observable<RunEnd<string, SponsorMessage>> {
    return defer(() => {
      change({ contacts: openedContact(field$.value.contacts, memberId, phone) });
      const request = { phone, memberId, departmentId, contractId: contractId$.value };
      return port.contact({ ...request, ...sponsorAddresses(centerAddress, departmentId) });
    }).pipe(
      // Before the end of the run, as the screen moves to the outcome when the sending ends.
      tap((answer) => change({ contacts: concludedContact(field$.value.contacts, memberId, phone, answer) })),
      map((answer) => requestEnd(answer, contactFailure)),
    );
  }

  return {
    view$,
    facts$: derive({ field: field$, memberId: memberId$, contact: contact$ }, ({ field, memberId, contact }) => ({
      contacted: hasReachedPayer(field.contacts, memberId),
      status: contact?.outcome ?? null,
    })),
    draft$: derive({ field: field$ }, ({ field: { phone, contacts } }) => ({ phone, contacts: [...contacts] })),
    type(text) {
      const phone = phoneNumberDigits(text);
      const { contacts } = field$.value;
      if (action.view$.value.isSending || phone === field$.value.phone) return;
      action.clear();
      change({ phone, contacts: withoutUncertain(contacts) });
    },
    leave: () => change({ wasLeft: true }),
    send() {
      const { phone } = field$.value;
      if (action.view$.value.isSending || contact$.value !== null || isIllegal(action.view$.value.failure)) return;
      const memberId = memberId$.value;
      const departmentId = departmentId$.value;
      const problem = sponsorPhoneProblem(phone);
      // [P-SPONSOR-15]
      if (problem || memberId === null || departmentId === null) {
        change({ wasLeft: true });
        action.reject(problem ? null : NOT_READY);
      } else action.run({ phone, memberId, departmentId }, () => undefined);
    },
    restore({ phone, contacts }) {
      action.forget();
      field$.next({ ...EMPTY, phone: phoneNumberDigits(phone), contacts });
    },
    reset() {
      action.forget();
      field$.next(EMPTY);
    },
  };
}

/** Whether the service does not allow this person to pay. */
const isIllegal = (failure: SponsorMessage | null): boolean => failure?.key === 'sponsor.illegal';

/** The outcome for a number, or else the last failure. */
function contactStatus(contact: SponsorContact | null, failure: SponsorMessage | null): ContactStatus | null {
  if (contact !== null) {
    const { outcome: kind } = contact;
    return { kind, type: SPONSOR_STATUS_TYPES[kind], words: WORDS[kind], reason: failure };
  }
  if (failure === null) return null;
  return { kind: isIllegal(failure) ? 'illegal' : 'failed', type: 'danger', words: failure, reason: null };
}

const WORDS: Readonly<Record<ContactOutcome, SponsorMessage>> = {
  notSigned: { key: 'sponsor.notSigned', params: {} },
  signed: { key: 'sponsor.signed', params: {} },
  unknown: { key: 'sponsor.unknown', params: {} },
  uncertain: { key: 'sponsor.uncertain', params: {} },
};

type Contacts = readonly SponsorContact[];

const contactFor = (contacts: Contacts, memberId: string | null, phone: string): SponsorContact | null =>
  contacts.find((contact) => contact.memberId === memberId && contact.phone === phone) ?? null;

const hasReachedPayer = (contacts: Contacts, memberId: string | null): boolean =>
  contacts.some((contact) => contact.memberId === memberId && ['notSigned', 'signed'].includes(contact.outcome));

/** From the sending to the answer the outcome is uncertain; without an answer it stays so. */
const openedContact = (contacts: Contacts, memberId: string, phone: string): Contacts =>
  withOutcome(contacts, memberId, phone, 'uncertain');

/** [P-SPONSOR-21] The outcome of an answer: only a refusal frees the number again. */
function concludedContact(contacts: Contacts, memberId: string, phone: string, answer: Result<string>): Contacts {
  if (answer.ok) return withOutcome(contacts, memberId, phone, contactOutcome(answer.value));
  return isRefused(answer.error) ? without(contacts, memberId, phone) : contacts;
}

/** A change of the number frees those with an uncertain outcome. */
const withoutUncertain = (contacts: Contacts): Contacts => contacts.filter(({ outcome }) => outcome !== 'uncertain');

const without = (contacts: Contacts, memberId: string, phone: string): Contacts =>
  contacts.filter((contact) => contact.memberId !== memberId || contact.phone !== phone);

const withOutcome = (contacts: Contacts, memberId: string, phone: string, outcome: ContactOutcome): Contacts => [
  ...without(contacts, memberId, phone),
  { memberId, phone, outcome },
];
