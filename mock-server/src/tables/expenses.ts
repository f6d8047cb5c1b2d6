import { type FileContent, isoInstant, type Message, type NamedFile, safeFileName } from '@felles/core';
import { typeOfFile } from '@felles/core/internal/shell/sendable-files';
import { NO_ORDER_LINE, outcomeOfExpense, problemsOfExpense } from '@felles/core/internal/workspace/expenses/fields';
import type {
  ExpenseChange,
  ExpenseDecision,
  ExpenseOutcome,
  ExpenseReceipt,
  LineFields,
  NewExpense,
} from '@felles/core/internal/workspace/expenses/model';
import { sumsOfLines } from '@felles/core/internal/workspace/expenses/sums';
import {
  type Expense,
  type ExpenseFields,
  fieldsOfExpense,
  kronerOf,
  statusOfExpense,
} from '@felles/core/workspace/expenses';
import { pdfDocument } from '@felles/fixtures';
import { demoReceiptPicture } from '@felles/fixtures/workspace/pictures';
import { type DemoStaff, demoStaff } from '@felles/fixtures/workspace/staff';
import { invalid, refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { openArticles } from './articles.ts';
import { changesInWords, type ExpenseRow, expenseTable, sumInWords } from './expense-rows.ts';
import { openHistory } from './history.ts';
import { quoteOf } from './news.ts';
import { openNotifications } from './notifications.ts';
import { photoType } from './projects.ts';

/** A call about an expense, by a user. */
interface ExpenseWriter {
  readonly staff: DemoStaff;
  readonly projectId: string;
  /** Of the call, if it has one: the event carries it. */
  readonly key: string | null;
}

const MOST_RECEIPTS = 20;
const PDF = 'application/pdf';
const fileOf = (id: string): string => `receipt${id}`;

export function openExpenses(service: Pick<Service, 'world' | 'publish'>) {
  const { world, publish } = service;
  const rows = expenseTable(world, publish);
  const articles = openArticles(world, publish);
  const history = openHistory(service);
  const notifications = openNotifications(service);

  const find = (projectId: string, id: string): ExpenseRow | null => {
    const row = rows.get(id);
    return row?.project_id === projectId ? row : null;
  };

  /** The order lines of a project are those of its expenses. */
  const orderOf = (projectId: string, id: string | null | undefined) => {
    const row = id ? rows.list((one) => one.project_id === projectId && one.order_line?.order_line_id === id)[0] : null;
    return { order: row?.order ?? null, order_line: row?.order_line ?? null };
  };

  const lineOf = ({ article_id, count, price }: LineFields) => {
    const article = articles.get(article_id);
    const named = article && { art_id: article.id, art_nr: article.article_number, title: article.name };
    return { article: named, count, price };
  };

  /** The record of the fields: one article is that of the specification, several are its lines alone. */
  function partsOf(projectId: string, { lines: sent, order_line_id, title, text, ...fields }: ExpenseFields) {
    const lines = sent.map(lineOf);
    const [first] = lines;
    const sums = sumsOfLines(sent, fields.mva_sats);
    const { count, price } = lines.length === 1 && first ? first : { count: null, price: null };
    return {
      ...fields,
      ...orderOf(projectId, order_line_id),
      title: title.trim(),
      text: text?.trim() || null,
      article: first?.article ?? null,
      ...{ lines, count, price },
      sum: sums && kronerOf(sums.gross),
      sum_before_vat: sums && kronerOf(sums.net),
    };
  }

  const note = (row: ExpenseRow, staff: DemoStaff, text: string): void =>
    history.note(row.project_id, staff, {
      text: `${text}:`,
      title: row.title,
      datatype: 'expense',
      // As a hit of the search, it leads to the page of the project.
      dataid: row.project_id,
    });

  function requireOwn({ registered_by_user: user }: ExpenseRow, staff: DemoStaff): void {
    if (user?.user_id !== staff.id)
      throw refusal(403, `Utgiften er registrert av ${user?.user_name || 'en annen'}, som kan endre den.`);
  }

  function requireUnlocked(row: ExpenseRow): void {
    if (statusOfExpense(row) === 'APPROVED') throw refusal(409, 'En godkjent utgift er låst.', 'Locked');
  }

  return {
    rows,
    find,
    /** Whether an expense was made under this client id. */
    isKnown: (clientId: unknown): boolean =>
      typeof clientId === 'string' && rows.list(({ client_id: id }) => id === clientId).length > 0,
    /** The problems of the sent fields by the rules of the page's form, and of an article that is nowhere. */
    problemsOf(
      projectId: string,
      sent: Partial<ExpenseFields>,
      before: ExpenseRow | null,
    ): Readonly<Record<string, Message>> {
      const fields = { ...fieldsOfExpense(before ?? EMPTY), ...sent };
      const { order_line: order } = orderOf(projectId, fields.order_line_id);
      const problems: Readonly<Record<string, Message>> = {
        ...problemsOfExpense(fields),
        ...(!fields.lines.every(({ article_id: id }) => articles.get(id) !== null) && { lines: NO_ARTICLE }),
        ...(fields.order_line_id && order === null && { order_line_id: NO_ORDER_LINE }),
      };
      const isSent = (name: string): boolean => before === null || Reflect.get(sent, name) !== undefined;
      return Object.fromEntries(Object.entries(problems).filter(([name]) => isSent(name)));
    },
    create({ client_id, ...fields }: NewExpense, { staff, projectId, key }: ExpenseWriter): ExpenseRow {
      const row = rows.put(
        {
          ...partsOf(projectId, fields),
          expense_id: nextId(world, 10_000_000),
          project_id: projectId,
          client_id,
          cost: null,
          contact: null,
          person: null,
          registered_to_contact: null,
          registered_by_user: { user_id: staff.id, user_name: staff.name },
          receipts: [],
          ...OPEN,
        },
        { key },
      );
      note(row, staff, `registrerte utgiften, ${sumInWords(row)}`);
      return row;
    },
    /** [W-PLAN-06] A returned expense that its owner saves is registered again. */
    change(row: ExpenseRow, { was, ...wanted }: ExpenseChange, { staff, projectId, key }: ExpenseWriter): ExpenseRow {
      requireOwn(row, staff);
      requireUnlocked(row);
      const before = fieldsOfExpense(row);
      refuseChanged(before, wanted, was, () => ({ by: row.changed_by ?? null, at: row.changed_at ?? null }));
      const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      const parts = partsOf(projectId, { ...before, ...given });
      const changed = { changed_by: staff.name, changed_at: isoInstant(world.now()) };
      const after = rows.put({ ...row, ...parts, ...OPEN, ...changed }, { key });
      const words = changesInWords(row, after);
      if (words !== '' || row.status === 'RETURNED') note(after, staff, `endret utgiften${words}`);
      return after;
    },
    /** [W-PLAN-06] Each on its own: one that is not taken keeps none of the others back. */
    decide({ ids, status, text, seen }: ExpenseDecision, { staff, projectId, key }: ExpenseWriter) {
      return [...new Set(ids)].map((id): ExpenseOutcome => {
        const row = find(projectId, id);
        const saw = seen?.find(({ expense_id }) => expense_id === id) ?? null;
        const outcome = outcomeOfExpense(row, { status, seen: saw }, staff.id);
        if (row === null || outcome !== 'DONE' || statusOfExpense(row) === status)
          return { expense_id: id, outcome, expense: row };
        const reason = text?.trim() ?? '';
        const isApproved = status === 'APPROVED';
        const from = statusOfExpense(row) === 'APPROVED' ? 'godkjent' : 'til godkjenning';
        const expense = rows.put(
          {
            ...row,
            status,
            approved_by: isApproved ? { user_id: Number(staff.id), user_name: staff.name } : null,
            approved_at: isApproved ? isoInstant(world.now()) : null,
            returned_text: isApproved ? null : reason,
            returned_by: isApproved ? null : staff.name,
          },
          { key },
        );
        const moved = `fra ${from} til ${isApproved ? 'godkjent' : 'returnert'}`;
        note(expense, staff, `flyttet utgiften ${moved}, ${sumInWords(expense)}${isApproved ? '' : ` (${reason})`}`);
        notifications.tell({
          ...{ act: isApproved ? 'expense.approved' : 'expense.returned', by: staff, projectId, dataid: id },
          persons: [demoStaff.find(({ id: login }) => login === row.registered_by_user?.user_id)?.personId],
          title: row.title ?? '',
          detail: isApproved ? [sumInWords(row)] : quoteOf(reason),
        });
        return { expense_id: id, outcome, expense };
      });
    },
    receiptWith: (row: ExpenseRow, id: string): ExpenseReceipt | null =>
      (row.receipts ?? []).find((receipt) => receipt?.photo_id === id) ?? null,
    /** It lies with the expense, and is no document of the project: the customer's users see no costs. */
    addReceipt(
      row: ExpenseRow,
      file: NamedFile,
      at: string | undefined,
      { staff, key }: ExpenseWriter,
    ): ExpenseReceipt {
      requireOwn(row, staff);
      requireUnlocked(row);
      const receipts = row.receipts ?? [];
      if (receipts.length >= MOST_RECEIPTS) throw invalid(`En utgift har høyst ${MOST_RECEIPTS} kvitteringer.`, 'file');
      const type = photoType(file.bytes) ?? (isPdf(file) ? PDF : null);
      if (type === null) throw invalid('Filen er verken et bilde eller en PDF.', 'file');
      const id = nextId(world, 10_000_000);
      const receipt: ExpenseReceipt = {
        photo_id: id,
        document_id: null,
        url: `/v1/projects/${row.project_id}/expenses/${row.expense_id}/receipts/${id}`,
        by: { person_id: staff.personId, person_name: staff.name },
        at: at ?? isoInstant(world.now()),
        name: `${safeFileName(file.name).replace(/\.\w+$/, '')}.${type.split('/')[1]}`,
        type,
      };
      world.files.put(fileOf(id), file.bytes);
      rows.put({ ...row, receipts: [...receipts, receipt] }, { key });
      return receipt;
    },
    async fileOf({ expense_id: id, title }: ExpenseRow, { photo_id, type }: ExpenseReceipt): Promise<FileContent> {
      const bytes = await world.files.get(fileOf(photo_id));
      if (bytes) return { type: type ?? '', bytes };
      return type === PDF ? pdfDocument('Kvittering', [title ?? '']) : demoReceiptPicture(Number(id));
    },
  };
}

const isPdf = ({ bytes }: NamedFile): boolean => typeOfFile('receipt.pdf', bytes) === PDF;

/** Not approved and not returned. */
const OPEN = {
  status: 'REGISTERED',
  approved_by: null,
  approved_at: null,
  returned_text: null,
  returned_by: null,
} as const;

const EMPTY: Expense = { expense_id: '', approved_by: null, registered_to_contact: null, lines: [] };

const NO_ARTICLE = { key: 'articles.missing', params: {} };
