// Looks up a name and an address by a phone number, on the visitor's request.
import { BehaviorSubject, type Observable, Subject, switchMap, tap } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import type { Failure } from '../../shared/result.ts';
import { isPhoneNumber, isPostalCode, phoneNumberDigits } from './fields.ts';
import type { PersonMessage } from './messages.ts';
import type { FoundPerson, PhoneLookup } from './model.ts';
import type { PersonPort } from './port.ts';
import type { PersonChanges } from './prefill.ts';
import { FORMATS, LONGEST_FIELD, type PersonForm } from './rules.ts';

/** [P-PERSON-19] The minimum number of digits for a look-up. */
const LOOKUP_DIGITS = 8;

/** [P-PERSON-19] Eight digits or more, and no other sign; spaces and a plus must be removed before. */
export const canBeLookedUp = (number: string): boolean => /^\d+$/.test(number) && number.length >= LOOKUP_DIGITS;

/** The person in an answer; null if there is none, or without data. */
export function personIn([first]: PhoneLookup): FoundPerson | null {
  if (first === undefined || first.exists === false) return null;
  return [first.firstname, first.lastname, first.address].some((text) => text?.trim()) ? first : null;
}

/** [P-PERSON-22] The values of a found person. They replace empty fields and those of the person found before, never typed ones. */
export function foundFields(
  found: FoundPerson,
  number: string,
  form: PersonForm,
  filledBefore: PersonChanges = {},
): PersonChanges {
  const values = {
    firstname: found.firstname,
    lastname: found.lastname,
    address: found.address,
    postal_code: isPostalCode(found.postal_code?.trim() ?? '') ? found.postal_code : null,
    phone_number: isPhoneNumber(number) ? number : null,
  };
  const filled = FILLABLE.map((field) => [field, FORMATS[field](values[field]?.trim() ?? '')] as const);
  return Object.fromEntries(
    filled.filter(([field, text]) => {
      const isFree = form[field].trim() === '' || form[field] === filledBefore[field];
      return isFree && text !== '' && text.length <= LONGEST_FIELD;
    }),
  );
}

const FILLABLE = ['firstname', 'lastname', 'address', 'postal_code', 'phone_number'] as const;

/** The field above the form by which a visitor fills it in from a phone number. */
export interface LookUpView {
  readonly phone: string;
  readonly status: 'idle' | 'looking' | 'found' | 'notFound';
  /** The problem with the number or the look-up; shown once the visitor has asked for it. */
  readonly problem: PersonMessage | null;
}

export interface LookUp {
  readonly view$: Behavior<LookUpView>;
  /** Asks while it is subscribed. The newest question wins. */
  readonly answers$: Observable<unknown>;
  type(phone: string): void;
  ask(): void;
  /** The form is closed: a running look-up is dropped. */
  settle(): void;
  forget(): void;
}

export interface LookUpNeeds {
  readonly port: Pick<PersonPort, 'phone'>;
  readonly found: (person: FoundPerson, number: string) => void;
  /** [P-PERSON-23] Called if the look-up fails, but not if it finds no person. */
  readonly report: (failure: Failure) => void;
}

const NOTHING_ASKED: LookUpView = { phone: '', status: 'idle', problem: null };
const TOO_SHORT: PersonMessage = { key: 'person.lookupShort', params: {} };
const FAILED: PersonMessage = { key: 'person.lookupFailed', params: {} };

export function createLookUp({ port, found, report }: LookUpNeeds): LookUp {
  const view$ = new BehaviorSubject<LookUpView>(NOTHING_ASKED);
  /** Null cancels the question. */
  const questions$ = new Subject<string | null>();
  const say = (status: LookUpView['status']): void => view$.next({ ...view$.value, status });

  const asked$ = (number: string) =>
    port.phone(number).pipe(
      tap((answer) => {
        const person = answer.ok ? personIn(answer.value) : null;
        say(person ? 'found' : answer.ok ? 'notFound' : 'idle');
        if (person) found(person, number);
        if (answer.ok) return;
        view$.next({ ...view$.value, problem: FAILED });
        report(answer.error);
      }),
    );

  return {
    view$,
    answers$: questions$.pipe(switchMap((number) => (number === null ? [] : asked$(number)))),
    type(text) {
      view$.next({ phone: phoneNumberDigits(text), status: 'idle', problem: null });
      questions$.next(null);
    },
    ask() {
      const { phone, status } = view$.value;
      if (status === 'looking') return;
      if (!canBeLookedUp(phone)) return view$.next({ ...view$.value, problem: TOO_SHORT });
      view$.next({ phone, status: 'looking', problem: null });
      questions$.next(phone);
    },
    settle() {
      if (view$.value.status === 'looking') say('idle');
    },
    forget() {
      questions$.next(null);
      view$.next(NOTHING_ASKED);
    },
  };
}
