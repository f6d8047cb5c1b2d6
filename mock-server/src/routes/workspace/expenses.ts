import { expenses as wire } from '@felles/adapters-http/wire';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { openExpenses } from '../../tables/expenses.ts';

export function expenseRoutes(app: FastifyInstance, service: Service): void {
  const rows = openExpenses(service.world, service.publish);

  answer(app, service, wire.expenses, ({ params: { project_id } }) =>
    rows.list((row) => row.project_id === project_id).map(({ project_id: _, ...expense }) => expense),
  );
}
