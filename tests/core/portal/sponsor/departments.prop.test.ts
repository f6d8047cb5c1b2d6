import { ok } from '@felles/core';
import { allowedDepartments } from '@felles/core/internal/portal/membership/departments';
import { createSponsorCodeStore } from '@felles/core/internal/portal/sponsor/code-store';
import { aDepartment } from '@felles/fixtures';
import fc from 'fast-check';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it } from 'vitest';

const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });

describe('the departments of a company’s code', () => {
  it('[P-SPONSOR-44] should be those of the center that the code is good for, and all of them without a valid code', () => {
    fc.assert(
      fc.property(anyIds, anyIds, (ids, allowed) => {
        const departments = ids.map((id) => aDepartment({ id }));
        const store = createSponsorCodeStore({
          port: { lookUpCode: () => of(ok({ AG_departments: [...allowed] })) },
          parameter$: new BehaviorSubject<string | null>('AB1C2D3E4F5G'),
          contractId$: new BehaviorSubject<string | null>(null),
        });
        const offered = () => allowedDepartments(departments, store.facts$.value.departmentIds).map(({ id }) => id);
        store.open();
        expect(offered()).toEqual(ids);
        store.lookUp();
        expect(offered()).toEqual(ids.filter((id) => allowed.includes(id)));
        store.type('CD1E2F3G4H5J');
        expect(offered()).toEqual(ids);
      }),
    );
  });
});
