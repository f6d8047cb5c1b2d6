// [W-PLAN-06] The form of an expense: a title, its articles with count and price, and the receipts.
import { BehaviorSubject, type SchedulerLike } from 'rxjs';
import * as z from 'zod/mini';
import { createForm, type Problems } from '../../data/form.ts';
import { type Behavior, derive } from '../../shared/behavior.ts';
import { isoDate, osloDay } from '../../shared/dates.ts';
import type { Load } from '../../shared/load.ts';
import { numberIn } from '../../shared/numbers.ts';
import { Id } from '../../shared/wire-values.ts';
import type { ExpenseMessage } from '../../texts/expenses.ts';
import type { ArticleLookup } from '../articles/lookup.ts';
import type { Article } from '../articles/model.ts';
import type { SplitArticles } from '../articles/rules.ts';
import { type ArticleSelection, COUNT, problemsOfSelection } from '../articles/selection.ts';
import {
  type DraftedForm,
  fieldsReader,
  NO_PHOTOS,
  type PhotosDraft,
  type SeenRecord,
  seenRecord,
} from '../site-work/drafts.ts';
import type { SiteChange } from '../site-work/model.ts';
import { createSavingCommand, notStored, type SiteOutbox } from '../site-work/store.ts';
import { changesOfExpense, creationOfExpense, type NamedFields, type ProjectOfExpense } from './changes.ts';
import { fieldsOfExpense, isPrice, problemsOfExpense, VAT_RATES } from './fields.ts';
import { Expense, type ExpenseFields, type ExpenseLine } from './model.ts';
import { type ExpenseSums, sumsOfLines } from './sums.ts';

/** The typed values of an expense. */
export interface ExpenseDraft extends ArticleSelection {
  readonly title: string;
  /** The count of the main article; null while it is invalid. */
  readonly mainCount: number | null;
  /** The typed prices in kroner, by the ids of their articles; a missing one is that of the article. */
  readonly prices: Readonly<Record<Id, string>>;
  /** YYYY-MM-DD, or ''. */
  readonly date: string;
  readonly rate: string;
  readonly order: string;
  readonly text: string;
  readonly photos: PhotosDraft;
}

/** The last choice of a user, which a new expense begins with. */
export type ExpenseStart = Partial<Pick<ExpenseDraft, 'rate' | 'order'>>;

/** An order line that expenses of the project have. */
export interface OrderLine {
  readonly id: string;
  readonly title: string;
}

/** [W-PLAN-06] The order lines of a project, as far as its expenses name them. */
export const orderLinesOf = (expenses: readonly Expense[]): readonly OrderLine[] => [
  ...new Map(
    expenses.flatMap(({ order, order_line: line }) => {
      const id = line?.order_line_id;
      const title = [order?.order_nr, line?.title].filter(Boolean).join(' ');
      return id ? [[id, { id, title }] as const] : [];
    }),
  ).values(),
];

/** [W-PLAN-06] The VAT rate and the order line of the user's last expense, which the next one begins with. */
export function lastChoice(expenses: readonly Expense[], userId: string | null): ExpenseStart {
  const own = expenses.filter(({ registered_by_user: user }) => userId !== null && user?.user_id === userId);
  const [last] = own.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
  const rate = numberIn(last?.mva_sats);
  return { ...(rate !== null && { rate: String(rate) }), order: last?.order_line?.order_line_id ?? '' };
}

/** A chosen article as it stands in the form. */
export interface DraftLine {
  readonly id: Id;
  readonly isMain: boolean;
  /** Null where the list of articles has none of this id, or is not there. */
  readonly article: Article | null;
  readonly count: number | null;
  /** As it is typed, or as the article has it. */
  readonly price: string;
  /** Whether that is a price. */
  readonly isPriced: boolean;
}

const written = (price: number | null | undefined): string =>
  price === null || price === undefined ? '' : String(price).replace('.', ',');

/** A typed price; spaces between its digits are no mistake. */
const priceIn = (typed: string): number => numberIn(typed.replaceAll(/\s/g, '')) ?? Number.NaN;

/** The chosen articles, the main one first. */
export function draftLines(draft: ExpenseDraft, known: SplitArticles | null): readonly DraftLine[] {
  const { main, mainCount, extras, prices } = draft;
  const lineOf = (id: Id, count: number | null, isMain: boolean): DraftLine => {
    const article = known?.[isMain ? 'main' : 'extra'].find((one) => one.id === id) ?? null;
    const price = prices[id] ?? written(article?.price);
    return { id, isMain, article, count, price, isPriced: isPrice(priceIn(price)) };
  };
  return [
    ...(main === null ? [] : [lineOf(main, mainCount, true)]),
    ...extras.map(({ article_id: id, count }) => lineOf(id, count, false)),
  ];
}

/** The sums as far as they are typed; null while a count or a price is missing. */
export const sumsOfDraft = (draft: ExpenseDraft, known: SplitArticles | null): ExpenseSums | null =>
  sumsOfLines(
    draftLines(draft, known).map(({ count, price }) => ({ count, price: priceIn(price) })),
    draft.rate,
  );

/** The product of a line in øre; null while its count or price is missing. */
export const productOre = ({ count, price }: DraftLine): number | null =>
  sumsOfLines([{ count, price: priceIn(price) }], 0)?.net ?? null;

/** The fields to send. */
export function draftFields(draft: ExpenseDraft, known: SplitArticles | null): ExpenseFields {
  const { title, date, rate, order, text } = draft;
  return {
    title: title.trim(),
    date,
    text: text.trim() || null,
    mva_sats: numberIn(rate) ?? Number.NaN,
    order_line_id: order || null,
    lines: draftLines(draft, known).map(({ id, count, price }) => ({
      article_id: id,
      count: count ?? Number.NaN,
      price: priceIn(price),
    })),
  };
}

/** The fields to send, with the names that the list shows until the service has them. */
function namedFields(draft: ExpenseDraft, known: SplitArticles | null, orders: readonly OrderLine[]): NamedFields {
  const order = orders.find(({ id }) => id === draft.order);
  const lines = draftLines(draft, known).map(
    ({ id, article, count, price }): ExpenseLine => ({
      article: { art_id: id, art_nr: article?.article_number, title: article?.name },
      count,
      price: priceIn(price),
    }),
  );
  const order_line = order ? { order_line_id: order.id, title: order.title } : null;
  return { fields: draftFields(draft, known), shown: { lines, order: null, order_line } };
}

/** The values of an expense that is there: the first article that the lookup has as a main one is that of the form. */
export function draftOfExpense(expense: Expense, known: SplitArticles | null): ExpenseDraft {
  const { title, date, text, mva_sats: rate, order_line_id: order, lines } = fieldsOfExpense(expense);
  const named = lines.filter(({ article_id: id }) => id !== '');
  const main = named.find(({ article_id: id }) => known?.main.some((article) => article.id === id));
  return {
    ...{ title, date, text: text ?? '', rate: String(rate), order: order ?? '', photos: NO_PHOTOS },
    main: main?.article_id ?? null,
    mainCount: main?.count ?? COUNT.chosen,
    extras: named.filter((line) => line !== main).map(({ article_id, count }) => ({ article_id, count })),
    prices: Object.fromEntries(named.map(({ article_id: id, price }) => [id, written(price)])),
  };
}

const NEEDS_PRICE: ExpenseMessage = { key: 'expenses.needsPrice', params: {} };

/** The problems of a draft, by field: a price is missing, and not wrong, where nothing is typed. */
export function draftProblems(draft: ExpenseDraft, known: SplitArticles | null): Problems<ExpenseDraft> {
  const { title, date, mva_sats, text, lines } = problemsOfExpense(draftFields(draft, known));
  const chosen = draftLines(draft, known);
  const isPriced = chosen.every(({ price }) => price.trim() !== '');
  return {
    ...(title && { title }),
    ...(lines && (chosen.length === 0 ? { main: lines } : { prices: isPriced ? lines : NEEDS_PRICE })),
    ...problemsOfSelection(draft, known, false),
    ...(date && { date }),
    ...(mva_sats && { rate: mva_sats }),
    ...(text && { text }),
    ...(draft.photos.isPreparing && {
      photos: { key: 'expenses.preparing', params: {} } satisfies ExpenseMessage,
    }),
  };
}

const StoredDraft = z.partial(
  z.object({
    title: z.string(),
    main: z.nullable(Id),
    extras: z.array(z.object({ article_id: z.string(), count: z.nullable(z.number()) })),
    mainCount: z.nullable(z.number()),
    prices: z.record(z.string(), z.string()),
    date: z.string(),
    rate: z.string(),
    order: z.string(),
    text: z.string(),
  }),
);

/** [W-SITE-63] The readable part of a stored draft. */
export const readExpenseDraft = fieldsReader<ExpenseDraft>(StoredDraft);

/** The outbox, the project, the articles, and the closing of the form. */
export interface ExpenseFormNeeds {
  readonly outbox: Pick<SiteOutbox, 'save'>;
  readonly project: ProjectOfExpense;
  readonly articles$: ArticleLookup['articles$'];
  /** The order lines that can be chosen, by name. */
  readonly orders: readonly OrderLine[];
  /** The expense to change, as its user saw it, or the values that a new one begins with. */
  readonly of: SeenRecord<Expense> | ExpenseStart;
  readonly newKey: () => string;
  readonly clock: SchedulerLike;
  readonly saved: () => void;
}

/** The form of an expense. */
export type ExpenseForm = DraftedForm<ExpenseDraft> & {
  /** The expense that it changes, as its user saw it; null for a new one. */
  readonly before$: Behavior<Expense | null>;
  /** The chosen articles and their sums. */
  readonly chosen$: Behavior<{ readonly lines: readonly DraftLine[]; readonly sums: ExpenseSums | null }>;
};

const knownIn = (load: Load<SplitArticles>): SplitArticles | null => (load.status === 'ready' ? load.value : null);

/** [W-SITE-52] The expense for a form that opens now; later events leave it alone. */
export const seenExpenseRecord = (expense: Expense): SeenRecord<Expense> => seenRecord(expense, Expense);

/** [W-PLAN-06] An expense is stored on the device with its receipts, and sent by the outbox. */
export function createExpenseForm(needs: ExpenseFormNeeds): ExpenseForm {
  const { project, articles$, orders, of, newKey, clock, saved } = needs;
  const seen = 'record$' in of ? of : null;
  const before$: Behavior<Expense | null> = seen?.record$ ?? new BehaviorSubject(null);
  const empty: ExpenseDraft = {
    title: '',
    ...{ main: null, extras: [], mainCount: COUNT.chosen, prices: {} },
    date: isoDate(osloDay(clock.now())),
    ...{ rate: String(VAT_RATES[0]), order: '', text: '', photos: NO_PHOTOS },
    ...(seen === null && of),
  };
  const record$ = new BehaviorSubject(newKey());
  const form = createForm<FormRecord, ExpenseDraft, readonly SiteChange[], null>({
    record$: derive({ load: articles$, expense: before$ }, ({ load, expense }) => ({
      known: knownIn(load),
      expense,
    })),
    valuesOf: ({ expense, known }) => (expense === null ? empty : draftOfExpense(expense, known)),
    problemsOf: (draft, { known }) => draftProblems(draft, known),
    inputOf(draft, _, { known, expense }) {
      const { files } = draft.photos;
      const fields = namedFields(draft, known, orders);
      return expense === null
        ? [creationOfExpense(project, fields, files, record$.value, clock.now())]
        : changesOfExpense(project, expense, fields, files, clock.now());
    },
    command: createSavingCommand(needs, NOT_STORED, (changes: readonly SiteChange[]) => changes),
    saved: () => record$.next(newKey()),
    done: saved,
  });
  return {
    ...form,
    ...(seen === null ? { record$ } : { seen }),
    before$,
    chosen$: derive({ view: form.view$, load: articles$ }, ({ view: { values }, load }) => ({
      lines: draftLines(values, knownIn(load)),
      sums: sumsOfDraft(values, knownIn(load)),
    })),
  };
}

interface FormRecord {
  readonly known: SplitArticles | null;
  /** Null for a new one. */
  readonly expense: Expense | null;
}

/** [W-SITE-21] The device, and not the service, has refused. */
const NOT_STORED = notStored('expenses.kept');
