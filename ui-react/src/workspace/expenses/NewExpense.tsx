import '../../i18n/catalogs/articles.ts';
import '../../i18n/catalogs/expenses.ts';

import {
  type Expense,
  type ExpenseDraft,
  lastChoice,
  orderLinesOf,
  type ProjectOfExpense,
  readExpenseDraft,
  VAT_RATES,
} from '@felles/core/workspace/expenses';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
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
import { newExpenseOf } from '../paths.ts';
import { useArea, useWorkspace } from '../services.ts';
import { TitleField } from '../site/TitleField.tsx';
import { useSiteDraft } from '../site/use-site-draft.tsx';
import { ChosenLines } from './ChosenLines.tsx';
import styles from './expenses.module.css';
import { ReceiptsField } from './ReceiptsField.tsx';
import { priceIn } from './words.ts';

interface NewExpenseProps {
  readonly project: ProjectOfExpense;
  /** The expenses of the project, whose words and order lines are offered. */
  readonly all: readonly Expense[];
}

/** So many words of earlier expenses are offered. */
const WORDS = 6;

/** [W-PLAN-06] A new expense: the receipt first, then its title and its articles, and the sum always in sight. */
export function NewExpense({ project, all }: NewExpenseProps) {
  const expenses = useArea('expenses');
  const me = useObservable(useWorkspace().shell.me.me$);
  const panel = usePanel();
  const draft = useSiteDraft();
  const text = useText();
  const [hasMore, setMore] = useState(false);
  const [{ form, articles }] = useState(() =>
    expenses.form({ project, start: lastChoice(all, me?.login_id ?? null), saved: panel.close }),
  );
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
      choices: orderLinesOf(all).map(({ id, title }) => ({ value: id, label: title })),
      canBeEmptied: true,
    },
    longTextField('text', text('expenses.text')),
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that a field inside is left
    <div className={styles.record} onBlur={() => setTold(sums === null ? '' : text('expense.sumNow', { sum }))}>
      <PanelForm<ExpenseDraft>
        label={text('expense.new')}
        make={() => form}
        fields={(values) => [
          {
            kind: 'own',
            name: 'photos',
            label: text('expense.receipts'),
            draw: (field) => <ReceiptsField {...field} title={values.title} />,
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
          name: `expense ${project.id} new`,
          kind: 'expense',
          isNew: true,
          project,
          address: newExpenseOf(project.id),
          titleOf: ({ title }) => title,
          read: readExpenseDraft,
        })}
        saveWords={() => text('expense.save')}
        note={({ date, rate, order }) =>
          !hasMore && (
            <Button kind="ghost" iconAfter="down" aria-expanded={false} onClick={() => setMore(true)}>
              {[
                formatDay(date),
                text('expense.vat', { rate: formatNumber(Number(rate)) }),
                orderLinesOf(all).find(({ id }) => id === order)?.title ?? text('expense.noOrder'),
              ].join(' · ')}
            </Button>
          )
        }
        others={
          <p className={styles.footSum}>
            <small>{text('expense.gross')}</small>
            <b>{sum}</b>
          </p>
        }
      />
      <HiddenStatus>{told}</HiddenStatus>
    </div>
  );
}
