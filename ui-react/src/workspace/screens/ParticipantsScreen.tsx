import '../../i18n/catalogs/participants.ts';

import { createPanelStore, mapLoad, type Panel } from '@felles/core';
import { listStaleness, loadOf } from '@felles/core/data';
import {
  callLink,
  groupByRole,
  isOfEmployer,
  mailLink,
  matching,
  mobileOf,
  numberOf,
  type Participant,
  type Project,
  participantName,
  smsLink,
} from '@felles/core/workspace';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Menu } from '../../kit/parts/Menu.tsx';
import { Question } from '../../kit/Question.tsx';
import { SPEECH } from '../../kit/shapes.ts';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column, RowActions } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { NotOffered } from '../offers/Offered.tsx';
import { OfferedLink } from '../offers/OfferedLink.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { ParticipantPanel } from '../participants/ParticipantPanel.tsx';
import { personOf } from '../paths.ts';
import { useProject } from '../projects/use-project.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './ParticipantsScreen.module.css';

/** Who takes part in a project, by role, and how to reach them. */
export function ParticipantsScreen() {
  const { projectId = '' } = useParams();
  return <Participants key={projectId} projectId={projectId} />;
}

/** What a panel of this page shows: a participant by the id, or a new one. */
type Shown = { readonly participantId: string | null };

const NEW: Panel<Shown> = { content: { participantId: null }, size: 'small', address: 'participant.new' };
const panelOf = (id: string): Panel<Shown> => ({
  content: { participantId: id },
  size: 'small',
  address: `participant.${id}`,
});
const panelAt = (address: string): Panel<Shown> | null => {
  const [, id] = /^participant\.([\w-]+)$/.exec(address) ?? [];
  return id === undefined ? null : id === 'new' ? NEW : panelOf(id);
};

function Participants({ projectId }: { readonly projectId: string }) {
  const participants = useArea('participants');
  const project = useProject();
  const [store] = useState(() => participants.participants(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt }));
  const [sought, setSought] = useState('');
  const [leaving, setLeaving] = useState<Participant | null>(null);
  const view = useObservable(store.view$);
  const mayChange = useMayChange();
  // One that is new is found among the persons of the register.
  const mayAdd = useOffers().has('persons');
  const text = useText();
  useOpen(store);

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
          onPress: () => panels.open(panelOf(participant.id)),
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
      <div className={styles.place}>
        {mayChange && !mayAdd && (
          <FormNote tone="info" icon={<Icon name="information" />}>
            {text('participants.noneAdded')}
          </FormNote>
        )}
        <FilterBar
          label={text('participants.search')}
          search={{ label: text('participants.search'), value: sought, onType: setSought }}
        />
        <Loaded
          load={mapLoad(loadOf(view), (rows) => {
            const found = new Set(
              matching(
                rows.map(({ item }) => item),
                sought,
              ),
            );
            return rows.filter(({ item }) => found.has(item));
          })}
          words={{ some: text('participants.some'), all: text('participants.all') }}
          again={store.reload}
          isEmpty={(rows) => rows.length === 0}
          empty={<StateNote icon={<Icon name="information" />} title={text('participants.none')} />}
          filter={
            sought.trim() === ''
              ? null
              : { words: text('participants.noHit', { words: sought }), onReset: () => setSought('') }
          }
          old={listStaleness(view)}
        >
          {(rows) =>
            groupByRole(rows.map(({ item }) => item)).map(({ role, participants }) => (
              <section key={role?.id ?? ''} className={styles.group}>
                <h2>{role?.title ?? text('participants.noRole')}</h2>
                <DataTable
                  label={role?.title ?? text('participants.noRole')}
                  columns={columnsIn(text, project)}
                  rows={participants.flatMap((one) => rows.find(({ item }) => item === one) ?? [])}
                  actions={actions}
                  {...(mayChange && { menu: menuOf })}
                  isLow
                />
              </section>
            ))
          }
        </Loaded>
      </div>
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
        titleOf={({ participantId }) => titleOf(participantId)}
        draw={({ participantId }) => {
          if (!mayChange) return <StateNote icon={<Icon name="information" />} title={text('participants.readOnly')} />;
          if (participantId === null && !mayAdd) return <NotOffered some={text('offers.participants')} />;
          return <ParticipantPanel projectId={projectId} participantId={participantId} store={store} />;
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
    grows: 2,
    cell: (one) => {
      const id = one.person?.id ?? '';
      const name = <TwoLines isName first={participantName(one)} />;
      return id === '' ? (
        name
      ) : (
        <OfferedLink className={styles.person} to={personOf(id)}>
          {name}
        </OfferedLink>
      );
    },
  },
  {
    id: 'company',
    head: text('participants.company'),
    least: 160,
    grows: 1,
    importance: 2,
    has: ({ contact }) => Boolean(contact?.name),
    cell: (one) => (
      <>
        <TwoLines first={one.contact?.name ?? ''} />
        {isOfEmployer(one, project?.employer) && <Tag type="INFO">{text('participants.employer')}</Tag>}
      </>
    ),
  },
  {
    id: 'phone',
    head: text('participants.phone'),
    least: 150,
    importance: 3,
    has: (one) => numberOf(one) !== null,
    onCard: 'half',
    cell: (one) => {
      const number = numberOf(one);
      const sms = smsLink(mobileOf(one));
      return (
        <>
          <Reach href={callLink(number)}>{number}</Reach>
          {sms !== null && (
            <a
              className={styles.message}
              href={sms}
              aria-label={text('participants.message', { name: participantName(one) })}
            >
              <Shape path={SPEECH} />
            </a>
          )}
        </>
      );
    },
  },
  {
    id: 'email',
    head: text('participants.email'),
    least: 190,
    grows: 1,
    importance: 1,
    has: ({ user, person }) => Boolean(user?.email || person?.email),
    onCard: 'none',
    cell: ({ user, person }) => {
      const address = user?.email || person?.email;
      return <Reach href={mailLink(address)}>{address}</Reach>;
    },
  },
];

/** A missing value is no link; a value without an address is plain text. */
const Reach = ({ href, children }: { readonly href: string | null; readonly children: string | null | undefined }) =>
  href === null ? (
    children
  ) : (
    <a className={styles.reach} href={href}>
      {children}
    </a>
  );
