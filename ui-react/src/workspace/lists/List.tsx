import { type CollectionView, loadOf, type Staleness } from '@felles/core/data';
import { listStaleness } from '@felles/core/internal/data/list-load';
import { nextSort, orderingOf } from '@felles/core/internal/data/order';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { DataTable, type DataTableProps } from '../../kit/table/DataTable.tsx';
import { Order, type OrderChoice } from './Order.tsx';

/** The parameters that the parts of every list change; its own filters change the rest. */
interface Asked {
  readonly text?: string;
  readonly sort?: string;
  readonly page?: number;
}

type NameOf<K, Part extends string> = K extends `${infer Name}.${Part}` ? Name : never;

/** The texts of a list. Those of the search name the searched words. */
type ListName = Exclude<NameOf<TextKey, 'some'> & NameOf<TextKey, 'all'> & NameOf<TextKey, 'none'>, 'search'>;

interface ListProps<T> extends Omit<DataTableProps<T>, 'rows' | 'sorting' | 'onSort'> {
  /** The name of its texts: `some`, `all` and `none`. */
  readonly name: ListName;
  readonly store: { reload(): void; ask?(part: Asked): void };
  readonly view: CollectionView<T> & { readonly question?: Asked };
  /** How many there are, and how many have come that are not shown yet. */
  readonly words: { readonly count: string; readonly news?: string; readonly failed?: string | undefined };
  /** The label of the search field; a list without one has no such field. */
  readonly search?: string;
  /** Other filters. */
  readonly bar?: Partial<Omit<ComponentProps<typeof FilterBar>, 'search'>>;
  readonly filter?: ComponentProps<typeof LoadedContent>['filter'];
  /** Offered where there is nothing at all. */
  readonly start?: ReactNode;
  /** Since when it could not be asked for again; null where the page itself shows that. */
  readonly old?: Staleness | null;
  readonly orders?: readonly OrderChoice[];
  /** The order of a list that is not asked for another. */
  readonly ownOrder?: OrderChoice;
  readonly tools?: ReactNode;
  /** Where several rows can be chosen: the bar about them, and whether it has the place of the line with the count. */
  readonly picking?: { readonly bar: ReactNode; readonly isOn: boolean } | undefined;
  /** How many are on a page; a list without pages has none. */
  readonly pageSize?: number;
  /** Below the rows. */
  readonly sum?: ReactNode;
  /** Wraps the rows: it gets them, and places them with the content beside them. */
  readonly around?: (rows: ReactNode) => ReactNode;
}

/** A list on a page: what narrows it, how many there are, its order, its table and its pages. */
export function List<T>(props: ListProps<T>) {
  const { name, store, view, words, search, bar, filter = null, orders, ownOrder, tools, pageSize, ...rest } = props;
  const { old = listStaleness(view), sum, start, picking, around = (rows) => rows, ...table } = rest;
  const text = useText();
  const { question: { text: sought = '', sort = '', page = 1 } = {}, arrived, total } = view;
  const ask = (part: Asked) => store.ask?.(part);
  const order = sort || (ownOrder?.sort ?? '');
  return (
    <>
      {(search ?? bar) && (
        <FilterBar
          label={search ?? ''}
          {...bar}
          {...(search && { search: { label: search, value: sought, onType: (typed) => ask({ text: typed }) } })}
        />
      )}
      {picking?.bar}
      {!picking?.isOn && (
        <ResultLine
          count={view.status === 'ready' && words.count}
          announcement={words.news && arrived > 0 ? { news: words.news, onShow: () => store.reload() } : null}
          tools={
            (orders || tools) && (
              <>
                {orders && (
                  <Order
                    sort={sort}
                    orders={orders}
                    own={ownOrder?.label}
                    onChoose={(chosen) => ask({ sort: chosen })}
                  />
                )}
                {tools}
              </>
            )
          }
        />
      )}
      {around(
        <LoadedContent
          load={loadOf(view)}
          words={{
            some: text(`${name}.some`),
            all: text(`${name}.all`),
            ...(words.failed && { failed: words.failed }),
          }}
          again={store.reload}
          isEmpty={(rows) => rows.length === 0}
          empty={<StateNote title={text(`${name}.none`)} actions={start} />}
          filter={filter}
          old={old}
        >
          {(rows) => (
            <>
              <DataTable
                {...table}
                rows={rows}
                sorting={orderingOf(order)}
                onSort={(field) => ask({ sort: nextSort(order, field) })}
              />
              {sum}
            </>
          )}
        </LoadedContent>,
      )}
      {view.status === 'failed' && view.rows.length > 0 && (
        // Only this device has them, and no failure of the service hides them.
        <DataTable {...table} rows={view.rows} />
      )}
      {pageSize !== undefined && total > pageSize && (
        <Pager page={page} total={total} size={pageSize} onGo={(next) => ask({ page: next })} />
      )}
    </>
  );
}
