import { BehaviorSubject, defer, map, type Observable, type SchedulerLike, tap } from 'rxjs';
import { createAction, type RunEnd } from '../../data/action.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import type { Result } from '../../shared/result.ts';
import { phoneNumberDigits } from '../person/fields.ts';
import { contactViewOf, isIllegal, type SponsorContactView } from './contact-view.ts';
import { concludedContact, contactFor, hasReachedPayer, openedContact, withoutUncertain } from './contacts.ts';
import type { SponsorMessage } from './messages.ts';
import type { ContactOutcome, SponsorContact, SponsorContactDraft } from './model.ts';
import type { SponsorPort } from './port.ts';
import { contactFailure, sponsorAddresses, sponsorPhoneProblem } from './rules.ts';

/** What the steps of a sign-up read of the sponsor. */
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

export interface SponsorContactNeeds {
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
  const action = createAction<ContactInput, null, SponsorMessage>({ ...needs, run });

  const change = (changes: Partial<Field>): void => field$.next({ ...field$.value, ...changes });

  const contact$ = derive({ field: field$, memberId: memberId$ }, ({ field, memberId }) =>
    contactFor(field.contacts, memberId, field.phone),
  );
  const view$ = derive(
    { field: field$, contact: contact$, view: action.view$ },
    ({ field: { phone, wasLeft }, contact, view: { isSending, failure, isOffline, rejections } }) =>
      contactViewOf({
        phone,
        wasLeft,
        contact,
        isSending,
        failure: failure ?? (isOffline ? OFFLINE : null),
        rejections,
      }),
  );

  function run({ phone, memberId, departmentId }: ContactInput): Observable<RunEnd<null, SponsorMessage>> {
    return defer(() => {
      change({ contacts: openedContact(field$.value.contacts, memberId, phone) });
      const request = { phone, memberId, departmentId, contractId: contractId$.value };
      return port.contact({ ...request, ...sponsorAddresses(centerAddress, departmentId) });
    }).pipe(
      // Before the end of the run, as the screen moves to the outcome when the sending ends.
      tap((answer) => change({ contacts: concludedContact(field$.value.contacts, memberId, phone, answer) })),
      map(endOf),
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

const endOf = (answer: Result<string>): RunEnd<null, SponsorMessage> =>
  answer.ok ? { kind: 'done', value: null } : { kind: 'rejected', failure: contactFailure(answer.error) };
