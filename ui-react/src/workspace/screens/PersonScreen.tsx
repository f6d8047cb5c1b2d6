import '../../i18n/catalogs/register.ts';

import { createPanelStore, isOn, type Panel } from '@felles/core';
import type { Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { readLike } from '@felles/core/internal/workspace/drafts/stored-values';
import { PERSON_FORM, REGISTER_PERSON_FIELDS } from '@felles/core/internal/workspace/persons/form';
import { fullName, initialsOf, type Person, rolesLastUsed, waysToReach } from '@felles/core/workspace/persons';
import type { RegisterEntry } from '@felles/core/workspace/register';
import { type ReactNode, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelForm, type PanelRecord } from '../../kit/panels/PanelForm.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useQuery } from '../../react/use-store.ts';
import { asText } from '../format.ts';
import { keyOfEntry, useEntry } from '../lists/address.ts';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { contactOf, paths } from '../paths.ts';
import { Facts, OtherSystems } from '../register/Facts.tsx';
import { factsIn, formFields } from '../register/fields.tsx';
import { PersonName } from '../register/PersonName.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { RegisterNav } from '../register/RegisterNav.tsx';
import styles from '../register/register.module.css';
import { useArea, useMayChange } from '../services.ts';
import { Page, useVisit } from '../shell/Page.tsx';

/** The facts of one person, and the roles held in projects. */
export function PersonScreen() {
  const entry = useEntry();
  return <OnePerson key={keyOfEntry(entry)} entry={entry} />;
}

const CHANGE: Panel<'change'> = { content: 'change', size: 'small', address: 'person.change' };
const panelAt = (address: string): Panel<'change'> | null => (address === CHANGE.address ? CHANGE : null);

function OnePerson({ entry }: { readonly entry: RegisterEntry }) {
  const register = useArea('register');
  const [person, answer] = useQuery(() => register.person(entry));
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const mayChange = useMayChange();
  const text = useText();
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
      <LoadedContent
        load={load}
        words={words}
        again={person.reload}
        onward={
          <PageLink className={textStyles.link} to={paths.persons}>
            {text('persons.toAll')}
          </PageLink>
        }
        old={answerStaleness(answer)}
      >
        {(one) => (
          <div className={styles.personPlace}>
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
      </LoadedContent>
      <PanelHost
        panels={panels}
        titleOf={() => text('register.changeOne', { name: shown ? fullName(shown) : text('persons.one') })}
        draw={() =>
          mayChange ? (
            <PersonPanel person={person} record={{ load, words, again: person.reload }} />
          ) : (
            <StateNote title={text('register.readOnly')} />
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
      <OfferedLink className={textStyles.link} to={contactOf(person.contact.id)}>
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

const readDraft = readLike(PERSON_FORM.valuesOf(null));

interface PersonPanelProps {
  readonly person: Query<RegisterEntry, Person>;
  readonly record: PanelRecord;
}

/** The form of a person. Only changed fields are sent. */
function PersonPanel({ person, record }: PersonPanelProps) {
  const register = useArea('register');
  const text = useText();
  const { id } = person.answer$.value.question ?? { id: '' };
  return (
    <PanelForm
      label={text('persons.form')}
      make={({ close }) => register.personForm(person, close)}
      fields={formFields(REGISTER_PERSON_FIELDS, text)}
      draft={{ name: `person ${id}`, read: readDraft }}
      leaving={{ key: 'register.leaving', params: {} }}
      record={record}
    />
  );
}
