// A number that is right but for its size is refused with the bound of its field.

import { kroner } from '@felles/core';
import { problemsOfProject } from '@felles/core/internal/workspace/new-project/problems';
import { EMPTY_PROJECT } from '@felles/core/internal/workspace/new-project/rules';
import { PROJECT_FORM } from '@felles/core/internal/workspace/projects/form';
import { FIELD_KINDS } from '@felles/core/internal/workspace/register/fields';
import { expect, it } from 'vitest';

const project = PROJECT_FORM.valuesOf(null);
const BILLION = '999\u00a0999\u00a0999\u00a0999';

it.each([
  ['999999999999', FIELD_KINDS.days.problem, '999'],
  ['1000', FIELD_KINDS.days.problem, '999'],
  [
    '999999999999',
    (typed: string) => PROJECT_FORM.problemsOf({ ...project, number_of_units: typed }).number_of_units,
    '99\u00a0999',
  ],
  [
    '1 000 000 000 000',
    (typed: string) => PROJECT_FORM.problemsOf({ ...project, contract_sum: typed }).contract_sum,
    BILLION,
  ],
  ['1000000000000,5', (typed: string) => PROJECT_FORM.problemsOf({ ...project, bra: typed }).bra, BILLION],
  [
    'kr 1 000 000 000 000',
    (typed: string) => problemsOfProject({ ...EMPTY_PROJECT, contract_sum: typed }).contract_sum,
    BILLION,
  ],
])('should be refused at %s with its bound', (typed, problemOf, most) => {
  expect(problemOf(typed)?.params).toEqual({ most });
});

it('should be right at the bound, and be refused in other words where it is no number', () => {
  expect([FIELD_KINDS.days.problem('999'), FIELD_KINDS.days.problem('')]).toEqual([null, null]);
  expect(FIELD_KINDS.days.problem('ti')?.key).toBe('register.wrongDays');
  expect(
    PROJECT_FORM.problemsOf({ ...project, title: 'Skole', contract_sum: '999999999999,99', number_of_units: '99999' }),
  ).toEqual({});
  expect(PROJECT_FORM.problemsOf({ ...project, number_of_units: 'to' }).number_of_units?.key).toBe(
    'project.wrongUnits',
  );
  expect(kroner(1_234_567.5, ',')).toBe('kr\u00a01\u00a0234\u00a0567,50');
});

it('should be a name of 1 to 200 characters, without the spaces around it', () => {
  expect(['Bygg', ` ${'x'.repeat(200)} `].map(FIELD_KINDS.name.problem)).toEqual([null, null]);
  expect(FIELD_KINDS.name.problem(' ')?.key).toBe('register.needsName');
  expect(FIELD_KINDS.name.problem('x'.repeat(201))).toEqual({ key: 'register.longName', params: { most: 200 } });
});
