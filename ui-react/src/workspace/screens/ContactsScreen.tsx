import '../../i18n/register/index.ts';

import { loadOf, oldList, orderingOf, turned } from '@felles/core/data';
import { CONTACT_PAGE, type Contact, callLink, mailLink } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { Order } from '../lists/Order.tsx';
import { contactOf } from '../paths.ts';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The customers and suppliers of the register, as the address asks for them. */
export function ContactsScreen() {
  const { register } = useWorkspace();
  const [list] = useState(register.contacts);
  const view = useObservable(list.view$);
  const text = useText();
  useOpen(list);
  const { question, total, arrived, pages } = view;
  return (
    <Page title={text('register.contacts')}>
      <RegisterNav />
      <FilterBar
        label={text('contacts.search')}
        search={{ label: text('contacts.search'), value: question.text, onType: (words) => list.ask({ text: words }) }}
      />
      <ResultLine
        count={view.status === 'ready' && text('contacts.count', { count: total })}
        announcement={arrived === 0 ? null : { news: text('register.new', { count: arrived }), onShow: list.reload }}
        tools={
          <Order
            orders={ORDERS.map(({ sort, name }) => ({ sort, label: text(name) }))}
            sort={question.sort}
            onChoose={(sort) => list.ask({ sort })}
          />
        }
      />
      <Loaded
        load={loadOf(view)}
        words={{ some: text('contacts.some'), all: text('contacts.all') }}
        again={list.reload}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={text('contacts.none')} />}
        filter={
          question.text === ''
            ? null
            : { words: text('register.noHit', { words: question.text }), onReset: () => list.ask({ text: '' }) }
        }
        old={oldList(view)}
      >
        {(rows) => (
          <DataTable
            label={text('register.contacts')}
            columns={columnsIn(text)}
            rows={rows}
            sorting={orderingOf(question.sort)}
            onSort={(field) => list.ask({ sort: turned(question.sort, field) })}
            href={({ id }) => contactOf(id)}
            isLow
          />
        )}
      </Loaded>
      {pages > 1 && (
        <Pager page={question.page} total={total} size={CONTACT_PAGE} onGo={(page) => list.ask({ page })} />
      )}
    </Page>
  );
}

const ORDERS = [
  { sort: 'name', name: 'register.byName' },
  { sort: 'contact_number', name: 'contacts.byNumber' },
  { sort: 'client_category', name: 'contacts.byCategory' },
  { sort: 'status', name: 'contacts.byStatus' },
] as const;

const words = (value: unknown): string => String(value ?? '');

const columnsIn = (text: Text): readonly Column<Contact>[] => [
  {
    id: 'name',
    head: text('contacts.name'),
    sortBy: 'name',
    least: 216,
    grows: 2,
    cell: ({ name, orgnr }) => <TwoLines isName first={name ?? ''} second={words(orgnr)} />,
  },
  {
    id: 'number',
    head: text('contacts.number'),
    sortBy: 'contact_number',
    least: 120,
    importance: 2,
    has: ({ contact_number: number }) => words(number) !== '',
    onCard: 'none',
    cell: ({ contact_number: number }) => words(number),
  },
  {
    id: 'category',
    head: text('contacts.category'),
    sortBy: 'client_category',
    least: 150,
    grows: 1,
    importance: 3,
    has: ({ client_category: category, trade }) => words(category || trade) !== '',
    cell: ({ client_category: category, trade }) => <TwoLines first={words(category)} second={trade ?? ''} />,
  },
  {
    id: 'status',
    head: text('contacts.status'),
    sortBy: 'status',
    least: 120,
    importance: 4,
    has: ({ status }) => words(status) !== '',
    onCard: 'half',
    cell: ({ status }) => words(status) !== '' && <Tag>{words(status)}</Tag>,
  },
  {
    id: 'phone',
    head: text('register.phone'),
    least: 130,
    importance: 1,
    has: ({ phone, mobile }) => words(phone || mobile) !== '',
    onCard: 'none',
    cell: ({ phone, mobile }) => words(phone || mobile),
  },
  {
    id: 'reach',
    head: text('register.reach'),
    least: 120,
    importance: 5,
    onCard: 'half',
    cell: ({ name, phone, mobile, email }) => (
      <ReachLinks isShort name={name ?? ''} call={callLink(phone) ?? callLink(mobile)} mail={mailLink(email)} />
    ),
  },
];
