// Thirty portlets with what they show, and as many empty boxes of react-grid-layout.

import GridLayout from 'react-grid-layout';
import { MemoryRouter } from 'react-router-dom';
import { BehaviorSubject } from 'rxjs';
import '../../../ui-react/src/i18n/workspace/index.ts';
import { TextsIn } from '../../../ui-react/src/i18n/TextsIn.tsx';
import { PortletGrid } from '../../../ui-react/src/workspace/dashboard/PortletGrid.tsx';
import { WorkspaceProvider } from '../../../ui-react/src/workspace/services.ts';

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

export const mountGridLayout = () => ({
  draw: (step) => (
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
        <div key={id} />
      ))}
    </GridLayout>
  ),
});

/** Every answer is there already: what is measured is the drawing. */
function servicesWithAnswers() {
  const projects = Array.from({ length: 25 }, (_, at) => ({
    id: 1_000 + at,
    title: `Skole Fjordveien ${at}`,
    status: { status_value: 'Pågår' },
    deadlines: [
      { title: 'Overtakelse', event_date: `2099-01-${String(1 + at).padStart(2, '0')}`, event_status: 'SCHEDULED' },
    ],
  }));
  const still = { open() {}, close() {}, reload() {} };
  const lines = {
    ...still,
    view$: new BehaviorSubject({
      status: 'ready',
      rows: projects.map((item) => ({ id: String(item.id), item, state: 'settled', keys: [] })),
      total: projects.length,
      failure: null,
    }),
  };
  const visited = {
    list: { status: 'ready', value: projects.map(({ id, title }) => ({ dataid: id, name: title, time: null })) },
    old: null,
  };
  return {
    projects: { lines: () => lines },
    shell: { visits: { ...still, view$: new BehaviorSubject({ project: visited }), retry() {} } },
  };
}
