import '../../i18n/catalogs/expenses.ts';

import { createPanelStore, recordPanels } from '@felles/core';
import { rowIn } from '@felles/core/data';
import type { Expense, ExpensesView } from '@felles/core/workspace/expenses';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useStore } from '../../react/use-store.ts';
import { expenseColumns } from '../expenses/columns.tsx';
import { formatPrice } from '../format.ts';
import { List } from '../lists/List.tsx';
import { factsOf, linesToSave } from '../lists/parts.ts';
import { Facts } from '../register/Facts.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './ExpensesScreen.module.css';

/** [W-EXPENSES-04] The costs of a project. */
export function ExpensesScreen() {
  const { projectId = '' } = useParams();
  return <Expenses key={projectId} projectId={projectId} />;
}

const PANELS = recordPanels('expense', 'small', (id) => id);

function Expenses({ projectId }: { readonly projectId: string }) {
  const expenses = useArea('expenses');
  const [store, view] = useStore(() => expenses.expenses(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const linkTo = usePanelLink();
  const text = useText();
  const { question, total, arrived, sum } = view;
  const columns = expenseColumns(text);

  return (
    <Page title={text('expenses.title')}>
      <div className={layout.column3}>
        <List
          name="expenses"
          label={text('expenses.title')}
          store={store}
          view={view}
          words={{ count: text('expenses.total', { count: total }), news: text('expenses.new', { count: arrived }) }}
          bar={{
            label: text('expenses.label'),
            quick: {
              label: text('expenses.approved'),
              chosen: question.approved,
              onChoose: (approved) =>
                store.ask({ approved: APPROVED.find(({ value }) => value === approved)?.value ?? '' }),
              chips: chipsThatFind(
                APPROVED.map(({ value, name }) => ({ value, label: text(name) })),
                question.approved,
                (value) => value !== '' && view.has[value],
              ),
            },
          }}
          orders={ordersIn(text)}
          tools={
            total > 0 && (
              <SaveTable
                file={text('expenses.file', { project: projectId })}
                label={text('expenses.save')}
                rows={() =>
                  linesToSave(
                    columns,
                    view.rows.map(({ item }) => item),
                  )
                }
              />
            )
          }
          filter={
            question.approved === ''
              ? null
              : {
                  words: text(question.approved === 'yes' ? 'expenses.isApproved' : 'expenses.isNotApproved'),
                  onReset: () => store.ask({ approved: '' }),
                }
          }
          columns={columns}
          href={({ expense_id: id }) => linkTo(PANELS.addressOf(id))}
          sum={
            <p className={styles.sum}>
              {sum.without > 0 && (
                <span className={textStyles.quietSmall}>{text('expenses.without', { count: sum.without })}</span>
              )}
              {text('expenses.sum')} <b className={styles.amount}>{formatPrice(sum.sum)}</b>
            </p>
          }
        />
      </div>
      <PanelHost
        panels={panels}
        titleOf={(id) => itemIn(view, id)?.title || text('expenses.one')}
        draw={(id) => (
          <LoadedRecord
            load={rowIn(view, id)}
            words={{ some: text('expenses.some'), all: text('expenses.all') }}
            again={store.reload}
            missing={text('expenses.notThere')}
          >
            {(expense) => <Facts facts={factsOf(columns, expense)} />}
          </LoadedRecord>
        )}
      />
    </Page>
  );
}

const itemIn = ({ rows }: ExpensesView, id: string): Expense | null => rows.find((row) => row.id === id)?.item ?? null;

const APPROVED = [
  { value: '', name: 'expenses.every' },
  { value: 'yes', name: 'expenses.isApproved' },
  { value: 'no', name: 'expenses.isNotApproved' },
] as const;

const ordersIn = (text: Text) => [
  { sort: '-date', label: text('expenses.newest') },
  { sort: 'date', label: text('expenses.oldest') },
  { sort: '-sum', label: text('expenses.largest') },
  { sort: 'supplier', label: text('expenses.bySupplier') },
];
