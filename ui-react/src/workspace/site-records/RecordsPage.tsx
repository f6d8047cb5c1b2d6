import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import { type Cell, createPanelStore, parseIsoDate } from '@felles/core';
import type { PeriodQuestion } from '@felles/core/data';
import { EVERY_DAY } from '@felles/core/internal/data/period';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { LATEST_FIRST } from '@felles/core/internal/workspace/site-records/rules';
import type { RecordsQuestion, RecordsStore, RecordsView } from '@felles/core/workspace/site-records';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PeriodFacet } from '../../kit/list/PeriodFacet.tsx';
import { chipsThatFind, type QuickChip } from '../../kit/list/QuickChips.tsx';
import { fileDays, SaveTable } from '../../kit/list/SaveTable.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { Fold } from '../../kit/parts/Fold.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import type { DataTableProps } from '../../kit/table/DataTable.tsx';
import type { RowActions } from '../../kit/table/table-of.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { List } from '../lists/List.tsx';
import type { OrderChoice } from '../lists/Order.tsx';
import { linesToSave, type PartedColumn } from '../lists/parts.ts';
import { useOffers } from '../offers/use-offers.ts';
import { paths } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import page from '../statistics/statistics.module.css';
import { type Kind, newOf, type OwnPanels, ownPanel, panelsOf, RecordPanels } from './RecordPanels.tsx';
import { pressInList } from './row-keys.ts';

interface RecordsPageProps<T> {
  readonly kind: Kind;
  readonly projectId: string;
  readonly store: Pick<RecordsStore<T, unknown>, 'view$' | 'open' | 'close' | 'reload' | 'ask'>;
  readonly today: Parameters<typeof PeriodFacet>[0]['today'];
  /** The numbers that no table has, counted from the records; only where the service lists them. */
  readonly keyFigures?: (view: RecordsView<T>) => ReactNode;
  /** The tables of numbers above the list. On a phone they fold. */
  readonly figures: (view: RecordsView<T>, isListed: boolean) => ReactNode;
  /** The filters of the list, with a number where no table above has it. */
  readonly chipsIn: (ofPeriod: readonly T[]) => readonly QuickChip[];
  /** The label of the search field; a list without one has no such field. */
  readonly search?: string;
  /** The filters are the rows of the tables above: below them stands only the chosen one. */
  readonly isChosenAbove?: boolean;
  readonly columns: readonly PartedColumn<T>[];
  readonly orders: readonly OrderChoice[];
  readonly idOf: (record: T) => string;
  /** At most one action above the list. */
  readonly actions?: ReactNode;
  /** Above all else: records that were begun and not saved. */
  readonly begun?: ReactNode;
  /** The page of a record, in the place of its panel. */
  readonly hrefOf?: (record: T) => string;
  readonly keyOf?: ComponentProps<typeof RecordPanels<T>>['keyOf'];
  /** The panels of records; absent where a row shows all of its record. */
  readonly panel?: ComponentProps<typeof RecordPanels<T>>['panel'];
  /** The choosing of several records, and the panels in which they are changed. */
  readonly several?: SeveralParts<T> | undefined;
  /** The actions on a row whose changes are not sent. */
  readonly rowActions?: RowActions<T>;
  /** The lines of the file, where they are not the columns of the table. */
  readonly file?: (records: readonly T[]) => readonly (readonly Cell[])[];
  /** Below the list. */
  readonly foot?: (records: readonly T[]) => ReactNode;
}

/** The parts of a list whose records can be changed several at once. */
export interface SeveralParts<T> extends Pick<DataTableProps<T>, 'picks' | 'outcomeOf'> {
  /** The bar has the place of the line with the count. */
  readonly isOn: boolean;
  /** On a phone rows are chosen, and lead nowhere, after a press of the tool. */
  readonly isChoosing: boolean;
  readonly tool: ReactNode;
  readonly bar: (open: (panel: string) => void) => ReactNode;
  /** The ids of the records that are shown alone; null for all of them. */
  readonly only: readonly string[] | null;
  readonly panels: OwnPanels<T>;
}

/** The records of one kind: for which days, what counts them, and the records one by one. */
export function RecordsPage<T>(props: RecordsPageProps<T>) {
  const { kind, projectId, store, today, keyFigures, figures, panel, several, actions, begun } = props;
  const view = useObservable(store.view$);
  const isListed = useOffers().has('site-records');
  const isPhone = useMedia('(width <= 700px)');
  const text = useText();
  useOpen(store, isListed);
  const [panels] = useState(() => createPanelStore({ panelAt: panelsOf(kind).at }));
  const made = isListed ? (panel?.made ?? null) : null;
  // Where there is nothing at all, the place of the list offers it.
  const isBlank = view.list.status === 'ready' && view.all.length === 0;
  const action = made ? (
    <Button kind="primary" small={!isPhone} onClick={() => panels.open(newOf(kind))}>
      {made.title}
    </Button>
  ) : (
    isListed && actions
  );
  return (
    <Page
      title={text(`${kind}.title`)}
      {...(isPhone ? { foot: !isBlank && !several?.isOn && action } : { actions: action })}
    >
      <div className={layout.besides}>
        <div className={`${page.place} ${layout.grow}`}>
          {isListed && begun}
          <div className={layout.spread}>
            <div className={layout.wrap2}>
              {isListed && keyFigures?.(view)}
              {view.unsent > 0 && (
                <PageLink to={paths.outbox} className={textStyles.link}>
                  {text('records.unsent', { count: view.unsent })}
                </PageLink>
              )}
            </div>
            <PeriodFacet period={view.question} today={today} onChoose={store.ask} />
          </div>
          <div className={page.shown}>
            {isPhone ? (
              <Fold level={2} title={text('records.tables')}>
                {figures(view, isListed)}
              </Fold>
            ) : (
              figures(view, isListed)
            )}
            {isListed ? (
              <Listed
                {...props}
                make={made && (() => panels.open(newOf(kind)))}
                view={view}
                start={isBlank && action}
                isWritten={Boolean(action)}
                open={(name) => panels.open(ownPanel(name))}
              />
            ) : (
              <StateNote title={text('records.notTold')} />
            )}
          </div>
        </div>
        {panel && isListed && (
          <RecordPanels key={projectId} {...props} panel={panel} own={several?.panels} panels={panels} view={view} />
        )}
      </div>
    </Page>
  );
}

interface ViewedProps<T> extends RecordsPageProps<T> {
  readonly view: RecordsView<T>;
}

interface ListedProps<T> extends ViewedProps<T> {
  /** Opens the form of a new record; null where the user may make none there. */
  readonly make: (() => void) | null;
  /** Makes the first record. */
  readonly start: ReactNode;
  /** The user may make records, also while the list cannot be asked for. */
  readonly isWritten: boolean;
  /** Opens a panel that is not of one record. */
  readonly open: (panel: string) => void;
}

function Listed<T>(props: ListedProps<T>) {
  const {
    kind,
    projectId,
    store,
    view,
    columns,
    orders,
    chipsIn,
    search,
    isChosenAbove = false,
    idOf,
    panel,
    file = (records: readonly T[]) => linesToSave(columns, records),
    foot,
    hrefOf,
    rowActions,
    several,
    start,
    isWritten,
    make,
    open,
  } = props;
  const linkTo = usePanelLink();
  const isKeyed = !useMedia('(width <= 700px)') && make !== null;
  const text = useText();
  const id = useId();
  const { question, list, ofPeriod } = view;
  // A record without a status or an article is in no filter.
  const chips = [...new Map(chipsIn(ofPeriod).map((chip) => [chip.value, chip])).values()].filter(
    ({ value }) => value !== '',
  );
  // [W-SITE-30] A number that cannot be asked for is left out, and is not 0.
  const isAny = view.all.length > 0;
  const only = several?.only ?? null;
  const rows = only === null ? list.rows : list.rows.filter((row) => only.includes(row.id));
  const items = rows.map(({ item }) => item);
  return (
    <section className={layout.column3} aria-labelledby={id} {...(make && { onKeyDown: pressInList(make) })}>
      <h2 id={id}>{text(`${kind}.all`)}</h2>
      <List
        name={kind}
        label={text(`${kind}.title`)}
        store={store}
        view={{ ...list, rows, question }}
        words={{
          count: text(`${kind}.count`, { count: list.total }),
          news: text('records.new', { count: list.arrived }),
          failed: isWritten ? text('records.stillSaved') : undefined,
        }}
        {...(search && isAny && { search })}
        {...(((!isChosenAbove && isAny) || question.only !== '') && {
          bar: {
            label: text('records.which'),
            quick: {
              label: text('records.which'),
              chosen: question.only,
              onChoose: (only) => store.ask({ only }),
              chips: chipsThatFind(
                [
                  {
                    value: '',
                    label: text('records.every'),
                    ...(!isChosenAbove && isAny && { count: ofPeriod.length }),
                  },
                  ...chips,
                ],
                question.only,
                (value) => !isChosenAbove && chips.some((chip) => chip.value === value && chip.count !== 0),
              ),
            },
          },
        })}
        start={start}
        orders={orders}
        ownOrder={{ sort: LATEST_FIRST, label: text('records.newest') }}
        tools={
          items.length > 0 && (
            <>
              {several?.tool}
              <SaveTable
                file={text(`records.file.${kind}`, { project: projectId, days: fileDays(question) })}
                rows={() => file(items)}
              />
            </>
          )
        }
        picking={several && { bar: several.bar(open), isOn: several.isOn }}
        filter={filterOf(question, chips, text, () => store.ask({ ...EVERY_DAY, only: '', text: '' }))}
        columns={columns}
        picks={several?.picks}
        outcomeOf={several?.outcomeOf}
        {...(panel &&
          !several?.isChoosing && { href: hrefOf ?? ((record: T) => linkTo(panelsOf(kind).addressOf(idOf(record)))) })}
        {...(rowActions && { actions: rowActions })}
        sum={foot?.(items)}
      />
      {isKeyed && isAny && <p className={textStyles.quiet}>{text('records.keysHint')}</p>}
    </section>
  );
}

/** The filter, in words; null without one. */
function filterOf(
  question: RecordsQuestion,
  chips: readonly QuickChip[],
  text: Text,
  onReset: () => void,
): { readonly words: string; readonly onReset: () => void } | null {
  const only = chips.find(({ value }) => value === question.only)?.label ?? question.only;
  const sought = question.text && text('records.sought', { words: question.text });
  const words = [periodIn(question, text), only, sought].filter(Boolean).join(' · ');
  return words === '' ? null : { words, onReset };
}

function periodIn({ from, to }: PeriodQuestion, text: Text): string {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)].map((day) => day !== null && dayMonthYear(day));
  if (!first) return last ? text('statistics.until', { day: last }) : '';
  return last ? text('records.days', { from: first, to: last }) : text('statistics.since', { day: first });
}
