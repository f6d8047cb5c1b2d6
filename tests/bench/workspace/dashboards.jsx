// Thirty portlets with what they show, the same lists in plain React, and the same lists in react-grid-layout.
import { isoDate, parseIsoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { openDeadlines } from '@felles/core/internal/workspace/deadlines/rules';
import { Fragment } from 'react';
import GridLayout from 'react-grid-layout';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import '../../../ui-react/src/i18n/catalogs/dashboard.ts';
import '../../../ui-react/src/i18n/catalogs/workspace.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { PageLink } from '../../../ui-react/src/kit/PageLink.tsx';
import { Tag } from '../../../ui-react/src/kit/Tag.tsx';
import { PortletGrid } from '../../../ui-react/src/workspace/dashboard/PortletGrid.tsx';
import styles from '../../../ui-react/src/workspace/screens/Lines.module.css';
import { WorkspaceProvider } from '../../../ui-react/src/workspace/services.ts';
import { fetched, ME } from './services.js';

const PORTLETS = 30;
const KINDS = ['projects', 'deadlines', 'lastvisited'];

/** The first portlet goes to the end with each step. */
const orderAfter = (step) => Array.from({ length: PORTLETS }, (_, at) => (at + step) % PORTLETS);

export function mountDashboard() {
  const services = servicesWithAnswers();
  const store = { run: () => true };
  return {
    draw: (step) => (
      <TextsIn language="no">
        <MemoryRouter>
          <WorkspaceProvider value={services}>
            <PortletGrid
              layout={{ layout_id: 1 }}
              portlets={orderAfter(step).map((id) => ({
                portlet_id: id,
                type: KINDS[id % KINDS.length],
                title: `Portlett ${id}`,
                width: 4,
                height: 3,
              }))}
              user="501"
              store={store}
              isEdited
            />
          </WorkspaceProvider>
        </MemoryRouter>
      </TextsIn>
    ),
  };
}

export const mountPlainLists = () => ({
  draw: (step) => (
    <MemoryRouter>
      {orderAfter(step).map((id) => (
        <PlainList key={id} id={id} />
      ))}
    </MemoryRouter>
  ),
});

export const mountGridLayout = () => ({
  draw: (step) => (
    <MemoryRouter>
      <GridLayout
        width={1_600}
        gridConfig={{ cols: 12, rowHeight: 112 }}
        layout={orderAfter(step).map((id, at) => ({
          i: String(id),
          x: (at % 3) * 4,
          y: Math.floor(at / 3) * 3,
          w: 4,
          h: 3,
        }))}
      >
        {orderAfter(0).map((id) => (
          <div key={id}>
            <PlainList id={id} />
          </div>
        ))}
      </GridLayout>
    </MemoryRouter>
  ),
});

/** The content of a portlet, as a page would have it that knows no portlets. */
function PlainList({ id }) {
  const groups = GROUPS[KINDS[id % KINDS.length]];
  return (
    <section>
      <h2>{`Portlett ${id}`}</h2>
      {groups.map(({ head, things, line }) => (
        <Fragment key={head}>
          {head && <h3 className={styles.group}>{head}</h3>}
          <ul className={styles.list}>{things.map(line)}</ul>
        </Fragment>
      ))}
    </section>
  );
}

const PROJECTS = Array.from({ length: 25 }, (_, at) => ({
  id: 1_000 + at,
  title: `Skole Fjordveien ${at}`,
  status: { status_value: 'Pågår' },
}));
const DEADLINES = PROJECTS.map(({ id, title }, at) => ({
  project_deadline_id: id,
  deadline_title: 'Overtakelse',
  project_id: id,
  project_name: title,
  event: { instance_date: `${at % 2 === 0 ? '2099' : '2020'}-01-${String(1 + at).padStart(2, '0')}`, status: '' },
}));
const OPEN = openDeadlines(DEADLINES, parseIsoDate('2026-11-25'));

const deadlineLine = ({ deadline, day }) => (
  <li key={deadline.project_deadline_id} className={styles.line}>
    <span className={styles.side}>
      <time dateTime={isoDate(day)}>{dayMonthYear(day)}</time>
    </span>
    <span className={styles.words}>
      {deadline.deadline_title}
      {' · '}
      <PageLink to={`/project/${deadline.project_id}`}>{deadline.project_name}</PageLink>
    </span>
  </li>
);

const projectLine = ({ id, title, status }) => (
  <li key={id} className={styles.line}>
    <span className={styles.words}>
      <PageLink to={`/project/${id}`}>{title}</PageLink>
    </span>
    <Tag>{status.status_value}</Tag>
  </li>
);
const visitLine = ({ id, title }) => (
  <li key={id} className={styles.line}>
    <PageLink to={`/project/${id}`}>{title}</PageLink>
  </li>
);

/** By kind: as many lines as the portlets show. */
const GROUPS = {
  projects: [{ head: null, things: PROJECTS.slice(0, 6), line: projectLine }],
  deadlines: [
    { head: 'Passert', things: OPEN.passed.slice(0, 5), line: deadlineLine },
    { head: 'Kommer', things: OPEN.coming.slice(0, 5), line: deadlineLine },
  ],
  lastvisited: [{ head: null, things: PROJECTS, line: visitLine }],
};

/** Every answer is there already: what is measured is the drawing. */
function servicesWithAnswers() {
  const still = { open() {}, close() {}, reload() {} };
  const lines = {
    ...still,
    view$: new BehaviorSubject({
      status: 'ready',
      rows: PROJECTS.map((item) => ({ id: String(item.id), item, state: 'settled', keys: [] })),
      total: PROJECTS.length,
      failure: null,
    }),
  };
  const soon = { ...still, view$: new BehaviorSubject({ load: { status: 'ready', value: OPEN }, old: null }) };
  const visited = {
    list: { status: 'ready', value: PROJECTS.map(({ id, title }) => ({ dataid: id, name: title, time: null })) },
    old: null,
  };
  return {
    projects: fetched({ lines: () => lines }),
    deadlines: fetched({ soon: () => soon }),
    shell: {
      me: ME,
      offers$: new BehaviorSubject([]),
      visits: { ...still, view$: new BehaviorSubject({ project: visited }), retry() {} },
    },
  };
}
