import '../../i18n/catalogs/site-day.ts';

import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { DayPage } from '../site-day/DayPage.tsx';
import { NothingYet } from '../site-day/NothingYet.tsx';
import { SiteDay } from '../site-day/SiteDay.tsx';

/** [W-SITE-53] The user's day on site: at the project of the address, or else the one that was used last. */
export function SiteDayScreen() {
  const { visits } = useWorkspace().shell;
  const { list } = useObservable(visits.view$).project;
  const [asked, setAsked] = useSearchParams();
  const last = list.status === 'ready' ? (list.value[0]?.dataid ?? null) : null;
  const text = useText();
  const projectId = asked.get('project') || last;

  function change(id: string): void {
    setAsked({ project: id }, { replace: true });
    visits.record({ type: 'project', idtype: 'dataid', id });
  }
  if (projectId) return <SiteDay key={projectId} projectId={projectId} onChange={change} />;
  const again = () => visits.retry('project');
  return (
    <DayPage>
      <SiteDrafts />
      {list.status === 'failed' && list.failure.kind === 'unreachable' ? (
        <NothingYet again={again} />
      ) : (
        <LoadedContent
          load={list}
          words={{ some: text('site.someProject'), all: text('site.allProject') }}
          again={again}
        >
          {() => (
            <StateNote
              title={text('site.noProject')}
              actions={<PageButton to={paths.projects}>{text('site.everyProject')}</PageButton>}
            >
              {text('site.noProjectWords')}
            </StateNote>
          )}
        </LoadedContent>
      )}
    </DayPage>
  );
}
