import '../../i18n/catalogs/projects.ts';

import { PROJECT_PAGE } from '@felles/core/internal/workspace/projects/rules';
import type { ProjectChoices, ProjectQuestion } from '@felles/core/workspace/projects';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { lazyCode } from '../../react/lazy-code.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { AreaPart } from '../AreaPart.tsx';
import { List } from '../lists/List.tsx';
import { addressOfNewProject, newProjectIn, projectOf } from '../paths.ts';
import { projectColumns } from '../projects/columns.tsx';
import { projectOrders, TypeFacet } from '../projects/ListTools.tsx';
import { oneProject } from '../projects/one-project.ts';
import { overview } from '../projects/pages.ts';
import { useArea, useMayChange, useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

const newProjectWindows = lazyCode(
  async () => (await import('../new-project/NewProjectWindows.tsx')).NewProjectWindows,
);

/** Every project the user may see, as the address asks for them. */
export function ProjectsScreen() {
  const projects = useArea('projects');
  const [store] = useState(projects.list);
  const mayChange = useMayChange();
  const asked = newProjectIn(useLocation().search);
  // The window stays when the address has let it go: only the window knows whether it may close.
  const [shown, setShown] = useState(asked);
  if (asked && asked.parentId !== shown?.parentId) setShown(asked);
  const navigate = useNavigate();
  const linkTo = usePanelLink();
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  useOverviewAhead(view.status === 'ready');
  const { question, total, arrived, phases, types, statuses, today } = view;
  return (
    <Page
      title={text('projects.title')}
      actions={
        mayChange && (
          <Button kind="primary" small onClick={() => navigate(linkTo(addressOfNewProject(null)))}>
            {text('projects.begin')}
          </Button>
        )
      }
    >
      <List
        name="projects"
        label={text('projects.title')}
        store={store}
        view={view}
        words={{ count: text('projects.count', { count: total }), news: text('projects.new', { count: arrived }) }}
        search={text('projects.search')}
        bar={{
          label: text('projects.label'),
          quick: {
            label: text('projects.status'),
            chosen: question.status,
            onChoose: (status) => store.ask({ status }),
            chips: [
              { value: '', label: text('projects.everyStatus') },
              ...statuses.map(({ id, title }) => ({ value: id, label: title, ...(DOTS[id] && { status: DOTS[id] }) })),
            ],
          },
          facets: <TypeFacet types={types} chosen={question.type} onChoose={(type) => store.ask({ type })} />,
          facetsOn: question.type === '' ? 0 : 1,
          onReset: () => store.ask({ type: '' }),
        }}
        orders={projectOrders(text)}
        filter={
          isFiltered(question)
            ? {
                words: filterWords(question, view, text),
                onReset: () => store.ask({ text: '', status: '', type: '' }),
              }
            : null
        }
        columns={projectColumns(text, phases, today)}
        href={({ id }) => projectOf(id)}
        pageSize={PROJECT_PAGE}
      />
      {shown && (
        <Suspense fallback={null}>
          <AreaPart
            key={shown.parentId}
            code={newProjectWindows}
            areas={['newProject', 'participants', 'register']}
            given={shown}
          />
        </Suspense>
      )}
    </Page>
  );
}

/** The colours of the statuses that are known by their codes. Every status has the service's own name. */
const DOTS: Readonly<Record<string, 'mute' | 'info' | 'ok' | 'warn'>> = { 1: 'mute', 2: 'info', 3: 'ok', 4: 'warn' };

const isFiltered = ({ text, status, type }: ProjectQuestion): boolean =>
  [text, status, type].some((part) => part !== '');

/** The filter, in words. */
function filterWords(question: ProjectQuestion, { types, statuses }: ProjectChoices, text: Text): string {
  const status = statuses.find(({ id }) => id === question.status);
  const type = types.find(({ id }) => id === question.type);
  return [
    ...(question.text === '' ? [] : [text('projects.noHit', { words: question.text })]),
    ...(question.status === '' ? [] : [text('projects.hasStatus', { status: status?.title ?? question.status })]),
    ...(question.type === '' ? [] : [text('projects.hasType', { type: type?.title ?? question.type })]),
  ].join(' · ');
}

/** Fetches the code of the first page of a project ahead, once what leads to such a page is shown. */
function useOverviewAhead(isShown: boolean): void {
  const services = useWorkspace();
  useEffect(() => {
    if (!isShown) return;
    oneProject.code();
    overview.code();
    for (const area of overview.areas) services[area]();
    services.chat();
  }, [isShown, services]);
}
