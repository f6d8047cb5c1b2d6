import '../../i18n/catalogs/register.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { CONTACT_PARTS } from '@felles/core/internal/workspace/contacts/form';
import type { Contact, ContactPart } from '@felles/core/workspace/contacts';
import { fullName } from '@felles/core/workspace/persons';
import { callLink, mailLink, type RegisterEntry, webLink } from '@felles/core/workspace/register';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Tabs } from '../../kit/parts/Tabs.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useQuery } from '../../react/use-store.ts';
import { asText } from '../format.ts';
import { keyOfEntry, useAddressWord, useEntry } from '../lists/address.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { paths, personOf, projectOf } from '../paths.ts';
import { ContactPanel } from '../register/ContactPanel.tsx';
import { Facts, OtherSystems } from '../register/Facts.tsx';
import { factsIn } from '../register/fields.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import styles from '../register/register.module.css';
import { useArea, useMayChange } from '../services.ts';
import { Page, useVisit } from '../shell/Page.tsx';
import lines from './Lines.module.css';

/** The facts of one customer or supplier. */
export function ContactScreen() {
  const entry = useEntry();
  return <OneContact key={keyOfEntry(entry)} entry={entry} />;
}

const TABS = ['base', 'billing', 'addresses', 'persons', 'projects', 'note'] as const;
type TabName = (typeof TABS)[number];

const isPart = (name: string): name is ContactPart => name in CONTACT_PARTS;

const panelOf = (part: ContactPart): Panel<ContactPart> => ({
  content: part,
  size: 'small',
  address: `contact.${part}`,
});
const panelAt = (address: string): Panel<ContactPart> | null => {
  const [, part = ''] = /^contact\.(\w+)$/.exec(address) ?? [];
  return isPart(part) ? panelOf(part) : null;
};

function OneContact({ entry }: { readonly entry: RegisterEntry }) {
  const register = useArea('register');
  const [contact, answer] = useQuery(() => register.contact(entry));
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const [word, setTab] = useAddressWord('tab');
  const tab = TABS.find((name) => name === word) ?? 'base';
  const mayChange = useMayChange();
  const text = useText();
  const { load } = answer;
  const shown = load.status === 'ready' ? load.value : null;
  useVisit('contact', entry, shown !== null);
  const words = { some: text('contacts.one'), all: text('contacts.theOne') };
  return (
    <Page
      title={shown?.name || text('contacts.title')}
      actions={
        mayChange &&
        shown &&
        isPart(tab) && (
          <Button kind="primary" small onClick={() => panels.open(panelOf(tab))}>
            {text('register.change')}
          </Button>
        )
      }
    >
      <RegisterNav />
      <LoadedContent
        load={load}
        words={words}
        again={contact.reload}
        onward={
          <PageLink className={textStyles.link} to={paths.contacts}>
            {text('contacts.toAll')}
          </PageLink>
        }
        old={answerStaleness(answer)}
      >
        {(one) => (
          <div className={styles.contactPlace}>
            <ReachLinks
              name={one.name ?? ''}
              call={callLink(one.phone) ?? callLink(one.mobile)}
              mail={mailLink(one.email)}
              site={webLink(one.web_site)}
            />
            <Tabs
              label={text('contacts.title')}
              tabs={TABS.map((name) => ({ id: name, label: text(`contacts.tab.${name}`), ...countOf(one, name) }))}
              chosen={tab}
              onChoose={(name) => setTab(name === 'base' ? '' : name)}
            >
              <TabContent contact={one} tab={tab} />
            </Tabs>
            <OtherSystems level={2} node={one.structure_node_id} />
          </div>
        )}
      </LoadedContent>
      <PanelHost
        panels={panels}
        titleOf={(part) => text('register.changeOne', { name: text(`contacts.tab.${part}`).toLocaleLowerCase('nb') })}
        draw={(part) =>
          mayChange ? (
            <ContactPanel contact={contact} record={{ load, words, again: contact.reload }} part={part} />
          ) : (
            <StateNote title={text('register.readOnly')} />
          )
        }
      />
    </Page>
  );
}

/** How many there are, where the service gives the number. */
function countOf({ persons, projects }: Contact, tab: TabName): { readonly count?: number } {
  const all = tab === 'persons' ? persons : tab === 'projects' ? projects : null;
  return all ? { count: all.length } : {};
}

function TabContent({ contact, tab }: { readonly contact: Contact; readonly tab: TabName }) {
  const text = useText();
  switch (tab) {
    case 'base':
    case 'billing':
    case 'addresses':
      return <Facts facts={factsIn(CONTACT_PARTS[tab], contact, text)} />;
    case 'persons':
      return <People contact={contact} />;
    case 'projects':
      return <Projects contact={contact} />;
    case 'note':
      return contact.note ? (
        <p className={styles.note} dir="auto">
          {contact.note}
        </p>
      ) : (
        <StateNote title={text('contacts.noNote')} />
      );
  }
}

/** Who works there. */
function People({ contact: { persons } }: { readonly contact: Contact }) {
  const text = useText();
  if (!persons || persons.length === 0) return <StateNote title={text('contacts.noPersons')} />;
  return (
    <ul className={layout.plainList}>
      {persons.map((person, at) => {
        const name = fullName(person) || asText(person.id);
        return (
          <li key={person.id ?? `unknown ${at}`} className={lines.line}>
            <span className={lines.words}>
              {person.id ? <OfferedLink to={personOf(person.id)}>{name}</OfferedLink> : name}
            </span>
            <ReachLinks isShort name={name} call={callLink(person.mobile)} mail={null} />
          </li>
        );
      })}
    </ul>
  );
}

/** The projects that it takes part in. */
function Projects({ contact: { projects } }: { readonly contact: Contact }) {
  const text = useText();
  if (!projects || projects.length === 0) return <StateNote title={text('contacts.noProjects')} />;
  return (
    <ul className={layout.plainList}>
      {projects.map(({ id, title, project_number: number }, at) => (
        <li key={id ?? `unknown ${at}`} className={lines.line}>
          <span className={lines.words}>{id ? <PageLink to={projectOf(id)}>{title || id}</PageLink> : title}</span>
          <span className={textStyles.quietSmall}>{asText(number)}</span>
        </li>
      ))}
    </ul>
  );
}
