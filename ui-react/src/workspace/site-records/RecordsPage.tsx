import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import {
  type Cell,
  createPanelStore,
  dayMonthYear,
  mapLoad,
  type Panel,
  type PanelStore,
  parseIsoDate,
  recordPanels,
} from '@felles/core';
import { currentListOf, EVERY_DAY, loadOf, type PeriodQuestion, recordIn } from '@felles/core/data';
import {
  LATEST_FIRST,
  type RecordsQuestion,
  type RecordsStore,
  type RecordsView,
} from '@felles/core/workspace/site-records';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PeriodFacet } from '../../kit/list/PeriodFacet.tsx';
import { chipsThatFind, type QuickChip } from '../../kit/list/QuickChips.tsx';
import { fileDays, SaveTable } from '../../kit/list/SaveTable.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { Fold } from '../../kit/parts/Fold.tsx';
import { LoadedRecord } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
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
import { FormPill } from '../site/FormPill.tsx';
import page from '../statistics/statistics.module.css';

/** The records of a project, of one kind. */
type Kind = 'checklists' | 'deviations' | 'hours';

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
  /** The id under which a record was made here: its panel stays open when the service has given the other one. */
  readonly keyOf?: (record: T) => string | null | undefined;
  /** The content of a panel for one record; absent where a row shows all of it. */
  readonly panel?: {
    readonly titleOf: (record: T) => string;
    readonly draw: (record: T) => ReactNode;
    /** The panel in which a record is made; absent where none can be. */
    readonly made?: { readonly title: string; readonly draw: (view: RecordsView<T>) => ReactNode } | null;
  };
  /** The actions on a row whose changes are not sent. */
  readonly rowActions?: RowActions<T>;
  /** The lines of the file, where they are not the columns of the table. */
  readonly file?: (records: readonly T[]) => readonly (readonly Cell[])[];
  /** Below the list. */
  readonly foot?: (records: readonly T[]) => ReactNode;
}

/** The records of one kind: for which days, what counts them, and the records one by one. */
export function RecordsPage<T>(props: RecordsPageProps<T>) {
  const { kind, projectId, store, today, keyFigures, figures, panel, actions, begun } = props;
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
    <Page title={text(`${kind}.title`)} {...(isPhone ? { foot: !isBlank && action } : { actions: action })}>
      <div className={page.place}>
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
            <Listed {...props} view={view} start={isBlank && action} isWritten={Boolean(action)} />
          ) : (
            <StateNote title={text('records.notTold')} />
          )}
        </div>
      </div>
      {panel && isListed && <Panels key={projectId} {...props} panel={panel} panels={panels} view={view} />}
    </Page>
  );
}

interface ViewedProps<T> extends RecordsPageProps<T> {
  readonly view: RecordsView<T>;
}

interface ListedProps<T> extends ViewedProps<T> {
  /** Makes the first record. */
  readonly start: ReactNode;
  /** The user may make records, also while the list cannot be asked for. */
  readonly isWritten: boolean;
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
    isChosenAbove = false,
    idOf,
    panel,
    file = (records: readonly T[]) => linesToSave(columns, records),
    foot,
    hrefOf,
    rowActions,
    start,
    isWritten,
  } = props;
  const linkTo = usePanelLink();
  const text = useText();
  const id = useId();
  const { question, list, ofPeriod } = view;
  // A record without a status or an article is in no filter.
  const chips = [...new Map(chipsIn(ofPeriod).map((chip) => [chip.value, chip])).values()].filter(
    ({ value }) => value !== '',
  );
  const items = list.rows.map(({ item }) => item);
  return (
    <section className={layout.column3} aria-labelledby={id}>
      <h2 id={id}>{text(`${kind}.all`)}</h2>
      <List
        name={kind}
        label={text(`${kind}.title`)}
        store={store}
        view={{ ...list, question }}
        words={{
          count: text(`${kind}.count`, { count: list.total }),
          news: text('records.new', { count: list.arrived }),
          failed: isWritten ? text('records.stillSaved') : undefined,
        }}
        {...((!isChosenAbove || question.only !== '') && {
          bar: {
            label: text('records.which'),
            quick: {
              label: text('records.which'),
              chosen: question.only,
              onChoose: (only) => store.ask({ only }),
              chips: chipsThatFind(
                [
                  { value: '', label: text('records.every'), ...(!isChosenAbove && { count: ofPeriod.length }) },
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
            <SaveTable
              file={text(`records.file.${kind}`, { project: projectId, days: fileDays(question) })}
              rows={() => file(items)}
            />
          )
        }
        filter={filterOf(question, chips, text, () => store.ask({ ...EVERY_DAY, only: '' }))}
        columns={columns}
        {...(panel && { href: hrefOf ?? ((record: T) => linkTo(panelsOf(kind).addressOf(idOf(record)))) })}
        {...(rowActions && { actions: rowActions })}
        sum={foot?.(items)}
      />
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
  const words = [periodIn(question, text), only].filter(Boolean).join(' · ');
  return words === '' ? null : { words, onReset };
}

function periodIn({ from, to }: PeriodQuestion, text: Text): string {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)].map((day) => day !== null && dayMonthYear(day));
  if (!first) return last ? text('statistics.until', { day: last }) : '';
  return last ? text('records.days', { from: first, to: last }) : text('statistics.since', { day: first });
}

/** In the place of an id: the panel in which a record is made. */
const NEW = 'new';

const newOf = (kind: Kind): Panel<string> => ({ content: NEW, size: 'small', address: `${kind}.${NEW}` });

const panelsOf = (kind: Kind) => recordPanels(kind, 'medium', (id) => id, [newOf(kind)]);

interface PanelsProps<T> extends ViewedProps<T> {
  readonly panel: NonNullable<RecordsPageProps<T>['panel']>;
  readonly panels: PanelStore<string>;
}

/** A record in a panel is shown also where the filter hides it in the list, and as it is now. */
function Panels<T>({ kind, store, view, idOf, keyOf, panel, panels }: PanelsProps<T>) {
  const text = useText();
  const isIt = (record: T, id: string): boolean => idOf(record) === id || keyOf?.(record) === id;
  const recordOf = (id: string): T | null => view.all.find((record) => isIt(record, id)) ?? null;
  return (
    <PanelHost
      panels={panels}
      beside={<FormPill />}
      titleOf={(id) => {
        if (id === NEW && panel.made) return panel.made.title;
        const record = recordOf(id);
        return (record && panel.titleOf(record)) || text('records.untitled');
      }}
      draw={(id) =>
        id === NEW && panel.made ? (
          panel.made.draw(view)
        ) : (
          <LoadedRecord
            load={recordIn({ ...currentListOf(view.list), load: mapLoad(loadOf(view.list), () => view.all) }, (one) =>
              isIt(one, id),
            )}
            words={{ some: text(`${kind}.some`), all: text(`${kind}.all`) }}
            again={store.reload}
            missing={text('records.notThere')}
          >
            {panel.draw}
          </LoadedRecord>
        )
      }
    />
  );
}
