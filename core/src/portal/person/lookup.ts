// Looks up a name and an address by a phone number, on the visitor's request.
import { BehaviorSubject, tap } from 'rxjs';
import { type Answer, createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { mapReply } from '../../shared/reply.ts';
import type { Failure } from '../../shared/result.ts';
import type { PersonMessage } from '../../texts/person.ts';
import type { FoundPerson, PersonPort, PhoneLookup } from './model.ts';
import type { PersonChanges } from './prefill.ts';
import { FORMATS, isPhoneNumber, isPostalCode, LONGEST_FIELD, type PersonForm, phoneNumberDigits } from './rules.ts';

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

interface LookUp {
  readonly view$: Behavior<LookUpView>;
  type(phone: string): void;
  ask(): void;
  /** The form is closed: a running look-up is dropped. */
  settle(): void;
  forget(): void;
}

interface LookUpNeeds {
  readonly port: Pick<PersonPort, 'phone'>;
  readonly found: (person: FoundPerson, number: string) => void;
  /** [P-PERSON-23] Called if the look-up fails, but not if it finds no person. */
  readonly report: (failure: Failure) => void;
}

const EMPTY = { phone: '', isTooShort: false } as const;
const TOO_SHORT: PersonMessage = { key: 'person.lookupShort', params: {} };
const FAILED: PersonMessage = { key: 'person.lookupFailed', params: {} };

export function createLookUp({ port, found, report }: LookUpNeeds): LookUp {
  const field$ = new BehaviorSubject<{ readonly phone: string; readonly isTooShort: boolean }>(EMPTY);
  const number$ = new BehaviorSubject<string | null>(null);
  // It stays open, so that reopening the form looks no person up again.
  const query = createQuery<string, FoundPerson | null>({
    question$: number$,
    ask: (number) =>
      mapReply(port.phone(number), personIn).pipe(
        tap((person) => {
          if (person.ok && person.value !== null) found(person.value, number);
        }),
      ),
    whenRefreshFails: 'drop',
    failed: report,
  });
  query.open();
  const view$ = derive({ field: field$, answer: query.answer$ }, ({ field: { phone, isTooShort }, answer }) => ({
    phone,
    status: statusOf(answer),
    problem: isTooShort ? TOO_SHORT : answer.load.status === 'failed' ? FAILED : null,
  }));

  function start(phone: string): void {
    field$.next({ ...EMPTY, phone });
    number$.next(null);
  }

  return {
    view$,
    type: (text) => start(phoneNumberDigits(text)),
    ask() {
      const { phone, status } = view$.value;
      if (status === 'looking') return;
      if (!canBeLookedUp(phone)) field$.next({ phone, isTooShort: true });
      else if (number$.value === null) number$.next(phone);
      else query.reload();
    },
    settle() {
      if (view$.value.status === 'looking') number$.next(null);
    },
    forget: () => start(''),
  };
}

function statusOf({ load, isRefreshing }: Answer<string, FoundPerson | null>): LookUpView['status'] {
  if (load.status === 'loading' || isRefreshing) return 'looking';
  if (load.status === 'ready') return load.value === null ? 'notFound' : 'found';
  return 'idle';
}
