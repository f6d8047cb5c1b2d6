import '../../i18n/catalogs/project.ts';

import { addressPart } from '@felles/core';
import type { Project } from '@felles/core/workspace/projects';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { useStore } from '../../react/use-store.ts';
import { paths, projectOf } from '../paths.ts';
import { projectColumns } from '../projects/columns.tsx';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea, useMayChange } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** [W-PROJECTS-45] The projects that are parts of a project. */
export function SubprojectsScreen() {
  const { id } = useProjectOfPage();
  return <Subprojects key={id} projectId={id} />;
}

function Subprojects({ projectId }: { readonly projectId: string }) {
  const pages = useArea('projectPages');
  const [store, { load, old, phases, today }] = useStore(() => pages.subprojects(projectId));
  const mayChange = useMayChange();
  const text = useText();
  return (
    <Page
      title={text('pages.subprojects')}
      actions={
        mayChange && (
          <PageButton kind="primary" small to={`${paths.newProject}?parent=${addressPart(projectId)}`}>
            {text('parts.begin')}
          </PageButton>
        )
      }
    >
      <ResultLine count={load.status === 'ready' && text('parts.count', { count: load.value.length })} />
      <LoadedContent
        load={load}
        words={{ some: text('parts.some'), all: text('parts.all') }}
        again={store.reload}
        isEmpty={(projects) => projects.length === 0}
        empty={<StateNote title={text('parts.none')} />}
        old={old}
      >
        {(projects) => (
          <DataTable
            label={text('pages.subprojects')}
            columns={projectColumns(text, phases, today).map(({ sortBy: _, ...column }) => column)}
            rows={projects.map(rowOf)}
            href={({ id }) => projectOf(id)}
          />
        )}
      </LoadedContent>
    </Page>
  );
}

const rowOf = (item: Project) => ({ id: item.id, item, state: 'settled' as const, failure: null, keys: [] });
