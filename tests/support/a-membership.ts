import { type Load, ok, type Result, type ToastRequest } from '@felles/core';
import type { Department } from '@felles/core/internal/portal/center/model';
import type {
  DirectLink,
  Membership,
  MembershipGroup,
  MembershipQuery,
} from '@felles/core/internal/portal/membership/model';
import type { MembershipFlow } from '@felles/core/internal/portal/membership/rules';
import { createMembershipStore } from '@felles/core/internal/portal/membership/store';
import type { MembershipView } from '@felles/core/portal/membership';
import { aMembership } from '@felles/fixtures';
import { BehaviorSubject } from 'rxjs';
import { at } from './at.ts';
import { departments } from './fake-center.ts';
import { type Answer, scripted } from './fake-ports.ts';

/** How long the service of these tests takes to answer. */
export const ANSWER_TIME = 50;

const GROUPS: readonly MembershipGroup[] = [
  { id: 1, name: 'Voksen' },
  { id: 2, name: 'Student' },
];

interface Situation {
  readonly departments?: Load<readonly Department[]>;
  readonly allowedIds?: readonly number[] | null;
  readonly loggedIn?: boolean;
  readonly direct?: DirectLink | null;
  readonly preselectedId?: number | null;
  readonly noDirectDebitFirst?: boolean;
  readonly flow?: MembershipFlow;
  readonly memberships?: (query: MembershipQuery, asking: number) => Answer<readonly Membership[]>;
  readonly groups?: (asking: number) => Result<readonly MembershipGroup[]>;
}

/** Two memberships in every department: an ordinary one for grown-ups, and a student's. */
export const ADULT = aMembership({ id: 1, title: 'Voksen', group_ids: [1] });
export const STUDENT = aMembership({ id: 2, title: 'Student', group_ids: [2] });

export const answering = (list: readonly Membership[], after = ANSWER_TIME): Answer<readonly Membership[]> => ({
  after,
  result: ok(list),
});

/** A service that filters these memberships by group. */
export const having =
  (...list: readonly Membership[]) =>
  ({ groupIds }: MembershipQuery): Answer<readonly Membership[]> =>
    answering(list.filter(({ group_ids }) => groupIds.length === 0 || groupIds.some((id) => group_ids?.includes(id))));

/** A membership store with everything around it in the test's hands, not yet opened. */
export function aMembershipChoice(given: Situation = {}) {
  const clock = at('2026-11-19T10:00:00+01:00');
  const departments$ = new BehaviorSubject(given.departments ?? departments(101, 102));
  const allowedIds$ = new BehaviorSubject(given.allowedIds ?? null);
  const visitor$ = new BehaviorSubject({ loggedIn: given.loggedIn ?? false });
  const direct$ = new BehaviorSubject(given.direct ?? null);
  const toasts: ToastRequest[] = [];
  const told: (number | null)[] = [];
  let reloads = 0;
  const { ask, askings } = scripted<MembershipQuery, readonly Membership[]>(
    clock,
    given.memberships ?? having(ADULT, STUDENT),
  );
  const groups = scripted<null, readonly MembershipGroup[]>(clock, (_question, asking) => ({
    after: ANSWER_TIME,
    result: given.groups?.(asking) ?? ok(GROUPS),
  }));
  const store = createMembershipStore({
    port: { memberships: ask, groups: () => groups.ask(null) },
    departments$,
    reloadDepartments: () => {
      reloads += 1;
    },
    allowedIds$,
    visitor$,
    direct$,
    noDirectDebitFirst$: new BehaviorSubject(given.noDirectDebitFirst ?? false),
    preselectedId$: new BehaviorSubject(given.preselectedId ?? null),
    flow: given.flow ?? 'ordinary',
    toasts: { show: (request) => toasts.push(request) },
    chosen: (id) => told.push(id),
  });
  return {
    store,
    clock,
    departments$,
    allowedIds$,
    visitor$,
    direct$,
    toasts,
    told,
    reloads: () => reloads,
    askings,
    asked: () => askings.map(({ question }) => asText(question)),
    groupAskings: groups.askings,
    /** Lets every answer come that is on its way. */
    settle: () => clock.pass(10 * ANSWER_TIME),
    reload() {
      store.reload();
      clock.pass(10 * ANSWER_TIME);
    },
    titles: () => titlesOf(store.view$.value),
    /** The ids of what is chosen: department, then membership. */
    chosen: () => {
      const { department, membership } = store.facts$.value;
      return [department?.id ?? null, membership?.id ?? null];
    },
  };
}

/** Such a store, opened, when everything has arrived. */
export function anOpenChoice(given: Situation = {}) {
  const choice = aMembershipChoice(given);
  choice.store.open();
  choice.settle();
  return choice;
}

const titlesOf = ({ memberships }: MembershipView): readonly string[] => memberships.cards.map(({ title }) => title);

const asText = ({ departmentId, groupIds }: MembershipQuery): string =>
  groupIds.length === 0 ? `${departmentId}` : `${departmentId} by ${groupIds.join()}`;
