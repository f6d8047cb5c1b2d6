import type { DepartmentsPort } from '@felles/core/workspace/departments';
import type { Http } from '../http.ts';
import * as wire from '../wire/workspace/departments.ts';

const of = (id: string) => ({ params: { departmentID: id } });

/** Core's `DepartmentsPort`, for staff who are signed in. At most one department reports; null where none does. */
export const createDepartmentsHttp = (http: Http): DepartmentsPort => ({
  departments: () => http.ask(wire.departments, {}),
  department: (id) => http.ask(wire.department, of(id)),
  create: (body, key) => http.ask(wire.create, { body, key }),
  change: (id, body) => http.ask(wire.change, { ...of(id), body }),
  replace: (id, body) => http.ask(wire.replace, { ...of(id), body }),
  reporting: () => http.ask(wire.reporting, {}),
  report: (id) => http.ask(wire.report, of(id)),
});
