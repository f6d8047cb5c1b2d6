import '../../i18n/catalogs/register.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { PERSON_PAGE } from '@felles/core/internal/workspace/persons/rules';
import { fullName, initialsOf, type Person, waysToReach } from '@felles/core/workspace/persons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { List } from '../lists/List.tsx';
import { personOf } from '../paths.ts';
import { NewPerson } from '../register/NewPerson.tsx';
import { PersonName } from '../register/PersonName.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useRegisterRight } from '../register/use-register-right.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

const NEW: Panel<'new'> = { content: 'new', size: 'small', address: 'person.new' };
const panelAt = (address: string): Panel<'new'> | null => (address === NEW.address ? NEW : null);

/** The persons of the register, as the address asks for them. */
export function PersonsScreen() {
  const register = useArea('register');
  const [list] = useState(register.persons);
  const view = useObservable(list.view$);
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const mayMake = useRegisterRight();
  const navigate = useNavigate();
  const text = useText();
  useOpen(list);
  const { text: sought } = view.question;
  return (
    <Page
      title={text('register.persons')}
      actions={
        mayMake === true && (
          <Button kind="primary" small onClick={() => panels.open(NEW)}>
            {text('persons.new')}
          </Button>
        )
      }
    >
      <RegisterNav />
      {mayMake === false && <p className={textStyles.quietSmall}>{text('register.noRight')}</p>}
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
      <PanelHost
        panels={panels}
        titleOf={() => text('persons.new')}
        draw={() =>
          mayMake === true ? (
            <NewPerson onTaken={({ id }) => navigate(personOf(id))} to={({ id }) => personOf(id)} />
          ) : (
            <StateNote title={text('register.readOnly')} />
          )
        }
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
