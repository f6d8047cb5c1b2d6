import { membership as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { requireDepartment } from './center.ts';

/** The memberships of a center, and the departments that sell them. */
export function membershipRoutes(app: FastifyInstance, service: Service): void {
  answer(app, service, wire.memberships, ({ center, params: { departmentid }, query }) => {
    requireDepartment(center, departmentid);
    const { include_hidden: withHidden = false, group_ids: groupIds = [] } = query;
    return center.memberships
      .filter(({ departmentIds }) => departmentIds === null || departmentIds.includes(departmentid))
      .map(({ membership }) => membership)
      .filter(({ is_direct_link_only }) => withHidden || is_direct_link_only !== true)
      .filter(({ group_ids }) => groupIds.length === 0 || groupIds.some((id) => group_ids?.includes(id)));
  });

  answer(app, service, wire.groups, ({ center }) => center.membershipGroups);
}
