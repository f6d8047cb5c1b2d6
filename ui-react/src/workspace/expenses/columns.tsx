import { numberIn } from '@felles/core';
import { approvalOf, type Expense } from '@felles/core/workspace/expenses';
import type { ReactNode } from 'react';
import type { Text } from '../../i18n/texts.ts';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { DASH, formatDay, formatNumber, formatPrice } from '../format.ts';
import type { PartedColumn } from '../lists/parts.ts';
import styles from '../screens/ExpensesScreen.module.css';

const labelled = (label: string, content: ReactNode) => (
  <>
    <span className={styles.label}>{label}</span>
    {content}
  </>
);

/** A reference by its name, with a second text beside it; a dash where there is none. */
const reference = (label: string, first: string | null | undefined, second?: string | null) =>
  labelled(label, <TwoLines first={first || second || DASH} second={(first && second) || null} />);

const numberText = (number: number | string | null | undefined): string => String(number ?? '');

const countOf = ({ count }: Expense): string => formatNumber(numberIn(count));

const priceOf =
  (part: 'sum' | 'price') =>
  (expense: Expense): string =>
    formatPrice(numberIn(expense[part]));

const rateOf = ({ mva_sats: rate }: Expense): string =>
  numberIn(rate) === null ? DASH : `${formatNumber(numberIn(rate))} %`;

/** The service gives a sum with VAT and a price without; both say so. */
export function expenseColumns(text: Text): readonly PartedColumn<Expense>[] {
  return [
    {
      id: 'title',
      head: text('expenses.what'),
      sortBy: 'title',
      least: 216,
      grows: 3,
      cell: ({ title, text: more }) => <TwoLines isName first={title || DASH} second={more ?? null} />,
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
      least: 176,
      importance: 10,
      align: 'end',
      onCard: 'half',
      cell: (expense) =>
        labelled(
          text('expenses.sum'),
          <>
            <b className={textStyles.tabular}>{priceOf('sum')(expense)}</b>
            <span className={styles.narrow}>
              {text('expenses.counted', { count: countOf(expense), price: priceOf('price')(expense) })}
            </span>
          </>,
        ),
      parts: [{ head: text('expenses.sum'), value: ({ sum }) => numberIn(sum), words: priceOf('sum') }],
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
      cell: priceOf('price'),
      parts: [{ head: text('expenses.price'), value: ({ price }) => numberIn(price), words: priceOf('price') }],
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
      head: text('expenses.approved'),
      least: 146,
      importance: 8,
      cell: (expense) => {
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
            return by || text(isApproved ? 'expenses.isApproved' : 'expenses.isNotApproved');
          },
        },
      ],
    },
  ];
}
