import '../../i18n/catalogs/register.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { filterRows } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import { byName, type RegisterDepartment } from '@felles/core/workspace/departments';
import { addressLines } from '@felles/core/workspace/register';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import link from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { List } from '../lists/List.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { contactOf } from '../paths.ts';
import { DepartmentForm, DepartmentPanel } from '../register/DepartmentPanel.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** A department by the id, or a new one. */
type Shown = { readonly id: string | null };

const NEW: Panel<Shown> = { content: { id: null }, size: 'small', address: 'department.new' };
const PANELS = recordPanels<Shown>('department', 'small', (id) => ({ id }), [NEW]);

/** The departments of the company. */
export function DepartmentsScreen() {
  const register = useArea('register');
  const [store] = useState(register.departments);
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  const view = useObservable(store.view$);
  const mayChange = useMayChange();
  const offers = useOffers();
  const text = useText();
  useOpen(store);
  const create = mayChange && (
    <Button kind="primary" small onClick={() => panels.open(NEW)}>
      {text('departments.new')}
    </Button>
  );
  return (
    <Page title={text('register.departments')} actions={create}>
      <RegisterNav />
      <List
        name="departments"
        label={text('register.departments')}
        store={store}
        view={filterRows(view, (all) => all.toSorted(byName))}
        words={{ count: text('departments.count', { count: view.total }) }}
        columns={columnsIn(text, view.chosen, offers.has('contacts'))}
        {...(mayChange && {
          menuWidth: 104,
          menu: ({ id, name }: RegisterDepartment) => (
            <Button
              kind="ghost"
              small
              aria-label={text('register.changeOne', { name: name ?? '' })}
              onClick={() => panels.open(PANELS.of(id))}
            >
              {text('register.change')}
            </Button>
          ),
        })}
      />
      <PanelHost
        panels={panels}
        titleOf={({ id }) => text(id === null ? 'departments.new' : 'departments.change')}
        draw={({ id }) => {
          if (!mayChange) return <StateNote title={text('register.readOnly')} />;
          return id === null ? (
            <DepartmentForm id={null} department={null} onSaved={store.reload} />
          ) : (
            <DepartmentPanel id={id} onSaved={store.reload} />
          );
        }}
      />
    </Page>
  );
}

const columnsIn = (
  text: Text,
  reporting: string | null,
  hasContacts: boolean,
): readonly Column<RegisterDepartment>[] => [
  {
    id: 'name',
    head: text('field.name'),
    least: 216,
    grows: 2,
    cell: ({ id, name }) => (
      <>
        <TwoLines isName first={name ?? ''} />
        {id === reporting && <Tag type="INFO">{text('departments.reports')}</Tag>}
      </>
    ),
  },
  {
    id: 'organization',
    head: text('field.organizationNumber'),
    least: 150,
    importance: 2,
    has: ({ organizationNumber: number }) => Boolean(number),
    onCard: 'half',
    cell: ({ organizationNumber: number }) => String(number ?? ''),
  },
  {
    id: 'address',
    head: text('field.address'),
    least: 180,
    grows: 1,
    importance: 3,
    cell: ({ address }) => {
      const [first = '', second = ''] = addressLines(address);
      return <TwoLines first={first} second={second} />;
    },
  },
  ...(hasContacts ? [contactColumn(text)] : []),
];

const contactColumn = (text: Text): Column<RegisterDepartment> => ({
  id: 'contact',
  head: text('contacts.title'),
  least: 130,
  importance: 1,
  has: ({ contactID: id }) => id !== null && id !== undefined,
  onCard: 'none',
  cell: ({ contactID: id }) =>
    id !== null &&
    id !== undefined && (
      <PageLink className={link.link} to={contactOf(id)}>
        {text('departments.toContact')}
      </PageLink>
    ),
});
