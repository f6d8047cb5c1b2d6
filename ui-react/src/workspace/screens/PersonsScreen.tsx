import '../../i18n/register/index.ts';

import { loadOf, oldList, orderingOf, turned } from '@felles/core/data';
import { fullName, PERSON_PAGE, type Person, waysToReach } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { Order } from '../lists/Order.tsx';
import { personOf } from '../paths.ts';
import { PersonName } from '../register/PersonName.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The persons of the register, as the address asks for them. */
export function PersonsScreen() {
  const { register } = useWorkspace();
  const [list] = useState(register.persons);
  const view = useObservable(list.view$);
  const text = useText();
  useOpen(list);
  const { question, total, pages } = view;
  return (
    <Page title={text('register.persons')}>
      <RegisterNav />
      <FilterBar
        label={text('persons.search')}
        search={{ label: text('persons.search'), value: question.text, onType: (words) => list.ask({ text: words }) }}
      />
      <ResultLine
        count={view.status === 'ready' && text('persons.count', { count: total })}
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
        words={{ some: text('persons.some'), all: text('persons.all') }}
        again={list.reload}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={text('persons.none')} />}
        filter={
          question.text === ''
            ? null
            : { words: text('register.noHit', { words: question.text }), onReset: () => list.ask({ text: '' }) }
        }
        old={oldList(view)}
      >
        {(rows) => (
          <DataTable
            label={text('register.persons')}
            columns={columnsIn(text)}
            rows={rows}
            sorting={orderingOf(question.sort)}
            onSort={(field) => list.ask({ sort: turned(question.sort, field) })}
            href={({ id }) => personOf(id)}
            isLow
          />
        )}
      </Loaded>
      {pages > 1 && <Pager page={question.page} total={total} size={PERSON_PAGE} onGo={(page) => list.ask({ page })} />}
    </Page>
  );
}

const ORDERS = [
  { sort: 'name', name: 'register.byName' },
  { sort: 'company', name: 'persons.byCompany' },
] as const;

const columnsIn = (text: Text): readonly Column<Person>[] => [
  {
    id: 'name',
    head: text('persons.name'),
    sortBy: 'name',
    least: 264,
    grows: 2,
    cell: (person) => <PersonName person={person} />,
  },
  {
    id: 'mobile',
    head: text('register.mobile'),
    least: 130,
    importance: 2,
    has: ({ mobile }) => Boolean(mobile),
    onCard: 'none',
    cell: ({ mobile }) => mobile ?? '',
  },
  {
    id: 'roles',
    head: text('persons.roles'),
    least: 160,
    grows: 1,
    importance: 1,
    has: ({ roles }) => Boolean(roles?.length),
    cell: ({ roles }) => (
      <TwoLines
        first={(roles ?? [])
          .map(({ title }) => title)
          .filter(Boolean)
          .join(', ')}
      />
    ),
  },
  {
    id: 'reach',
    head: text('register.reach'),
    least: 156,
    importance: 3,
    cell: (person) => <ReachLinks isShort name={fullName(person)} {...waysToReach(person)} />,
  },
];
