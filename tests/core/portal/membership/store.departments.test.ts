import { idle } from '@felles/core';
import { describe, expect, it } from 'vitest';
import { aMembershipChoice, anOpenChoice } from '../../../support/a-membership.ts';
import { departments } from '../../../support/fake-center.ts';

describe('choosing a department', () => {
  it('[P-MEMBERSHIP-08] should select the one that was clicked, and tell who follows it', () => {
    const { store, chosen, told } = anOpenChoice();
    store.chooseDepartment(102);
    expect(chosen()).toEqual([102, null]);
    expect(store.view$.value.departments.chosenId).toBe(102);
    store.chooseDepartment(101);
    expect(chosen()).toEqual([101, null]);
    expect(told).toEqual([102, 101]);
  });

  it('should know no other than those there are', () => {
    const { store, chosen } = anOpenChoice();
    store.chooseDepartment(999);
    expect(chosen()).toEqual([null, null]);
  });

  it('[P-MEMBERSHIP-09] should let go of the selected one, and of its membership, when it is clicked again', () => {
    const { store, chosen, settle, told } = anOpenChoice();
    store.chooseDepartment(101);
    settle();
    store.chooseMembership(1);
    expect(chosen()).toEqual([101, 1]);
    store.chooseDepartment(101);
    expect(chosen()).toEqual([null, null]);
    expect(told).toEqual([101, null]);
    // Nor is it there again with the department.
    store.chooseDepartment(101);
    settle();
    expect(chosen()).toEqual([101, null]);
  });

  it('[P-MEMBERSHIP-10] should not let go of it after a direct link', () => {
    const { store, chosen } = anOpenChoice({ direct: { departmentId: 101, membershipId: 2 } });
    expect(store.view$.value.departments.canClear).toBe(false);
    store.chooseDepartment(101);
    expect(chosen()).toEqual([101, 2]);
  });

  it('[P-MEMBERSHIP-11] should be done by itself where there is only one, and that one stays', () => {
    const { store, chosen, told } = anOpenChoice({ departments: departments(301) });
    expect(chosen()[0]).toBe(301);
    expect(told).toEqual([301]);
    store.chooseDepartment(301);
    expect(chosen()[0]).toBe(301);
  });

  it('[P-MEMBERSHIP-11] should be done by itself when the list arrives, not before and not among several', () => {
    const { store, chosen, departments$ } = aMembershipChoice({ departments: idle });
    store.open();
    expect(store.view$.value.departments.status).toBe('loading');
    departments$.next(departments(301, 302));
    expect(chosen()[0]).toBeNull();
    departments$.next(departments(301));
    expect(chosen()[0]).toBe(301);
  });

  it('[P-MEMBERSHIP-12] should be done by itself where a code allows only one', () => {
    const { store, chosen, allowedIds$ } = anOpenChoice({ departments: departments(101, 102, 103) });
    allowedIds$.next([102, 999]);
    expect(chosen()[0]).toBe(102);
    expect(store.view$.value.departments).toMatchObject({ canClear: false, cards: [{ id: 102 }] });
  });

  it('should be undone when a code does not allow it, and stay when it does', () => {
    const { store, chosen, settle, allowedIds$ } = anOpenChoice({ departments: departments(101, 102, 103) });
    store.chooseDepartment(103);
    settle();
    store.chooseMembership(1);
    allowedIds$.next([101, 103]);
    expect(chosen()).toEqual([103, 1]);
    allowedIds$.next([101, 102]);
    expect(chosen()).toEqual([null, null]);
    allowedIds$.next(null);
    expect(store.view$.value.departments.cards).toHaveLength(3);
  });

  it('should begin with the one the address names, once', () => {
    const { store, chosen, allowedIds$ } = anOpenChoice({ preselectedId: 102 });
    expect(chosen()[0]).toBe(102);
    store.chooseDepartment(102);
    allowedIds$.next([101, 102]);
    expect(chosen()[0]).toBeNull();
  });

  it('should ask for the departments again when they did not come', () => {
    const { store, reloads } = anOpenChoice({
      departments: { status: 'failed', failure: { kind: 'unreachable', cause: 'network' } },
    });
    expect(store.view$.value.departments).toMatchObject({ status: 'failed', failure: { key: 'failure.unreachable' } });
    store.reload();
    expect(reloads()).toBe(1);
  });
});
