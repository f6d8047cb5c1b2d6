import '../../i18n/catalogs/register.ts';

import { createPanelStore, isOn, type Panel } from '@felles/core';
import { answerStaleness } from '@felles/core/data';
import {
  fullName,
  initialsOf,
  type Person,
  REGISTER_PERSON_FIELDS,
  rolesLastUsed,
  waysToReach,
} from '@felles/core/workspace/persons';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import link from '../../kit/TextLink.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { keyOfEntry, useEntry } from '../lists/address.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { contactOf, paths } from '../paths.ts';
import { Facts } from '../register/Facts.tsx';
import { factsIn } from '../register/fields.tsx';
import { OtherSystems } from '../register/OtherSystems.tsx';
import { PersonName } from '../register/PersonName.tsx';
import { PersonPanel } from '../register/PersonPanel.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import { useArea, useMayChange } from '../services.ts';
import { Page, useVisit } from '../shell/Page.tsx';
import { asText } from '../written.ts';
import styles from './PersonScreen.module.css';

/** What is known of one person, and of the roles held in projects. */
export function PersonScreen() {
  const entry = useEntry();
  return <OnePerson key={keyOfEntry(entry)} entry={entry} />;
}

const CHANGE: Panel<'change'> = { content: 'change', size: 'small', address: 'person.change' };
const panelAt = (address: string): Panel<'change'> | null => (address === CHANGE.address ? CHANGE : null);

function OnePerson({ entry }: { readonly entry: RegisterEntry }) {
  const register = useArea('register');
  const [person] = useState(() => register.person(entry));
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const answer = useObservable(person.answer$);
  const mayChange = useMayChange();
  const text = useText();
  useOpen(person);
  const { load } = answer;
  const shown = load.status === 'ready' ? load.value : null;
  useVisit('person', entry, shown !== null);
  const words = { some: text('persons.one'), all: text('persons.theOne') };
  return (
    <Page
      title={(shown && fullName(shown)) || text('persons.title')}
      actions={
        mayChange &&
        shown && (
          <Button kind="primary" small onClick={() => panels.open(CHANGE)}>
            {text('register.change')}
          </Button>
        )
      }
    >
      <RegisterNav />
      <Loaded
        load={load}
        words={words}
        again={person.reload}
        onward={
          <PageLink className={link.link} to={paths.persons}>
            {text('persons.toAll')}
          </PageLink>
        }
        old={answerStaleness(answer)}
      >
        {(one) => (
          <div className={styles.place}>
            <div className={styles.head}>
              <PersonName name={fullName(one)} initials={initialsOf(one)} company={one.contact?.name ?? ''} />
              <ReachLinks name={fullName(one)} {...waysToReach(one)} />
            </div>
            <Part title={text('persons.contactData')}>
              <Facts facts={factsOf(one, text)} />
            </Part>
            <Part title={text('persons.statistics')}>
              <Statistics person={one} />
            </Part>
            <Part title={text('persons.lastUsed')}>
              <LastUsed person={one} />
            </Part>
            <OtherSystems level={2} node={one.structure_node_id} />
          </div>
        )}
      </Loaded>
      <PanelHost
        panels={panels}
        titleOf={() => text('register.changeOne', { name: shown ? fullName(shown) : text('persons.one') })}
        draw={() =>
          mayChange ? (
            <Loaded load={load} words={words} again={person.reload}>
              {() => <PersonPanel person={person} />}
            </Loaded>
          ) : (
            <StateNote icon={<Icon name="information" />} title={text('register.readOnly')} />
          )
        }
      />
    </Page>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={layout.column3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const FACTS = [
  'mobile',
  'phone',
  'email',
  'address',
  'birth_date',
  'employee_no',
  'send_sms',
  'send_mail',
  'information',
] as const;

const factsOf = (person: Person, text: Text) => [
  {
    name: text('persons.company'),
    value: person.contact?.id ? (
      <OfferedLink className={link.link} to={contactOf(person.contact.id)}>
        {person.contact.name || asText(person.contact.id)}
      </OfferedLink>
    ) : (
      person.contact?.name
    ),
  },
  ...factsIn(REGISTER_PERSON_FIELDS, person, text, FACTS),
];

/** [W-CONTACTS-07] In how many projects each role is held. */
function Statistics({ person: { role_statistics: statistics } }: { readonly person: Person }) {
  const text = useText();
  if (!statistics || statistics.length === 0) return <p className={textStyles.quiet}>{text('persons.noRoles')}</p>;
  return (
    <ul className={styles.roles}>
      {statistics.map(({ role_id: id, title, no_of_projects: count }, at) => (
        <li key={id ?? `unknown ${at}`} className={styles.role}>
          <span dir="auto">{title || id}</span>
          {typeof count === 'number' && <b>{text('persons.inProjects', { count })}</b>}
        </li>
      ))}
    </ul>
  );
}

/** [W-CONTACTS-09] In their order; an inactive one is marked. */
function LastUsed({ person }: { readonly person: Person }) {
  const text = useText();
  const roles = rolesLastUsed(person);
  if (roles.length === 0) return <p className={textStyles.quiet}>{text('persons.noRoles')}</p>;
  return (
    <ol className={styles.roles}>
      {roles.map(({ id, title, active }, at) => (
        <li key={id ?? `unknown ${at}`} className={styles.role} data-inactive={isInactive(active) || undefined}>
          <span dir="auto">{title || id}</span>
          {isInactive(active) && <span>{text('persons.inactive')}</span>}
        </li>
      ))}
    </ol>
  );
}

const isInactive = (active: Parameters<typeof isOn>[0]): boolean =>
  active !== null && active !== undefined && !isOn(active);
