import '../../i18n/catalogs/articles.ts';
import '../../i18n/catalogs/conflicts.ts';
import '../../i18n/catalogs/expenses.ts';

import { recordOfExpense } from '@felles/core/internal/workspace/expenses/changes';
import { differing } from '@felles/core/internal/workspace/expenses/fields';
import { lastChoice, readExpenseDraft, seenExpenseRecord } from '@felles/core/internal/workspace/expenses/form';
import {
  type Expense,
  type ExpenseDraft,
  fieldsOfExpense,
  orderLinesOf,
  type ProjectOfExpense,
  statusOfExpense,
  VAT_RATES,
} from '@felles/core/workspace/expenses';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { DateField } from '../../kit/parts/DateField.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { ExtraLookup, MainArticle } from '../articles/ArticleFields.tsx';
import { formatDay, formatNumber } from '../format.ts';
import { expenseOf, newExpenseOf } from '../paths.ts';
import { useArea, useMe } from '../services.ts';
import { TitleField } from '../site/TitleField.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { ChosenLines } from './ChosenLines.tsx';
import { fieldIn, valueIn } from './change-words.ts';
import styles from './expenses.module.css';
import { Receipts } from './Receipts.tsx';
import { ReceiptsField } from './ReceiptsField.tsx';
import { priceIn } from './words.ts';

interface ExpenseFormProps {
  readonly project: ProjectOfExpense;
  /** The expenses of the project, whose words and order lines are offered. */
  readonly all: readonly Expense[];
  /** The expense to change, as it is now; null for a new one. */
  readonly expense: Expense | null;
  /** Leaves the form of a change, saved or not; the panel of a new one closes. */
  readonly onClose?: () => void;
}

/** So many words of earlier expenses are offered. */
const WORDS = 6;

/** A form of an expense has a draft of its own. */
export const nameOfDraft = (expense: Expense): string => `expense ${recordOfExpense(expense)} change`;

/** [W-PLAN-06] The form of an expense: the receipt first, then its title and its articles, and the sum always in sight. */
export function ExpenseForm({ project, all, expense, onClose }: ExpenseFormProps) {
  const expenses = useArea('expenses');
  const me = useMe();
  const panel = usePanel();
  const draft = useSiteDraft();
  const text = useText();
  const [hasMore, setMore] = useState(false);
  const orders = orderLinesOf(all);
  // [W-SITE-52] The form keeps the values that are in sight now; later events leave it alone.
  const [seen] = useState(() => expense && seenExpenseRecord(expense));
  const [{ form, articles }] = useState(() =>
    expenses.form({
      project,
      orders,
      of: seen ?? lastChoice(all, me?.login_id ?? null),
      saved: onClose ?? panel.close,
    }),
  );
  const before = useObservable(form.before$);
  const known = useObservable(articles.articles$);
  const { lines, sums } = useObservable(form.chosen$);
  const sum = priceIn(sums?.gross ?? null);
  // Told once a field is left, and not with each key.
  const [told, setTold] = useState('');
  useOpen(articles);
  const words = [...new Set(all.flatMap(({ title }) => title || []))].slice(0, WORDS);
  const more: readonly FieldOf<ExpenseDraft>[] = [
    {
      kind: 'own',
      name: 'date',
      label: text('expenses.date'),
      draw: (field) => <DateField {...field} label={text('expenses.date')} name="date" />,
      words: formatDay,
    },
    {
      kind: 'select',
      name: 'rate',
      label: text('expenses.rate'),
      choices: VAT_RATES.map((rate) => ({ value: String(rate), label: `${rate} %` })),
    },
    {
      kind: 'select',
      name: 'order',
      label: text('expenses.orderLine'),
      choices: orders.map(({ id, title }) => ({ value: id, label: title })),
      canBeEmptied: true,
    },
    longTextField('text', text('expenses.text')),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that a field inside is left
    <div className={styles.record} onBlur={() => setTold(sums === null ? '' : text('expense.sumNow', { sum }))}>
      <PanelForm<ExpenseDraft>
        label={text(expense === null ? 'expense.new' : 'expense.correcting')}
        make={() => form}
        // Which of its articles is the main one is known by the look-up alone.
        record={
          expense && {
            load: known,
            words: { some: text('articles.some'), all: text('articles.all') },
            again: articles.reload,
          }
        }
        fields={(values) => [
          {
            kind: 'own',
            name: 'photos',
            label: text('expense.receipts'),
            draw: (field) => (
              <ReceiptsField
                {...field}
                title={values.title}
                there={expense && <Receipts projectId={project.id} expense={expense} />}
              />
            ),
            words: ({ files }) => (files.length === 0 ? '' : String(files.length)),
          },
          {
            kind: 'own',
            name: 'title',
            label: text('expense.what'),
            draw: (field) => (
              <TitleField {...field} label={text('expense.what')} group={text('expense.words')} words={words} />
            ),
            words: (value) => value,
          },
          {
            kind: 'own',
            name: 'main',
            label: text('articles.main'),
            draw: (field) => <MainArticle {...field} lookup={articles} />,
            words: (id) => id ?? '',
          },
          {
            kind: 'own',
            name: 'extras',
            label: text('articles.extras'),
            draw: (field) => <ExtraLookup {...field} lookup={articles} hint={text('expense.extrasHint')} />,
            words: (extras) => String(extras.length),
          },
          {
            kind: 'own',
            name: 'prices',
            label: text('articles.chosen'),
            draw: ({ error, onLeave }) => (
              <ChosenLines lines={lines} values={values} error={error} onChange={form.change} onLeave={onLeave} />
            ),
            words: () => sum,
          },
          ...(hasMore ? more : []),
        ]}
        leaving={{ key: 'expenses.leaving', params: {} }}
        draft={draft<ExpenseDraft>({
          ...(expense === null
            ? {
                name: `expense ${project.id} new`,
                kind: 'expense',
                isNew: true,
                address: newExpenseOf(project.id),
              }
            : { name: nameOfDraft(expense), kind: 'change', address: expenseOf(project.id, expense.expense_id) }),
          project,
          titleOf: ({ title }) => title,
          read: readExpenseDraft,
        })}
        saveWords={() => text('expense.save')}
        news={newsIn(text, all, before, expense)}
        closed={
          expense && before && statusOfExpense(expense) === 'APPROVED'
            ? { reason: text('conflict.lockedExpense'), record: null }
            : null
        }
        note={({ date, rate, order }) =>
          !hasMore && (
            <Button kind="ghost" iconAfter="down" aria-expanded={false} onClick={() => setMore(true)}>
              {[
                formatDay(date),
                text('expense.vat', { rate: formatNumber(Number(rate)) }),
                orders.find(({ id }) => id === order)?.title ?? text('expense.noOrder'),
              ].join(' · ')}
            </Button>
          )
        }
        others={
          <>
            <p className={styles.footSum}>
              <small>{text('expense.gross')}</small>
              <b>{sum}</b>
            </p>
            {onClose && (
              <Button kind="ghost" onClick={onClose}>
                {text('expense.cancel')}
              </Button>
            )}
          </>
        }
      />
      <HiddenStatus>{told}</HiddenStatus>
    </div>
  );
}

/** [W-SITE-52] The values that another user has changed since the form was opened; null where there are none. */
function newsIn(text: Text, all: readonly Expense[], before: Expense | null, now: Expense | null) {
  const changed = before === null || now === null ? [] : differing(fieldsOfExpense(before), fieldsOfExpense(now));
  if (now === null || changed.length === 0) return null;
  const values = fieldsOfExpense(now);
  const words = changed.map((field) => `${fieldIn(text, field)}: ${valueIn(text, all, field, values[field])}`);
  return { by: now.changed_by || text('conflict.another'), words };
}
