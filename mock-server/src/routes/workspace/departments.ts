import { departments as wire } from '@felles/adapters-http/wire';
import { RegisterDepartment } from '@felles/core/workspace/departments';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import { refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { openRegister } from '../../tables/register.ts';
import { nextId } from '../../world/ledger.ts';

export function departmentRoutes(app: FastifyInstance, service: Service): void {
  const { departments, reporting } = openRegister(service);

  function requireDepartment(id: string): RegisterDepartment {
    const department = departments.get(id);
    if (department === null) throw refusal(404, 'Avdelingen finnes ikke.');
    return department;
  }

  answer(app, service, wire.departments, () => departments.list());

  answer(app, service, wire.create, ({ body, key }) =>
    departments.put({ contactID: null, ...body, id: nextId(service.world, 100_000) }, { key }),
  );

  answer(app, service, wire.reporting, () => {
    const set = reporting.get('reporting');
    return set === null ? null : departments.get(set.department_id);
  });

  answer(app, service, wire.report, ({ params: { departmentID } }) => {
    const department = requireDepartment(departmentID);
    reporting.put({ id: 'reporting', department_id: departmentID });
    return z.encode(RegisterDepartment, department);
  });

  answer(app, service, wire.department, ({ params: { departmentID } }) => requireDepartment(departmentID));

  answer(app, service, wire.change, ({ params: { departmentID }, body }) => {
    const department = requireDepartment(departmentID);
    return departments.put({ ...department, ...body, id: department.id });
  });

  answer(app, service, wire.replace, ({ params: { departmentID }, body }) => {
    const { id } = requireDepartment(departmentID);
    return departments.put({ ...body, id });
  });
}
