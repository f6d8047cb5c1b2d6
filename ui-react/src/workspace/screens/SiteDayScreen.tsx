import '../../i18n/catalogs/site-day.ts';

import { dayMonth, isoWeekNumber, weekdayOf } from '@felles/core';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { PageButton } from '../../kit/Button.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useToday } from '../../react/use-clock.ts';
import { useObservable } from '../../react/use-observable.ts';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { NothingYet } from '../site-day/NothingYet.tsx';
import { SiteDay } from '../site-day/SiteDay.tsx';
import styles from '../site-day/site-day.module.css';

/** [W-SITE-53] The user's day on site: at the project of the address, or else the one that was used last. */
export function SiteDayScreen() {
  const today = useToday();
  const text = useText();
  const weekday = text(`site.weekday.${weekdayOf(today)}`);
  return (
    <Page title={text('site.title')}>
      <p className={styles.date}>{text('site.day', { weekday, day: dayMonth(today), week: isoWeekNumber(today) })}</p>
      <DayOfProject />
    </Page>
  );
}

function DayOfProject() {
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
  if (list.status === 'failed' && list.failure.kind === 'unreachable') return <NothingYet again={again} />;
  return (
    <LoadedContent load={list} words={{ some: text('site.someProject'), all: text('site.allProject') }} again={again}>
      {() => (
        <StateNote
          title={text('site.noProject')}
          actions={<PageButton to={paths.projects}>{text('site.everyProject')}</PageButton>}
        >
          {text('site.noProjectWords')}
        </StateNote>
      )}
    </LoadedContent>
  );
}
