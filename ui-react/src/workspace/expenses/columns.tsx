import { numberIn } from '@felles/core/internal/shared/numbers';
import { approvalOf, type Expense, expenseSums, kronerOf } from '@felles/core/workspace/expenses';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { DASH, formatDay, formatNumber, formatPrice } from '../format.ts';
import type { PartedColumn } from '../lists/parts.ts';
import styles from '../screens/ExpensesScreen.module.css';
import { grossIn, netIn, statusIn } from './words.ts';

const labelled = (label: string, content: ReactNode) => (
  <>
    <span className={styles.label}>{label}</span>
    {content}
  </>
);

/** A reference by its name, with a second text beside it; a dash where there is none. */
const reference = (label: string, first: string | null | undefined, second?: string | null) =>
  labelled(label, <TwoLines first={first || second || DASH} second={(first && second !== first && second) || null} />);

const numberText = (number: number | string | null | undefined): string => String(number ?? '');

const countOf = ({ count }: Expense): string => formatNumber(numberIn(count));

const priceOf = ({ price }: Expense): string => formatPrice(numberIn(price));

const kronerIn = (ore: number | null): number | null => (ore === null ? null : kronerOf(ore));

const rateOf = ({ mva_sats: rate }: Expense): string =>
  numberIn(rate) === null ? DASH : `${formatNumber(numberIn(rate))} %`;

/** The parts of a row where the service takes changes. */
interface OwnCells {
  readonly thumb: (expense: Expense) => ReactNode;
  readonly state: (expense: Expense) => ReactNode;
}

/** The service gives a sum with VAT and a price without; both say so. */
export function expenseColumns(text: Text, own: OwnCells | null = null): readonly PartedColumn<Expense>[] {
  // The card of a row with a receipt has the day, the sum and the status.
  const onCard = own ? ({ onCard: 'none' } as const) : {};
  return [
    {
      id: 'title',
      head: text('expenses.what'),
      sortBy: 'title',
      least: own ? 190 : 216,
      grows: 3,
      cell: (expense) => {
        const words = <TwoLines isName first={expense.title || DASH} second={expense.text ?? null} />;
        if (own === null) return words;
        return (
          <span className={layout.row3}>
            {own.thumb(expense)}
            {words}
          </span>
        );
      },
      parts: [
        { head: text('expenses.what'), value: ({ title }) => title },
        { head: text('expenses.text'), value: ({ text: more }) => more },
      ],
    },
    {
      id: 'date',
      head: text('expenses.date'),
      sortBy: 'date',
      least: 110,
      importance: 9,
      onCard: 'half',
      cell: ({ date }) => labelled(text('expenses.date'), formatDay(date) || DASH),
      parts: [{ head: text('expenses.date'), value: ({ date }) => formatDay(date) }],
    },
    {
      id: 'sum',
      head: text('expenses.sum'),
      sortBy: 'sum',
      least: own ? 168 : 176,
      importance: 10,
      align: 'end',
      onCard: 'half',
      cell: (expense) =>
        labelled(
          text('expenses.sum'),
          <>
            <b className={textStyles.tabular}>{grossIn(expense)}</b>
            {own ? (
              <span className={styles.small}>{text('expense.netOf', { sum: netIn(expense) })}</span>
            ) : (
              <span className={styles.narrow}>
                {text('expenses.counted', { count: countOf(expense), price: priceOf(expense) })}
              </span>
            )}
          </>,
        ),
      parts: [
        { head: text('expenses.sum'), value: (expense) => kronerIn(expenseSums(expense).gross), words: grossIn },
        { head: text('expenses.net'), value: (expense) => kronerIn(expenseSums(expense).net), words: netIn },
      ],
    },
    {
      id: 'count',
      head: text('expenses.count'),
      least: 76,
      importance: 3,
      align: 'end',
      onCard: 'none',
      cell: countOf,
      parts: [{ head: text('expenses.count'), value: ({ count }) => numberIn(count), words: countOf }],
    },
    {
      id: 'price',
      head: text('expenses.price'),
      sortBy: 'price',
      least: 116,
      importance: 2,
      align: 'end',
      onCard: 'none',
      cell: priceOf,
      parts: [{ head: text('expenses.price'), value: ({ price }) => numberIn(price), words: priceOf }],
    },
    {
      id: 'rate',
      head: text('expenses.rate'),
      least: 74,
      importance: 1,
      align: 'end',
      onCard: 'none',
      cell: rateOf,
      parts: [{ head: text('expenses.rate'), value: ({ mva_sats: rate }) => numberIn(rate), words: rateOf }],
    },
    {
      id: 'article',
      head: text('expenses.article'),
      ...onCard,
      sortBy: 'article',
      least: 170,
      grows: 1,
      importance: 6,
      has: ({ article }) => Boolean(article),
      cell: ({ article }) => reference(text('expenses.article'), article?.title, numberText(article?.art_nr)),
      parts: [
        { head: text('expenses.articleNumber'), value: ({ article }) => numberText(article?.art_nr) },
        { head: text('expenses.article'), value: ({ article }) => article?.title },
      ],
    },
    {
      id: 'supplier',
      head: text('expenses.supplier'),
      ...onCard,
      sortBy: 'supplier',
      least: 170,
      grows: 1,
      importance: 7,
      has: ({ contact }) => Boolean(contact),
      cell: ({ contact }) => reference(text('expenses.supplier'), contact?.contact_name),
      parts: [{ head: text('expenses.supplier'), value: ({ contact }) => contact?.contact_name }],
    },
    {
      id: 'order',
      head: text('expenses.order'),
      ...onCard,
      least: 140,
      grows: 1,
      importance: 5,
      has: ({ order, order_line: line }) => Boolean(order || line),
      cell: ({ order, order_line: line }) =>
        reference(
          text('expenses.order'),
          [numberText(order?.order_nr), order?.title].filter(Boolean).join(' '),
          line?.title,
        ),
      parts: [
        { head: text('expenses.order'), value: ({ order }) => numberText(order?.order_nr) },
        { head: text('expenses.orderTitle'), value: ({ order }) => order?.title },
        { head: text('expenses.orderLine'), value: ({ order_line: line }) => line?.title },
      ],
    },
    {
      id: 'registered',
      head: text('expenses.registered'),
      least: 130,
      importance: 4,
      has: ({ registered_by_user: user, person }) => Boolean(user || person),
      cell: ({ registered_by_user: user, person }) =>
        reference(text('expenses.registered'), user?.user_name, person?.person_name),
      parts: [
        { head: text('expenses.registered'), value: ({ registered_by_user: user }) => user?.user_name },
        { head: text('expenses.person'), value: ({ person }) => person?.person_name },
      ],
    },
    {
      id: 'approved',
      head: own ? text('expense.status') : text('expenses.approved'),
      least: own ? 190 : 146,
      importance: 8,
      cell: (expense) => {
        if (own !== null) return labelled(text('expense.status'), own.state(expense));
        const { isApproved, by } = approvalOf(expense);
        const tag = (
          <Tag type={isApproved ? 'SUCCESS' : 'WARNING'}>
            {text(isApproved ? 'expenses.isApproved' : 'expenses.isNotApproved')}
          </Tag>
        );
        return labelled(text('expenses.approved'), by === '' ? tag : <TwoLines first={by} />);
      },
      parts: [
        {
          head: text('expenses.approved'),
          value: (expense) => {
            const { isApproved, by } = approvalOf(expense);
            if (own !== null) return [statusIn(text, expense), by].filter(Boolean).join(', ');
            return by || text(isApproved ? 'expenses.isApproved' : 'expenses.isNotApproved');
          },
        },
      ],
    },
  ];
}
