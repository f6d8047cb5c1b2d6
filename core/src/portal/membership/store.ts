import { combineLatest } from 'rxjs';
import type { Behavior } from '../../shared/behavior.ts';
import { toggleItem } from '../../shared/collections.ts';
import { loading, toLoad } from '../../shared/load.ts';
import { createScope, createSlot } from '../../shared/scope.ts';
import { type AutomaticChoiceNeeds, createAutomaticChoice } from './automatic-choice.ts';
import { createCells, deriveFrom } from './cells.ts';
import { choose, keyOf, membershipQuery } from './choice.ts';
import { canClearDepartment } from './departments.ts';
import type { ListAnswer, MembershipDraft } from './model.ts';
import { groupsIn, type MembershipFacts, type MembershipView } from './view.ts';

/** One for the whole sign-up: its steps read the choice, and its draft outlives a reload. */
export interface MembershipStore {
  readonly view$: Behavior<MembershipView>;
  readonly facts$: Behavior<MembershipFacts>;
  readonly draft$: Behavior<MembershipDraft>;
  /** Counts the answers about memberships, failures included. */
  readonly checks$: Behavior<number>;
  open(): void;
  close(): void;
  /** [P-MEMBERSHIP-08] [P-MEMBERSHIP-09] Chooses a department, or clears it if it is the chosen one. */
  chooseDepartment(id: number): void;
  /** [P-MEMBERSHIP-18] Chooses a membership, or clears it if it is the chosen one. */
  chooseMembership(id: number): void;
  toggleGroup(id: number): void;
  clearGroups(): void;
  acceptPrice(): void;
  /** Loads everything again that is missing or may be old. */
  reload(): void;
  /** Locks the choices while they are being sent. */
  lock(isLocked: boolean): void;
  restore(draft: MembershipDraft): void;
  reset(): void;
}

/** The sources of the choice; the departments are those of the center's store. */
export interface MembershipNeeds extends AutomaticChoiceNeeds {
  readonly reloadDepartments: () => void;
}

/** The choice of a department and one of its memberships. */
export function createMembershipStore(needs: MembershipNeeds): MembershipStore {
  const { port, departments$, allowedIds$, direct$ } = needs;
  const cells = createCells();
  const { groupIds$, chosen$, followed$, vanished$, groupsLoad$, checks$ } = cells;
  const derived = deriveFrom(cells, needs);
  const { list, departmentId$, query$, arrivedDirectly$, chosenId$, visible$, view$, facts$, draft$ } = derived;
  const automatic = createAutomaticChoice(cells, derived, needs);
  const scope = createScope();
  const groupsRequest = createSlot();
  let isLocked = false;

  function loadGroups(): void {
    if (groupsLoad$.value.status === 'ready') return;
    groupsLoad$.next(loading);
    groupsRequest.run(port.groups(), (result) => {
      groupsLoad$.next(toLoad(result));
      // A filter without a badge could never be removed.
      const ids = groupsIn(groupsLoad$.value).map(({ id }) => id);
      const known = groupIds$.value.filter((id) => ids.includes(id));
      if (result.ok && known.length < groupIds$.value.length) groupIds$.next(known);
    });
    scope.add(groupsRequest.end);
  }

  function settleAnswer({ question, load, isRefreshing, refreshFailure }: ListAnswer): void {
    if (load.status === 'loading' || isRefreshing) return;
    if (load.status === 'ready' && question && !refreshFailure) automatic.settleMembership(load.value, question);
    checks$.next(checks$.value + 1);
  }

  return {
    view$,
    facts$,
    draft$,
    checks$,
    open() {
      scope.reopen();
      loadGroups();
      scope.add(combineLatest([departments$, allowedIds$, direct$]).subscribe(automatic.settleDepartments));
      list.open();
      scope.add(list.close);
      scope.add(list.answer$.subscribe(settleAnswer));
    },
    close: scope.close,
    chooseDepartment(id) {
      if (isLocked) return;
      const choices = automatic.available();
      const wanted = choices.find((department) => department.id === id);
      if (!wanted) return;
      if (id !== departmentId$.value) automatic.put(wanted);
      else if (canClearDepartment(choices, arrivedDirectly$.value)) automatic.put(null);
    },
    chooseMembership(id) {
      if (isLocked) return;
      const wanted = visible$.value.find(({ membership }) => membership.id === id);
      vanished$.next('no');
      if (id === chosenId$.value) chosen$.next(null);
      else if (wanted && query$.value) chosen$.next(choose(wanted.membership, keyOf(query$.value)));
    },
    toggleGroup(id) {
      if (isLocked) return;
      if (groupIds$.value.includes(id)) chosen$.next(null); // [P-MEMBERSHIP-23]
      groupIds$.next(toggleItem(groupIds$.value, id));
    },
    clearGroups() {
      if (isLocked || groupIds$.value.length === 0) return;
      chosen$.next(null);
      groupIds$.next([]);
    },
    acceptPrice() {
      const { value: chosen } = chosen$;
      if (chosen && !isLocked) chosen$.next(choose(chosen.membership, chosen.question));
    },
    reload() {
      if (departments$.value.status === 'failed') needs.reloadDepartments();
      loadGroups();
      list.reload();
    },
    lock(isToBeLocked) {
      isLocked = isToBeLocked;
    },
    restore({ department, membership, groupIds, followed, vanished = false }) {
      followed$.next(followed);
      vanished$.next(vanished ? 'onPage' : 'no');
      groupIds$.next(groupIds);
      const asked = department && membershipQuery(department.id, groupIds);
      automatic.begin(asked);
      automatic.put(department);
      chosen$.next(membership && asked && choose(membership, keyOf(asked)));
    },
    reset() {
      followed$.next(null);
      vanished$.next('no');
      groupIds$.next([]);
      automatic.begin(null);
      automatic.put(null);
    },
  };
}
