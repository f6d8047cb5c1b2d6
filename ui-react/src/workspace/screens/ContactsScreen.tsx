import '../../i18n/catalogs/register.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { CONTACT_PAGE } from '@felles/core/internal/workspace/contacts/rules';
import type { Contact } from '@felles/core/workspace/contacts';
import { callLink, mailLink } from '@felles/core/workspace/register';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { asText } from '../format.ts';
import { List } from '../lists/List.tsx';
import { contactOf } from '../paths.ts';
import { NewContact } from '../register/NewContact.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useRegisterRight } from '../register/use-register-right.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';

const NEW: Panel<'new'> = { content: 'new', size: 'small', address: 'contact.new' };
const panelAt = (address: string): Panel<'new'> | null => (address === NEW.address ? NEW : null);

/** The customers and suppliers of the register, as the address asks for them. */
export function ContactsScreen() {
  const register = useArea('register');
  const [list] = useState(register.contacts);
  const view = useObservable(list.view$);
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const mayMake = useRegisterRight();
  const text = useText();
  useOpen(list);
  const { text: sought } = view.question;
  return (
    <Page
      title={text('register.contacts')}
      actions={
        mayMake === true && (
          <Button kind="primary" small onClick={() => panels.open(NEW)}>
            {text('contacts.new')}
          </Button>
        )
      }
    >
      <RegisterNav />
      {mayMake === false && <p className={textStyles.quietSmall}>{text('register.noRight')}</p>}
      <List
        name="contacts"
        label={text('register.contacts')}
        store={list}
        view={view}
        words={{
          count: text('contacts.count', { count: view.total }),
          news: text('register.new', { count: view.arrived }),
        }}
        search={text('contacts.search')}
        orders={ORDERS.map(({ sort, name }) => ({ sort, label: text(name) }))}
        filter={
          sought === ''
            ? null
            : { words: text('register.noHit', { words: sought }), onReset: () => list.ask({ text: '' }) }
        }
        columns={columnsIn(text)}
        href={({ id }) => contactOf(id)}
        isLow
        pageSize={CONTACT_PAGE}
      />
      <PanelHost
        panels={panels}
        titleOf={() => text('contacts.new')}
        draw={() => (mayMake === true ? <NewContact /> : <StateNote title={text('register.readOnly')} />)}
      />
    </Page>
  );
}

const ORDERS = [
  { sort: 'name', name: 'register.byName' },
  { sort: 'contact_number', name: 'contacts.byNumber' },
  { sort: 'client_category', name: 'contacts.byCategory' },
  { sort: 'status', name: 'contacts.byStatus' },
] as const;

const columnsIn = (text: Text): readonly Column<Contact>[] => [
  {
    id: 'name',
    head: text('field.name'),
    sortBy: 'name',
    least: 216,
    grows: 2,
    cell: ({ name, orgnr }) => <TwoLines isName first={name ?? ''} second={asText(orgnr)} />,
  },
  {
    id: 'number',
    head: text('field.contact_number'),
    sortBy: 'contact_number',
    least: 120,
    importance: 2,
    has: ({ contact_number: number }) => asText(number) !== '',
    onCard: 'none',
    cell: ({ contact_number: number }) => asText(number),
  },
  {
    id: 'category',
    head: text('field.client_category'),
    sortBy: 'client_category',
    least: 150,
    grows: 1,
    importance: 3,
    has: ({ client_category: category, trade }) => asText(category || trade) !== '',
    cell: ({ client_category: category, trade }) => <TwoLines first={asText(category)} second={trade ?? ''} />,
  },
  {
    id: 'status',
    head: text('field.status'),
    sortBy: 'status',
    least: 120,
    importance: 4,
    has: ({ status }) => asText(status) !== '',
    onCard: 'half',
    cell: ({ status }) => asText(status) !== '' && <Tag>{asText(status)}</Tag>,
  },
  {
    id: 'phone',
    head: text('field.phone'),
    least: 130,
    importance: 1,
    has: ({ phone, mobile }) => asText(phone || mobile) !== '',
    onCard: 'none',
    cell: ({ phone, mobile }) => asText(phone || mobile),
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
