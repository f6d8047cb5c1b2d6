import type { Flag } from '@felles/core/workspace/projects';
import { Outlet } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { projectOf } from '../paths.ts';
import { Page } from '../shell/Page.tsx';
import type { ProjectPage } from './pages.ts';
import { useOffer, useProjectOfPage } from './use-project.ts';

interface SwitchedPageProps {
  readonly name: ProjectPage['name'];
  readonly flag: Flag;
}

/** [W-PROJECTS-23] A page that is there only where its part of the project is switched on. */
export function SwitchedPage({ name, flag }: SwitchedPageProps) {
  const { id, flags, store } = useProjectOfPage();
  const offer = useOffer(flag);
  const text = useText();
  if (offer === 'on') return <Outlet />;
  return (
    <Page title={text(name)}>
      {offer === 'off' ? (
        <StateNote
          title={text('pages.off')}
          actions={<PageLink to={projectOf(id)}>{text('workspace.toProject')}</PageLink>}
        >
          {text('pages.offWords')}
        </StateNote>
      ) : (
        <LoadedContent
          load={flags}
          words={{ some: text('pages.someView'), all: text('pages.allView') }}
          again={() => store?.reload()}
        >
          {() => null}
        </LoadedContent>
      )}
    </Page>
  );
}
