import { departmentName, offeredDepartments } from '@felles/core/internal/portal/center/rules';
import {
  allowedDepartments,
  canClearDepartment,
  departmentCard,
  onlyDepartment,
} from '@felles/core/internal/portal/membership/departments';
import { cardsMatching } from '@felles/core/portal/membership';
import { aDepartment } from '@felles/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const departments = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 9 })
  .map((ids) => ids.map((id) => ({ id, navn: `${id}` })));

describe('departmentName', () => {
  it.each([
    ['navn', { id: 1, navn: 'Sentrum' }, 'Sentrum'],
    ['name', { id: 1, name: 'Sentrum' }, 'Sentrum'],
    ['navn before name', { id: 1, navn: 'Sentrum', name: 'Center' }, 'Sentrum'],
    ['name where navn is only spaces', { id: 1, navn: ' ', name: ' Center ' }, 'Center'],
  ])('[P-MEMBERSHIP-46] should be %s', (_what, department, name) => {
    expect(departmentName(department)).toBe(name);
  });
});

describe('offeredDepartments', () => {
  it('[P-MEMBERSHIP-46] should leave out exactly those that say they are not active', () => {
    const all = [true, false, null, undefined].map((is_active, id) => ({
      id,
      name: 'x',
      ...(is_active !== undefined && { is_active }),
    }));
    expect(offeredDepartments(all).map(({ id }) => id)).toEqual([0, 2, 3]);
  });
});

describe('allowedDepartments', () => {
  it('[P-MEMBERSHIP-12] should be those of the code, in the order of the center, or all without a code', () => {
    fc.assert(
      fc.property(departments, fc.array(fc.integer({ min: 1, max: 9 })), (all, ids) => {
        expect(allowedDepartments(all, ids)).toEqual(all.filter(({ id }) => ids.includes(id)));
        expect(allowedDepartments(all, null)).toEqual(all);
      }),
    );
  });
});

describe('onlyDepartment', () => {
  it('[P-MEMBERSHIP-11] should be there exactly when there is nothing to choose between', () => {
    fc.assert(
      fc.property(departments, (all) => {
        expect(onlyDepartment(all)).toBe(all.length === 1 ? all[0] : null);
      }),
    );
  });
});

describe('canClearDepartment', () => {
  it('[P-MEMBERSHIP-10] should be so except after a direct link, or where there is only one', () => {
    fc.assert(
      fc.property(departments, fc.boolean(), (all, arrivedDirectly) => {
        expect(canClearDepartment(all, arrivedDirectly)).toBe(!arrivedDirectly && all.length !== 1);
      }),
    );
  });
});

describe('departmentCard', () => {
  it('[P-MEMBERSHIP-05] should have name, address and place', () => {
    expect(departmentCard(aDepartment())).toEqual({
      id: 101,
      name: 'Sentrum',
      address: 'Bryggesvingen 4',
      place: '5014 Bergen',
    });
  });

  it('[P-MEMBERSHIP-05] should leave out what the service does not say', () => {
    expect(departmentCard({ id: 1, name: 'Sentrum', adresse: ' ', sted: 'Bergen' })).toEqual({
      id: 1,
      name: 'Sentrum',
      address: null,
      place: 'Bergen',
    });
  });
});

describe('cardsMatching', () => {
  const cards = [
    aDepartment(),
    aDepartment({ id: 2, navn: 'Åsane', adresse: 'Lynghaugstien 20', postnr: '5116', sted: 'Ulset' }),
  ].map(departmentCard);
  const found = (search: string) => cardsMatching(cards, search).map(({ name }) => name);

  it.each([
    ['', ['Sentrum', 'Åsane']],
    ['  ', ['Sentrum', 'Åsane']],
    ['ÅSA', ['Åsane']],
    ['ulset lyng', ['Åsane']],
    ['51', ['Åsane']],
    ['bergen sentrum', ['Sentrum']],
    ['oslo', []],
    ['.*', []],
  ])('should answer %j with %j', (search, names) => {
    expect(found(search)).toEqual(names);
  });
});
