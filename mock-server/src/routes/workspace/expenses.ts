// The expenses of the demo company's projects.
import { CHANNELS, EVENTS, expenses as wire } from '@felles/adapters-http/wire';
import { Id } from '@felles/core';
import { Expense } from '@felles/core/workspace/expenses';
import { demoExpenses } from '@felles/fixtures/workspace/expenses';
import { recordedProjectIds } from '@felles/fixtures/workspace/projects';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { answer } from '../../answer.ts';
import type { Service } from '../../row.ts';
import { table } from '../../tables/table.ts';

const ExpenseRow = z.extend(Expense, { project_id: Id });
export type ExpenseRow = z.infer<typeof ExpenseRow>;

export const openExpenses = table<ExpenseRow>({
  name: 'expenses',
  schema: ExpenseRow,
  idOf: ({ expense_id }) => expense_id,
  // Expenses on a day are a tag of the tasks of that day.
  channelsOf: ({ project_id }) => [CHANNELS.project(project_id), CHANNELS.planning],
  projectOf: ({ project_id }) => project_id,
  events: { put: EVENTS.expense.changed, gone: EVENTS.expense.gone },
  // The projects that only fill the world have none.
  demo: (seed, now, count) => recordedProjectIds(count).flatMap((id) => demoExpenses(seed, now, id)),
});

export function expenseRoutes(app: FastifyInstance, service: Service): void {
  const rows = openExpenses(service.world, service.publish);

  answer(app, service, wire.expenses, ({ params: { project_id } }) =>
    rows.list((row) => row.project_id === project_id).map(({ project_id: _, ...expense }) => expense),
  );
}
