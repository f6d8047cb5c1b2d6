import type { Load } from '@felles/core';
import { groupByRole, nameOf, type Participant, type ParticipantsStore } from '@felles/core/workspace';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import styles from './ParticipantsScreen.module.css';

/** Who takes part in a project, by role, and how to reach them. */
export function ParticipantsScreen() {
  const { projectId = '' } = useParams();
  return <Participants key={projectId} projectId={projectId} />;
}

type View = ParticipantsStore['view$']['value'];

function Participants({ projectId }: { readonly projectId: string }) {
  const { projects, daily } = useWorkspace();
  const [store] = useState(() => projects.participants(projectId));
  useEffect(() => daily.visits.record({ type: 'project', idtype: 'dataid', id: projectId }), [daily, projectId]);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  return (
    <Page title={text('participants.title')}>
      <div className={styles.place}>
        <PageLink to={paths.projects}>{text('participants.toProjects')}</PageLink>
        <Loaded
          load={loadOf(view)}
          words={{ some: text('participants.some'), all: text('participants.all') }}
          again={store.reload}
          isEmpty={(rows) => rows.length === 0}
          empty={<StateNote icon={<Icon name="information" />} title={text('participants.none')} />}
          old={view.status === 'ready' && view.failure ? { at: null } : null}
        >
          {(rows) =>
            groupByRole(rows.map(({ item }) => item)).map(({ role, participants }) => (
              <section key={String(role?.id ?? '')} className={styles.group}>
                <h2>{role?.title ?? text('participants.noRole')}</h2>
                <DataTable
                  label={role?.title ?? text('participants.noRole')}
                  columns={columnsIn(text)}
                  rows={rows.filter(({ item }) => participants.includes(item))}
                  isLow
                />
              </section>
            ))
          }
        </Loaded>
      </div>
    </Page>
  );
}

function loadOf({ status, rows, failure }: View): Load<View['rows']> {
  if (status === 'ready') return { status, value: rows };
  if (status === 'failed' && failure) return { status, failure };
  return { status: 'loading' };
}

const columnsIn = (text: Text): readonly Column<Participant>[] => [
  { id: 'name', head: text('participants.name'), cell: (one) => <TwoLines isName first={nameOf(one)} /> },
  {
    id: 'company',
    head: text('participants.company'),
    width: '30%',
    cell: ({ contact }) => <TwoLines first={contact?.name ?? ''} />,
  },
  {
    id: 'phone',
    head: text('participants.phone'),
    width: '150px',
    onCard: 'half',
    cell: ({ user, person }) => <Reach scheme="tel" to={user?.mobile ?? person?.mobile} />,
  },
  {
    id: 'email',
    head: text('participants.email'),
    width: '25%',
    leavesAt: 700,
    cell: ({ user, person }) => <Reach scheme="mailto" to={user?.email ?? person?.email} />,
  },
];

/** What is not there cannot be pressed. */
function Reach({ scheme, to }: { readonly scheme: 'tel' | 'mailto'; readonly to: string | null | undefined }) {
  return to ? <a href={`${scheme}:${encodeURIComponent(to)}`}>{to}</a> : null;
}
