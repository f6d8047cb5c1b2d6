import '../../i18n/catalogs/participants.ts';
import '../../i18n/catalogs/register.ts';

import { createPanelStore, type Panel } from '@felles/core';
import { filterRows } from '@felles/core/internal/data/list-load';
import { recordPanels } from '@felles/core/internal/shell/panel-address';
import {
  EVERY_PARTICIPANT,
  isOfEmployer,
  mobileOf,
  numberOf,
  type Participant,
  participantCompanies,
  participantInitials,
  participantName,
  participantsFor,
  rolesHeld,
} from '@felles/core/workspace/participants';
import type { Person } from '@felles/core/workspace/persons';
import type { Project } from '@felles/core/workspace/projects';
import { callLink, mailLink, smsLink } from '@felles/core/workspace/register';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { Question } from '../../kit/Question.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import textStyles from '../../kit/Text.module.css';
import type { Column, RowActions } from '../../kit/table/table-of.ts';
import { useStore } from '../../react/use-store.ts';
import { List } from '../lists/List.tsx';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { NotOffered } from '../offers/OfferedPage.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { ParticipantPanel } from '../participants/ParticipantPanel.tsx';
import styles from '../participants/participants.module.css';
import { personOf } from '../paths.ts';
import { useProject } from '../projects/use-project.ts';
import { NewPerson } from '../register/NewPerson.tsx';
import { PersonName } from '../register/PersonName.tsx';
import { ReachLinks } from '../register/ReachLinks.tsx';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** Who takes part in a project, with all roles of each, and how to reach them. */
export function ParticipantsScreen() {
  const { projectId = '' } = useParams();
  return <Participants key={projectId} projectId={projectId} />;
}

/** A panel of this page: a participant by the id, or a new one; or a person who is to be one. */
type Shown =
  | { readonly participantId: string | null; readonly isCustomer?: boolean }
  | { readonly onTaken: (person: Person) => void };

const NEW: Panel<Shown> = { content: { participantId: null }, size: 'small', address: 'participant.new' };
const CUSTOMER: Panel<Shown> = {
  content: { participantId: null, isCustomer: true },
  size: 'small',
  address: 'participant.customer',
};
const PANELS = recordPanels<Shown>('participant', 'small', (participantId) => ({ participantId }), [NEW, CUSTOMER]);

function Participants({ projectId }: { readonly projectId: string }) {
  const participants = useArea('participants');
  const project = useProject();
  const [store, view] = useStore(() => participants.participants(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: PANELS.at }));
  // Names are sought: they stay out of the address.
  const [question, setQuestion] = useState(EVERY_PARTICIPANT);
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const mayChange = useMayChange();
  // One that is new is found among the persons of the register.
  const mayAdd = useOffers().has('persons');
  const text = useText();
  const participating = view.rows.map(({ item }) => item);
  const shown = filterRows(view, (all) => participantsFor(all, question));
  const roles = rolesHeld(participating).map(({ id, title }) => ({ id, label: title ?? '' }));
  const narrowing = [question.text, roles.find(({ id }) => id === question.role)?.label, question.company].filter(
    Boolean,
  );

  const menuOf = (participant: Participant) => (
    <Menu
      label={text('participants.options', { name: participantName(participant) })}
      opener={(props) => (
        <Button
          {...props}
          kind="ghost"
          small
          aria-label={text('participants.options', { name: participantName(participant) })}
        >
          …
        </Button>
      )}
      items={[
        {
          id: 'change',
          label: text('participants.changeRoles'),
          onPress: () => panels.open(PANELS.of(participant.id)),
        },
        {
          id: 'remove',
          label: text('participants.remove'),
          isGrave: true,
          onPress: () => setLeaving(participant),
        },
      ]}
    />
  );
  const actions: RowActions<Participant> = {
    drop: (row) => row.keys.forEach(store.drop),
    retry: (row) => row.keys.forEach(store.retry),
    check: store.reload,
  };

  return (
    <Page
      title={text('participants.title')}
      actions={
        mayChange &&
        mayAdd && (
          <Button kind="primary" small aria-label={text('participants.add')} onClick={() => panels.open(NEW)}>
            {text('participants.addShort')}
          </Button>
        )
      }
    >
      {mayChange && !mayAdd && (
        <FormNote tone="info" icon={<Icon name="information" />}>
          {text('participants.noneAdded')}
        </FormNote>
      )}
      <List
        name="participants"
        label={text('participants.title')}
        store={{ reload: store.reload, ask: (part) => setQuestion({ ...question, ...part }) }}
        view={{ ...shown, question }}
        words={{ count: text('participants.count', { count: shown.total }) }}
        search={text('participants.search')}
        bar={{
          facets: (
            <>
              <ChoiceFacet
                label={text('participants.role')}
                every={text('participants.everyRole')}
                choices={roles}
                chosen={question.role}
                onChoose={(role) => setQuestion({ ...question, role })}
              />
              <ChoiceFacet
                label={text('participants.company')}
                every={text('participants.everyCompany')}
                choices={participantCompanies(participating).map((name) => ({ id: name, label: name }))}
                chosen={question.company}
                onChoose={(company) => setQuestion({ ...question, company })}
              />
            </>
          ),
          facetsOn: [question.role, question.company].filter(Boolean).length,
          onReset: () => setQuestion({ ...EVERY_PARTICIPANT, text: question.text }),
        }}
        filter={
          narrowing.length === 0
            ? null
            : {
                words: text('participants.noHit', { words: narrowing.join(', ') }),
                onReset: () => setQuestion(EVERY_PARTICIPANT),
              }
        }
        columns={columnsIn(text, project)}
        actions={actions}
        {...(mayChange && { menu: menuOf })}
        isLow
      />
      {leaving && (
        <Question
          title={text('participants.sure', { name: participantName(leaving) })}
          onAnswer={(isYes) => {
            if (isYes) store.post({ kind: 'remove', projectId, id: leaving.id });
            setLeaving(null);
          }}
        >
          {text('participants.removeWords')}
        </Question>
      )}
      <PanelHost
        panels={panels}
        titleOf={(shown) => ('onTaken' in shown ? text('persons.new') : titleOf(shown.participantId))}
        draw={(shown) => {
          if ('onTaken' in shown)
            return (
              <NewPerson
                onTaken={(person) => {
                  shown.onTaken(person);
                  panels.close();
                }}
                note={text('persons.thenRoles')}
              />
            );
          const { participantId, isCustomer = false } = shown;
          if (!mayChange) return <StateNote title={text('participants.readOnly')} />;
          if (participantId === null && !mayAdd) return <NotOffered some={text('offers.participants')} />;
          return (
            <ParticipantPanel
              projectId={projectId}
              participantId={participantId}
              isCustomer={isCustomer}
              store={store}
              onNew={(onTaken) => panels.open({ content: { onTaken }, size: 'small' })}
            />
          );
        }}
      />
    </Page>
  );

  function titleOf(participantId: string | null): string {
    if (participantId === null) return text('participants.add');
    const participant = view.rows.find(({ id }) => id === participantId)?.item;
    return participant
      ? text('participants.change', { name: participantName(participant) })
      : text('participants.panel');
  }
}

const columnsIn = (text: Text, project: Project | null): readonly Column<Participant>[] => [
  {
    id: 'name',
    head: text('participants.name'),
    least: 216,
    grows: 1,
    cell: (one) => {
      const [id, name, company] = [one.person?.id ?? '', participantName(one), one.contact?.name ?? ''];
      const words = (
        <PersonName name={name} initials={participantInitials(one)} company={company === name ? '' : company} />
      );
      return id === '' ? (
        words
      ) : (
        <OfferedLink className={styles.person} to={personOf(id)}>
          {words}
        </OfferedLink>
      );
    },
  },
  {
    id: 'roles',
    head: text('participants.roles'),
    least: 180,
    grows: 3,
    importance: 2,
    cell: (one) => <Roles participant={one} isEmployer={isOfEmployer(one, project?.employer)} />,
  },
  {
    id: 'reach',
    head: text('participants.reach'),
    least: 224,
    importance: 1,
    cell: (one) => {
      const number = numberOf(one);
      return (
        <ReachLinks
          isShort
          name={participantName(one)}
          call={callLink(number)}
          number={number}
          sms={smsLink(mobileOf(one))}
          mail={mailLink(one.user?.email || one.person?.email)}
        />
      );
    },
  },
];

/** Every role as a tag. The employer's people are marked once, also where their role has that name. */
function Roles({ participant, isEmployer }: { readonly participant: Participant; readonly isEmployer: boolean }) {
  const text = useText();
  const employer = text('participants.employer');
  const titles = (participant.roles ?? []).map(({ title }) => title ?? '').filter((title) => title !== '');
  if (titles.length === 0 && !isEmployer)
    return <span className={textStyles.quietSmall}>{text('participants.noRole')}</span>;
  return (
    <span className={styles.participantsRoles}>
      {isEmployer && <Tag type="INFO">{employer}</Tag>}
      {titles
        .filter((title) => !isEmployer || title !== employer)
        .map((title) => (
          <Tag key={title}>{title}</Tag>
        ))}
    </span>
  );
}
