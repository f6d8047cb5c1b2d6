import { needs as wire } from '@felles/adapters-http/wire';
import { groupBy } from '@felles/core/internal/shared/collections';
import { isOwnExpense, statusOfExpense } from '@felles/core/workspace/expenses';
import type { RecordNeed } from '@felles/core/workspace/needs';
import type { SiteRight } from '@felles/core/workspace/projects';
import type { DemoStaff } from '@felles/fixtures/workspace/staff';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../answer.ts';
import { siteRightsOf } from '../../rights/site-rights.ts';
import type { Service } from '../../row.ts';
import { openExpenses } from '../../tables/expenses.ts';
import { openHours } from '../../tables/hours.ts';
import { openProjects } from '../../tables/projects.ts';

interface CostRow {
  readonly project_id: string;
  readonly date?: string | null | undefined;
  readonly returned_text?: string | null | undefined;
}

/** One kind of records that are returned and approved. */
interface Costs<T extends CostRow> {
  readonly part: 'hours' | 'expenses';
  readonly right: SiteRight;
  readonly kinds: { readonly RETURNED: RecordNeed['kind']; readonly REGISTERED: RecordNeed['kind'] };
  readonly rows: readonly T[];
  readonly statusOf: (row: T) => unknown;
  readonly isOwn: (row: T) => boolean;
  readonly named: (row: T) => Pick<RecordNeed, 'record_id' | 'title'>;
}

export function needRoutes(app: FastifyInstance, service: Service): void {
  const { rows: projects, maySeePart } = openProjects(service);
  const hours = openHours(service);
  const expenses = openExpenses(service);

  /** Each own record that was returned; of those to approve, one for each project. */
  function needsOf<T extends CostRow>(staff: DemoStaff, costs: Costs<T>): readonly RecordNeed[] {
    const { part, right, kinds, statusOf, isOwn } = costs;
    const returned = costs.rows.filter((row) => statusOf(row) === 'RETURNED' && isOwn(row));
    const open = costs.rows.filter((row) => statusOf(row) === 'REGISTERED' && !isOwn(row));
    const projectOf = (id: string) => ({ project_id: id, project_name: projects.get(id)?.title });
    return [
      ...returned.map((row): RecordNeed => {
        const { project_id, date: day, returned_text: text } = row;
        return { kind: kinds.RETURNED, ...projectOf(project_id), ...costs.named(row), day, text, count: 1 };
      }),
      ...[...groupBy(siteRightsOf(staff).includes(right) ? open : [], ({ project_id }) => project_id)].map(
        ([id, rows]): RecordNeed => {
          const [day] = rows.flatMap(({ date }) => date ?? []).toSorted();
          return { kind: kinds.REGISTERED, ...projectOf(id), day, count: rows.length };
        },
      ),
    ].filter(({ project_id }) => maySeePart(staff, part, project_id));
  }

  answer(app, service, wire.records, ({ staff }) => [
    ...needsOf(staff, {
      ...{ part: 'hours', right: 'approve_hours', rows: hours.rows.list() },
      kinds: { RETURNED: 'returned_hours', REGISTERED: 'hours_to_approve' },
      statusOf: ({ status }) => status,
      isOwn: ({ person }) => person?.person_id === staff.personId,
      named: ({ hours_id, name }) => ({ record_id: hours_id, title: name }),
    }),
    ...needsOf(staff, {
      ...{ part: 'expenses', right: 'approve_expenses', rows: expenses.rows.list() },
      kinds: { RETURNED: 'returned_expense', REGISTERED: 'expenses_to_approve' },
      statusOf: statusOfExpense,
      isOwn: (expense) => isOwnExpense(expense, staff.id),
      named: ({ expense_id, title }) => ({ record_id: expense_id, title }),
    }),
  ]);
}
