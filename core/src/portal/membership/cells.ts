// The state of the two choices, and the values derived from it.
import { BehaviorSubject } from 'rxjs';
import { createQuery } from '../../data/query.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { idle, type Load } from '../../shared/load.ts';
import { describeFailure } from '../../shared/messages.ts';
import { kroner } from '../../shared/money.ts';
import type { Department } from '../center/model.ts';
import { cardOf, listMemberships, membershipCard, visibleAmong } from './cards.ts';
import { keyOf, type MembershipChoice, membershipQuery } from './choice.ts';
import type { DirectLink, MembershipDraft, MembershipGroup, MembershipPort, MembershipQuery } from './model.ts';
import { emptyText, filterPlacement, isOpenTo, type MembershipFlow, type Viewer } from './rules.ts';
import {
  departmentsView,
  failureOf,
  groupsIn,
  hasOtherPrice,
  type MembershipFacts,
  type MembershipsView,
  type MembershipView,
  statusOf,
} from './view.ts';

/** Values of other areas. */
export interface MembershipSources {
  readonly port: MembershipPort;
  readonly departments$: Behavior<Load<readonly Department[]>>;
  /** The departments that a sponsor code allows; null without a code. */
  readonly allowedIds$: Behavior<readonly number[] | null>;
  readonly visitor$: Behavior<{ readonly loggedIn: boolean }>;
  readonly direct$: Behavior<DirectLink | null>;
  readonly flow: MembershipFlow;
  /** Whether the address asks for memberships without direct debit. */
  readonly noDirectDebitFirst$: Behavior<boolean>;
}

export const createCells = () => ({
  department$: new BehaviorSubject<Department | null>(null),
  groupIds$: new BehaviorSubject<readonly number[]>([]),
  chosen$: new BehaviorSubject<MembershipChoice | null>(null),
  followed$: new BehaviorSubject<MembershipDraft['followed']>(null),
  /** Whether the chosen membership is no longer offered, and whether a toast said so now or before a reload. */
  vanished$: new BehaviorSubject<'no' | 'inToast' | 'onPage'>('no'),
  groupsLoad$: new BehaviorSubject<Load<readonly MembershipGroup[]>>(idle),
  checks$: new BehaviorSubject(0),
});
export type Cells = ReturnType<typeof createCells>;
export type DerivedState = ReturnType<typeof deriveFrom>;

export function deriveFrom(
  cells: Cells,
  { port, departments$, allowedIds$, visitor$, direct$, flow, noDirectDebitFirst$ }: MembershipSources,
) {
  const { department$, groupIds$, chosen$, followed$, vanished$, groupsLoad$ } = cells;
  const departmentId$ = derive({ department: department$ }, ({ department }) => department?.id ?? null);
  const query$ = derive(
    { departmentId: departmentId$, groupIds: groupIds$ },
    ({ departmentId, groupIds }): MembershipQuery | null =>
      departmentId === null ? null : membershipQuery(departmentId, groupIds),
  );
  // [P-MEMBERSHIP-17] Each change of the question loads a new list.
  const list = createQuery({ question$: query$, ask: port.memberships });
  const { answer$ } = list;

  // [P-SIGNUP-75] A dead link does not count as a direct link. The draft of a sign-up outlives its link in the address.
  const arrivedDirectly$ = derive(
    { direct: direct$, followed: followed$ },
    ({ direct, followed }) => (direct !== null && !sameLink(followed?.link, direct)) || followed?.found === true,
  );
  const viewer$ = derive(
    { visitor: visitor$, arrivedDirectly: arrivedDirectly$ },
    ({ visitor, arrivedDirectly }): Viewer => ({ flow, arrivedDirectly, loggedIn: visitor.loggedIn }),
  );

  /** A choice counts only for the question it was made under. */
  const confirmed$ = derive({ chosen: chosen$, query: query$ }, ({ chosen, query }) =>
    chosen !== null && query !== null && chosen.question === keyOf(query) ? chosen : null,
  );
  // [P-MEMBERSHIP-26] Members cannot have a test membership, so a login undoes this choice.
  const effective$ = derive({ confirmed: confirmed$, viewer: viewer$ }, ({ confirmed, viewer }) =>
    confirmed !== null && isOpenTo(confirmed.membership, viewer) ? confirmed : null,
  );
  const chosenId$ = derive({ effective: effective$ }, ({ effective }) => effective?.membership.id ?? null);

  const listed$ = derive(
    { answer: answer$, groupsLoad: groupsLoad$, first: noDirectDebitFirst$ },
    ({ answer, groupsLoad, first }) => listMemberships(answer, groupsIn(groupsLoad), first),
  );
  const visible$ = derive({ all: listed$, viewer: viewer$, chosenId: chosenId$ }, ({ all, viewer, chosenId }) =>
    visibleAmong(all, viewer, chosenId),
  );

  const view$ = derive(
    {
      departments: derive(
        {
          departments: departments$,
          allowedIds: allowedIds$,
          chosenId: departmentId$,
          arrivedDirectly: arrivedDirectly$,
        },
        departmentsView,
      ),
      memberships: derive(
        {
          departmentId: departmentId$,
          answer: answer$,
          visible: visible$,
          chosen: effective$,
          // The page does not repeat the message of a toast.
          hasVanished: derive({ vanished: vanished$ }, ({ vanished }) => vanished === 'onPage'),
          refused: derive({ confirmed: confirmed$, effective: effective$ }, (now) => now.confirmed !== now.effective),
          groupsLoad: groupsLoad$,
          groupIds: groupIds$,
        },
        ({ departmentId, answer, visible, chosen, groupsLoad, groupIds, ...now }): MembershipsView => {
          const groups = groupsIn(groupsLoad);
          const chosenId = chosen?.membership.id ?? null;
          const card = chosen && (cardOf(visible, chosen.membership.id) ?? membershipCard(chosen.membership, groups));
          const status = departmentId === null ? 'idle' : statusOf(answer.load);
          return {
            ...now,
            status,
            failure: failureOf(answer.load) ?? (answer.refreshFailure && describeFailure(answer.refreshFailure)),
            cards: card ? [card] : visible.map((one) => one.card),
            chosenId,
            others: chosen ? visible.filter(({ membership }) => membership.id !== chosenId).length : 0,
            formerPrice: chosen && hasOtherPrice(chosen) ? kroner(chosen.agreedPrice, ',') : null,
            empty: status === 'ready' && visible.length === 0 && !chosen ? emptyText(groupIds.length > 0) : null,
            filters: groups.map(({ id, name }) => ({ id, name, selected: groupIds.includes(id) })),
            placement: filterPlacement(groups),
            filtersFailure: failureOf(groupsLoad),
          };
        },
      ),
    },
    (now): MembershipView => now,
  );

  const facts$ = derive(
    {
      department: department$,
      effective: effective$,
      answer: answer$,
      visible: visible$,
      arrivedDirectly: arrivedDirectly$,
    },
    ({ effective, answer, visible, ...now }): MembershipFacts => ({
      ...now,
      membership: effective?.membership ?? null,
      listIsEmpty: answer.load.status === 'ready' && visible.length === 0,
      priceChanged: effective !== null && hasOtherPrice(effective),
    }),
  );

  const draft$ = derive(
    {
      department: department$,
      confirmed: confirmed$,
      groupIds: groupIds$,
      followed: followed$,
      vanished: derive({ vanished: vanished$ }, ({ vanished }) => vanished !== 'no'),
    },
    // The price that the visitor has agreed to.
    ({ confirmed, ...choices }): MembershipDraft => ({
      ...choices,
      membership: confirmed && { ...confirmed.membership, cost_included_vat: confirmed.agreedPrice },
    }),
  );

  return { list, departmentId$, query$, viewer$, arrivedDirectly$, chosenId$, visible$, view$, facts$, draft$ };
}

export const sameLink = (a: DirectLink | undefined, b: DirectLink): boolean =>
  a !== undefined && a.departmentId === b.departmentId && a.membershipId === b.membershipId;
