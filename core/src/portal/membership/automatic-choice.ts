// Automatic choices when departments or memberships arrive.
import type { Behavior } from '../../shared/behavior.ts';
import type { ToastStore } from '../../shell/toasts.ts';
import type { MembershipMessage } from '../../texts/membership.ts';
import type { Department } from '../center/model.ts';
import { type Cells, type DerivedState, type MembershipSources, sameLink } from './cells.ts';
import { changeBetween, choiceAfter, choose, keyOf } from './choice.ts';
import { allowedDepartments, onlyDepartment } from './departments.ts';
import type { DirectLink, Membership, MembershipQuery } from './model.ts';

/** The sources of an automatic choice: the address, and a list with one entry. */
export interface AutomaticChoiceNeeds extends MembershipSources {
  /** The department of the address. */
  readonly preselectedId$: Behavior<number | null>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Called with the new department, so that the center's looks follow it. */
  readonly chosen: (departmentId: number | null) => void;
}

export function createAutomaticChoice(cells: Cells, derived: DerivedState, needs: AutomaticChoiceNeeds) {
  const { departments$, allowedIds$, direct$ } = needs;
  const { department$, chosen$, followed$, vanished$ } = cells;
  const { departmentId$, viewer$ } = derived;
  /** The question of the last list. */
  let answered: MembershipQuery | null = null;
  let isPreselected = false;

  const available = (): readonly Department[] =>
    departments$.value.status === 'ready' ? allowedDepartments(departments$.value.value, allowedIds$.value) : [];

  const pendingLink = (): DirectLink | null =>
    direct$.value !== null && !sameLink(followed$.value?.link, direct$.value) ? direct$.value : null;

  function put(department: Department | null): void {
    if (department === null) chosen$.next(null);
    const isSame = (department?.id ?? null) === departmentId$.value;
    department$.next(department);
    if (!isSame) needs.chosen(department?.id ?? null);
  }

  /** Called when the list of departments changes. */
  function settleDepartments(): void {
    if (departments$.value.status !== 'ready') return;
    const choices = available();
    const named = (id: number | null | undefined) => choices.find((department) => department.id === id) ?? null;
    const link = pendingLink();
    const linked = named(link?.departmentId);
    if (link && !linked) lead(link, null);
    const preselected = isPreselected ? null : named(needs.preselectedId$.value);
    isPreselected = true;
    put(linked ?? named(departmentId$.value) ?? preselected ?? onlyDepartment(choices));
  }

  /** Called when a list arrives. */
  function settleMembership(list: readonly Membership[], query: MembershipQuery): void {
    const change = changeBetween(answered, query);
    const question = keyOf(query);
    answered = query;
    const link = pendingLink();
    if (link?.departmentId === query.departmentId) lead(link, list.find(({ id }) => id === link.membershipId) ?? null);
    const viewer = viewer$.value;
    const after = choiceAfter(chosen$.value, { list, question, groupIds: query.groupIds, change, viewer });
    if (after.vanished) tellVanished();
    chosen$.next(after.chosen);
  }

  /** Follows a direct link; `membership` is null if the link is dead. */
  function lead(link: DirectLink, membership: Membership | null): void {
    followed$.next({ link, found: membership !== null });
    if (membership === null) tellVanished();
    else chosen$.next(choose(membership, ''));
  }

  /** [P-MEMBERSHIP-21] [P-MEMBERSHIP-22] The toast says why the choice is empty: the center no longer offers it. */
  function tellVanished(): void {
    vanished$.next('inToast');
    needs.toasts.show({
      type: 'danger',
      title: { key: 'membership.vanished.title', params: {} } satisfies MembershipMessage,
      subtitle: { key: 'membership.vanished', params: {} } satisfies MembershipMessage,
    });
  }

  return {
    available,
    put,
    settleDepartments,
    settleMembership,
    /** `from` is the question of a restored choice. */
    begin(from: MembershipQuery | null): void {
      answered = from;
      isPreselected = from !== null;
    },
  };
}
