import { type Failure, type Load, ok, type Result } from '@felles/core';
import type { Center } from '@felles/core/internal/portal/center/model';
import type { MunicipalityLookup, PhoneLookup } from '@felles/core/internal/portal/person/model';
import { createPersonStore, type WritableField } from '@felles/core/internal/portal/person/store';
import type { ApprovalMode } from '@felles/core/internal/portal/person/terms';
import type { Profile } from '@felles/core/internal/portal/profile/model';
import type { PaymentCondition } from '@felles/core/internal/portal/terms/rules';
import type { PersonStore } from '@felles/core/portal/person';
import { BehaviorSubject } from 'rxjs';
import { at } from './at.ts';
import { type Answer, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const REPLY_TIME = 50;

/** Long enough for a place to be looked up after the last keystroke. */
export const PLACE_TIME = 400 + REPLY_TIME;

interface Situation {
  readonly now?: string;
  readonly approval?: ApprovalMode;
  readonly profile?: Profile | null;
  readonly center?: Partial<Center>;
  readonly municipality?: (code: string, asking: number) => Answer<MunicipalityLookup>;
  readonly phone?: (number: string, asking: number) => Answer<PhoneLookup>;
}

/** A person store with everything around it in the test's hands, opened. */
export function aPersonStore(given: Situation = {}) {
  const clock = at(given.now ?? '2026-11-19T12:00:00+01:00');
  const profile$ = new BehaviorSubject<Profile | null>(given.profile ?? null);
  const center$ = new BehaviorSubject<Center | null>({
    id: 100,
    minimum_age: 15,
    short_term_minimum_age: 16,
    ...given.center,
  });
  const departmentId$ = new BehaviorSubject<number | null>(null);
  const condition$ = new BehaviorSubject<{ readonly condition: Load<PaymentCondition | null> }>({
    condition: { status: 'ready', value: null },
  });
  const failures: Failure[] = [];
  const places = scripted<string, MunicipalityLookup>(
    clock,
    (code, asking) => given.municipality?.(code, asking) ?? later(ok({ municipality: `Sted ${code}` })),
  );
  const phones = scripted<string, PhoneLookup>(
    clock,
    (number, asking) => given.phone?.(number, asking) ?? later(ok([{ exists: false }])),
  );
  const store = createPersonStore({
    port: { municipality: places.ask, phone: phones.ask },
    clock,
    profile$,
    center: { center$, departmentId$, view$: condition$ },
    approval: given.approval ?? 'asked',
    report: (failure) => failures.push(failure),
  });
  store.open();
  return {
    store,
    clock,
    profile$,
    center$,
    departmentId$,
    condition$,
    failures,
    places: places.askings,
    phones: phones.askings,
    view: () => store.view$.value,
    facts: () => store.facts$.value,
  };
}

export const later = <T>(result: Result<T>, after = REPLY_TIME): Answer<T> => ({ after, result });

/** Empties one thing that was filled in. The place goes with its postal code. */
export function emptied(store: PersonStore, field: string): void {
  const { changes, ...rest } = store.draft$.value;
  if (field === 'approve_tos') store.approveTerms(false);
  else if (field === 'date_of_birth') store.chooseBirthDate({ day: 17, month: null, year: 1992 });
  else if (field === 'municipality') store.change('postal_code', '5015');
  else if (field === 'gender') store.restore({ ...rest, changes: { ...changes, gender: null } });
  else store.change(field as WritableField, ''); // the rest are lines of text
}

/** Fills everything in but the terms, as a visitor would; the place is still to be found. */
export function fillIn(store: PersonStore): void {
  store.change('firstname', 'ingrid');
  store.change('lastname', 'solbakken');
  store.change('address', 'fjellveien 12');
  store.change('postal_code', '5014');
  store.change('phone_number', '10000001');
  store.change('email', 'Ingrid@Demo.example');
  store.chooseBirthDate({ day: 17, month: 5, year: 1992 });
  store.chooseGender('kvinne');
}
