import { Department, DepartmentFields, Departments } from '@felles/core/workspace';
import * as z from 'zod/mini';
import { call, json } from '../call.ts';

const OfDepartment = z.object({ departmentID: z.string() });

export const departments = call({
  method: 'GET',
  path: '/v1/departments',
  access: 'staff',
  summary: 'The departments',
  reply: json(Departments),
});

export const create = call({
  method: 'POST',
  path: '/v1/departments',
  access: 'staff',
  summary: 'Makes a department',
  body: { format: 'json', schema: DepartmentFields },
  reply: json(Department),
  takesKey: true,
});

/** Its place is that of an id, and it is none. */
export const reporting = call({
  method: 'GET',
  path: '/v1/departments/reporting',
  access: 'staff',
  summary: 'The department that reports; null where none does',
  reply: json(z.nullable(Department)),
});

export const report = call({
  method: 'PUT',
  path: '/v1/departments/reporting/{departmentID}',
  access: 'staff',
  summary: 'Sets the department that reports',
  params: OfDepartment,
  reply: json(z.unknown()),
  mayHoldError: true,
});

export const department = call({
  method: 'GET',
  path: '/v1/departments/{departmentID}',
  access: 'staff',
  summary: 'One department',
  params: OfDepartment,
  reply: json(Department),
  mayHoldError: true,
});

/** The word stands in the singular in these two. */
export const change = call({
  method: 'PATCH',
  path: '/v1/department/{departmentID}',
  access: 'staff',
  summary: 'Changes the given fields of a department',
  params: OfDepartment,
  body: { format: 'json', schema: DepartmentFields },
  reply: json(Department),
});

export const replace = call({
  method: 'PUT',
  path: '/v1/department/{departmentID}',
  access: 'staff',
  summary: 'Replaces a department, but for its id',
  params: OfDepartment,
  body: { format: 'json', schema: DepartmentFields },
  reply: json(Department),
});
