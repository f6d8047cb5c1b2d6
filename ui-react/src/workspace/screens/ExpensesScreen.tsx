import '../../i18n/catalogs/expenses.ts';
import '../../i18n/catalogs/site-records.ts';

import { createPanelStore } from '@felles/core';
import type { Row } from '@felles/core/data';
import { rowIn } from '@felles/core/internal/data/list-load';
import { isChangeOf, refusedChanges } from '@felles/core/internal/workspace/site-work/refusals';
import type { Expense, ExpenseQuestion, ExpensesView } from '@felles/core/workspace/expenses';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { longTextField } from '../../kit/form/long-text-field.tsx';
import layout from '../../kit/Layout.module.css';
import { chipsThatFind, type QuickChip } from '../../kit/list/QuickChips.tsx';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import textStyles from '../../kit/Text.module.css';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { expenseColumns } from '../expenses/columns.tsx';
import { ExpenseForm } from '../expenses/ExpenseForm.tsx';
import { ExpenseRecord } from '../expenses/ExpenseRecord.tsx';
import { ExpenseRefusals } from '../expenses/ExpenseRefusals.tsx';
import { ExpenseState } from '../expenses/ExpenseState.tsx';
import { facetsIn, NO_FACETS } from '../expenses/facets.tsx';
import { type ExpensePanel, NEW_EXPENSE, PANELS } from '../expenses/panels.ts';
import { ReceiptThumb } from '../expenses/Receipts.tsx';
import { useExpensePicks } from '../expenses/use-expense-picks.tsx';
import { priceIn } from '../expenses/words.ts';
import { List } from '../lists/List.tsx';
import { factsOf, linesToSave } from '../lists/parts.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths } from '../paths.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { Facts } from '../register/Facts.tsx';
import { useArea, useMe } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { FormPill } from '../site/FormPill.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';
import styles from './ExpensesScreen.module.css';

/** [W-EXPENSES-04] The costs of a project. */
export function ExpensesScreen() {
  const { projectId = '' } = useParams();
  return <Expenses key={projectId} projectId={projectId} />;
}

function Expenses({ projectId }: { readonly projectId: string }) {
  const expenses = useArea('expenses');
  const { store: project } = useProjectOfPage();
  const title = useProject()?.title ?? '';
  const [store, view] = useStore(() => expenses.expenses(projectId, () => project?.reload()));
  const [panels] = useState(() => createPanelStore<ExpensePanel>({ panelAt: PANELS.at }));
  const linkTo = usePanelLink();
  const [stepped, setStepped] = useState<string | null>(null);
  const lastAt = useRef(0);
  const isWritten = useOffers().has('expense-changes');
  const rights = useRightsWith('expense-changes');
  const me = useMe();
  const refused = refusedChanges(useObservable(expenses.outbox.entries$), 'expense', projectId);
  // Those of an open expense stand in its panel.
  const [above] = useObservable(panels.view$).stack;
  const shownId = above?.content.kind === 'record' ? above.content.id : null;
  const listed = refused.filter((one) => shownId === null || !isChangeOf(one, shownId, shownId));
  const isPhone = useMedia('(width <= 700px)');
  const text = useText();
  const { question, total, arrived, totals, unsent } = view;
  const approver = rights.includes('approve_expenses') ? (me?.login_id ?? null) : null;
  const several = useExpensePicks({ store, view, approver }, (ids) =>
    panels.open({ content: { kind: 'return', ids }, size: 'small' }),
  );
  const columns = expenseColumns(
    text,
    isWritten
      ? {
          thumb: (expense) => <ReceiptThumb projectId={projectId} expense={expense} />,
          state: (expense) => (
            <>
              <ExpenseState expense={expense} approver={approver} />
              {several?.again(expense)}
            </>
          ),
        }
      : null,
  );
  const mayRegister = rights.includes('register_expenses');
  const made = mayRegister && (
    <Button kind="primary" small={!isPhone} onClick={() => panels.open(NEW_EXPENSE)}>
      {text('expense.new')}
    </Button>
  );
  const chips = chipsIn(text, view, isWritten);
  const facets = facetsIn(text, view, store);
  const wanted = [
    question.approved && chips.find(({ value }) => value === question.approved)?.label,
    ...facets.words,
    question.text,
  ]
    .filter(Boolean)
    .join(' · ');
  const { rows } = view;
  const stepTo = (id: string | undefined) =>
    id === undefined
      ? null
      : () => {
          setStepped(id);
          // In the place of the one in sight: Back leads to the list, and not through the pile.
          panels.follow({ addresses: [PANELS.addressOf(id)], count: 1 });
        };
  const shown = several?.only ? rows.filter(({ id }) => several.only?.includes(id)) : rows;

  return (
    <Page title={text('expenses.title')} {...(isPhone ? { foot: !several?.isOn && made } : { actions: made })}>
      <div className={layout.besides}>
        <div className={`${layout.column3} ${layout.grow}`}>
          {isWritten && <SiteDrafts isShown={({ kind, project: of }) => kind === 'expense' && of?.id === projectId} />}
          {unsent > 0 && (
            <PageLink to={paths.outbox} className={textStyles.link}>
              {text('records.unsent', { count: unsent })}
            </PageLink>
          )}
          <ExpenseRefusals refused={listed} all={view.all} />
          <List
            name="expenses"
            label={text('expenses.title')}
            store={store}
            view={{ ...view, rows: shown }}
            words={{
              count: [
                text('expenses.total', { count: total }),
                isWritten && text('expense.totals', { gross: priceIn(totals.gross), net: priceIn(totals.net) }),
              ]
                .filter(Boolean)
                .join(' · '),
              news: text('expenses.new', { count: arrived }),
            }}
            {...(isWritten && { search: text('expenses.search') })}
            bar={{
              label: text('expenses.label'),
              ...facets,
              quick: {
                label: text('expenses.approved'),
                chosen: question.approved,
                onChoose: (approved) =>
                  store.ask({ approved: chips.find(({ value }) => value === approved)?.value ?? '' }),
                chips: chipsThatFind(chips, question.approved, (value) => value !== '' && view.counts[value] > 0),
              },
            }}
            orders={ordersIn(text)}
            tools={
              total > 0 && (
                <>
                  {several?.tool}
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
                </>
              )
            }
            filter={
              wanted === ''
                ? null
                : { words: wanted, onReset: () => store.ask({ ...NO_FACETS, approved: '', text: '' }) }
            }
            columns={columns}
            {...(!several?.isChoosing && { href: ({ expense_id: id }: Expense) => linkTo(PANELS.addressOf(id)) })}
            {...(several && {
              picking: { bar: several.bar, isOn: several.isOn },
              picks: several.picks,
              outcomeOf: several.outcomeOf,
            })}
            sum={
              <p className={styles.sum}>
                {totals.without > 0 && (
                  <span className={textStyles.quietSmall}>{text('expenses.without', { count: totals.without })}</span>
                )}
                {text('expenses.sum')} <b className={styles.amount}>{priceIn(totals.gross)}</b>
              </p>
            }
          />
        </div>
        <PanelHost
          panels={panels}
          beside={<FormPill />}
          hasPlace={({ kind }) => isWritten && kind === 'record'}
          titleOf={(panel) =>
            panel.kind === 'record'
              ? itemIn(view.list, panel.id)?.title || text('expenses.one')
              : panel.kind === 'return'
                ? text('expense.returnSeveral', { count: panel.ids.length })
                : text('expense.new')
          }
          draw={(panel) =>
            panel.kind === 'record' ? (
              <LoadedRecord
                load={rowIn(view.list, panel.id)}
                words={{ some: text('expenses.some'), all: text('expenses.all') }}
                again={store.reload}
                missing={text('expenses.notThere')}
              >
                {(expense) => {
                  const row = view.list.rows.find(({ id }) => id === expense.expense_id);
                  const at = rows.findIndex(({ id }) => id === expense.expense_id);
                  // The one that has left the shown part keeps its place in the pile.
                  if (at !== -1) lastAt.current = at;
                  const next = at === -1 ? lastAt.current : at + 1;
                  if (!isWritten || row === undefined) return <Facts facts={factsOf(columns, expense)} />;
                  return (
                    <ExpenseRecord
                      key={row.id}
                      project={{ id: projectId, title }}
                      row={row}
                      view={view}
                      store={store}
                      approver={approver}
                      writer={mayRegister ? (me?.login_id ?? null) : null}
                      around={{ before: stepTo(rows[lastAt.current - 1]?.id), next: stepTo(rows[next]?.id) }}
                      isStepped={stepped === row.id}
                    />
                  );
                }}
              </LoadedRecord>
            ) : panel.kind === 'return' ? (
              <PanelForm
                label={text('expense.return')}
                make={({ close }) => store.returnForm(panel.ids, close)}
                fields={[longTextField('text', text('expense.reason'))]}
                leaving={{ key: 'expenses.leavingReason', params: {} }}
                saveWords={() => text('expense.return')}
              />
            ) : (
              mayRegister && <ExpenseForm project={{ id: projectId, title }} all={view.all} expense={null} />
            )
          }
        />
      </div>
    </Page>
  );
}

const itemIn = ({ rows }: { readonly rows: readonly Row<Expense>[] }, id: string): Expense | null =>
  rows.find((row) => row.id === id)?.item ?? null;

interface PartChip extends QuickChip {
  readonly value: ExpenseQuestion['approved'];
}

/** The parts of the list. A service that takes no changes has approved ones and others. */
function chipsIn(text: Text, { counts }: ExpensesView, isWritten: boolean): readonly PartChip[] {
  const all: PartChip = { value: '', label: text('expenses.every') };
  if (!isWritten)
    return [
      all,
      { value: 'yes', label: text('expenses.isApproved') },
      { value: 'no', label: text('expenses.isNotApproved') },
    ];
  return [
    { ...all, count: counts.no + counts.returned + counts.yes },
    { value: 'no', label: text('expenses.isOpen'), count: counts.no },
    { value: 'returned', label: text('expenses.isReturned'), count: counts.returned },
    { value: 'yes', label: text('expenses.isApproved'), count: counts.yes },
  ];
}

const ordersIn = (text: Text) => [
  { sort: '-date', label: text('expenses.newest') },
  { sort: 'date', label: text('expenses.oldest') },
  { sort: '-sum', label: text('expenses.largest') },
  { sort: 'supplier', label: text('expenses.bySupplier') },
];
