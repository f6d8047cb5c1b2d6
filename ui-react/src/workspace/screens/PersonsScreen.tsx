import '../../i18n/catalogs/register.ts';

import { fullName, initialsOf, PERSON_PAGE, type Person, waysToReach } from '@felles/core/workspace/persons';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { List } from '../lists/List.tsx';
import { personOf } from '../paths.ts';
import { PersonName } from '../register/PersonName.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** The persons of the register, as the address asks for them. */
export function PersonsScreen() {
  const register = useArea('register');
  const [list] = useState(register.persons);
  const view = useObservable(list.view$);
  const text = useText();
  useOpen(list);
  const { text: sought } = view.question;
  return (
    <Page title={text('register.persons')}>
      <RegisterNav />
      <List
        name="persons"
        label={text('register.persons')}
        store={list}
        view={view}
        words={{ count: text('persons.count', { count: view.total }) }}
        search={text('persons.search')}
        orders={ORDERS.map(({ sort, name }) => ({ sort, label: text(name) }))}
        filter={
          sought === ''
            ? null
            : { words: text('register.noHit', { words: sought }), onReset: () => list.ask({ text: '' }) }
        }
        columns={columnsIn(text)}
        href={({ id }) => personOf(id)}
        isLow
        pageSize={PERSON_PAGE}
      />
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
    head: text('field.name'),
    sortBy: 'name',
    least: 264,
    grows: 2,
    cell: (person) => (
      <PersonName name={fullName(person)} initials={initialsOf(person)} company={person.contact?.name ?? ''} />
    ),
  },
  {
    id: 'mobile',
    head: text('field.mobile'),
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
