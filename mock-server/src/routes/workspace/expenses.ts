// The expenses of the demo company's projects.
import { expenses as wire } from '@felles/adapters-http/wire';
import { parseInstant } from '@felles/core';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { invalid, refusal } from '../../refusals.ts';
import type { Service } from '../../row.ts';
import { createOnce, photoOnce } from '../../site-changes.ts';
import type { ExpenseRow } from '../../tables/expense-rows.ts';
import { openExpenses } from '../../tables/expenses.ts';

export function expenseRoutes(app: FastifyInstance, service: Service): void {
  const expenses = openExpenses(service);

  function requireExpense({ project_id, expense_id }: Readonly<Record<'project_id' | 'expense_id', string>>) {
    const row = expenses.find(project_id, expense_id);
    if (row === null) throw refusal(404, 'Utgiften finnes ikke i dette prosjektet.');
    return row;
  }

  const whole = ({ project_id: _, ...expense }: ExpenseRow) => expense;

  answer(app, service, wire.expenses, ({ params: { project_id } }) =>
    expenses.rows.list((row) => row.project_id === project_id).map(whole),
  );
  answer(app, service, wire.create, ({ staff, params, body, key }) =>
    whole(
      createOnce(service, 'expenses', { params, body }, expenses.rows, () =>
        expenses.create(body, { staff, projectId: params.project_id, key }),
      ),
    ),
  );
  answer(app, service, wire.change, ({ staff, params, body, key }) =>
    whole(expenses.change(requireExpense(params), body, { staff, projectId: params.project_id, key })),
  );
  answer(app, service, wire.decide, ({ staff, params: { project_id: projectId }, body, key }) =>
    expenses.decide(body, { staff, projectId, key }),
  );
  answer(app, service, wire.addReceipt, ({ staff, params, body, key }) => {
    const row = requireExpense(params);
    if (body.at !== undefined && parseInstant(body.at) === null) throw invalid('Tidspunktet kan ikke leses.', 'at');
    return photoOnce(
      service,
      'expense receipts',
      { params, body },
      {
        get: (id) => expenses.receiptWith(row, id),
        create: () => expenses.addReceipt(row, body.file, body.at, { staff, projectId: params.project_id, key }),
      },
    );
  });
  answer(app, service, wire.receipt, ({ params }) => {
    const row = requireExpense(params);
    const receipt = expenses.receiptWith(row, params.receipt_id);
    if (receipt === null) throw refusal(404, 'Kvitteringen finnes ikke.');
    return expenses.fileOf(row, receipt);
  });
}
