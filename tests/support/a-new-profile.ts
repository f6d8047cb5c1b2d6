import { type Load, ok, type Result, type ToastRequest } from '@felles/core';
import type { Center, Department } from '@felles/core/internal/portal/center/model';
import type { MemberInformation, MunicipalityLookup } from '@felles/core/internal/portal/person/model';
import type { SessionView } from '@felles/core/internal/portal/session/store';
import { createDraftStore } from '@felles/core/internal/portal/signup/drafts';
import type { NewProfile, SignupInformation } from '@felles/core/internal/portal/signup/model';
import { createNewProfileStore } from '@felles/core/internal/portal/signup/profile';
import type { SignupPort } from '@felles/core/portal/signup';
import { BehaviorSubject } from 'rxjs';
import { aPersonStore, fillIn, later, PLACE_TIME, REPLY_TIME } from './a-person-store.ts';
import { type Answer, type MemoryKeyValue, memoryKeyValue, scripted } from './fake-ports.ts';

const DEPARTMENTS: readonly Department[] = [
  { id: 101, navn: 'Sentrum' },
  { id: 102, navn: 'Havna' },
];

interface Updated {
  readonly id: string;
  readonly body: Parameters<SignupPort['updateMember']>[1];
}

interface Situation {
  readonly updated?: (asking: number) => Result<MemberInformation>;
  readonly answer?: (sent: NewProfile, asking: number) => Answer<SignupInformation>;
  readonly status?: SessionView['status'];
  readonly tab?: MemoryKeyValue;
  readonly center?: Partial<Center>;
  readonly municipality?: (code: string) => Answer<MunicipalityLookup>;
}

/** The store of the page with everything around it in the test's hands, opened. */
export function aNewProfileStore(given: Situation = {}) {
  const around = aPersonStore({
    ...(given.center && { center: given.center }),
    ...(given.municipality && { municipality: given.municipality }),
  });
  const { clock, store: person } = around;
  const tab = given.tab ?? memoryKeyValue();
  const departments$ = new BehaviorSubject<Load<readonly Department[]>>({ status: 'ready', value: DEPARTMENTS });
  const drafts = createDraftStore('nordlys', tab);
  const toasts: ToastRequest[] = [];
  const online$ = new BehaviorSubject(true);
  const keys: string[] = [];
  const used: string[] = [];
  const session$ = new BehaviorSubject<Pick<SessionView, 'status'>>({ status: given.status ?? 'loggedOut' });
  const { ask, askings } = scripted<NewProfile, SignupInformation>(
    clock,
    (sent, asking) => given.answer?.(sent, asking) ?? later(ok({ memberId: '9100' })),
  );
  const updates = scripted<Updated, MemberInformation>(clock, ({ id }, asking) =>
    later(given.updated?.(asking) ?? ok({ memberId: id })),
  );
  const store = createNewProfileStore({
    port: {
      createProfile(profile, key) {
        used.push(key);
        return ask(profile);
      },
      updateMember: (id, body) => updates.ask({ id, body }),
    },
    person,
    center: {
      center$: around.center$,
      departments$,
      departmentId$: around.departmentId$,
      chooseDepartment: (id) => around.departmentId$.next(id),
      reloadDepartments: () => undefined,
    },
    online$,
    session: { view$: session$ },
    drafts,
    toasts: { show: (toast) => toasts.push(toast) },
    newKey: () => `key-${keys.push('')}`,
    clock,
  });
  store.open();
  return {
    ...around,
    store,
    person,
    tab,
    drafts,
    toasts,
    used,
    session$,
    online$,
    sent: askings,
    updated: updates.askings,
    page: () => store.view$.value,
    answer: () => clock.pass(REPLY_TIME),
    create() {
      store.create();
      clock.pass(REPLY_TIME);
    },
    /** Longer than a double click takes. */
    wait: () => clock.pass(1_000),
  };
}

/** Everything filled in, approved and chosen. */
export function ready(given: Situation = {}) {
  const made = aNewProfileStore(given);
  fillIn(made.person);
  made.person.approveTerms(true);
  made.store.chooseDepartment(101);
  made.clock.pass(PLACE_TIME);
  return made;
}
