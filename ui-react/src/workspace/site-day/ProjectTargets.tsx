import '../../i18n/catalogs/site-day.ts';

import { targetsOf } from '@felles/core/internal/workspace/site-day/rules';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import link from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useStore } from '../../react/use-store.ts';
import { checklistsOf, newExpenseOf, projectOf, siteFormOf } from '../paths.ts';
import { useArea, useMe, useWorkspace } from '../services.ts';
import { Dock } from './Dock.tsx';
import styles from './site-day.module.css';

/** The targets at a project, without the day around them. */
export function ProjectTargets({ projectId }: { readonly projectId: string }) {
  const { shell } = useWorkspace();
  const area = useArea('project');
  const [one, { load, flags }] = useStore(() => area.one(projectId));
  const me = useMe();
  const offers = useObservable(shell.offers$);
  const text = useText();
  const view = flags.status === 'ready' ? flags.value : null;
  // The tasks are on the page alone.
  const targets = targetsOf({ offers, me, view }, 0);
  const ways = {
    deviation: siteFormOf(projectId, 'deviation'),
    checklist: checklistsOf(projectId),
    hours: siteFormOf(projectId, 'hours'),
    expense: newExpenseOf(projectId),
    task: projectOf(projectId),
  };
  return (
    <LoadedContent
      load={load}
      words={{ some: text('site.someProject'), all: text('site.allProject') }}
      again={one.reload}
    >
      {({ title }) => (
        <div className={styles.section}>
          <PageLink to={projectOf(projectId)} className={link.link} dir="auto">
            {title ?? projectId}
          </PageLink>
          <Dock targets={targets.map((target) => ({ target, second: '', to: ways[target] }))} />
          {view !== null && targets.length === 0 && <p className={styles.quiet}>{text('site.noRight')}</p>}
        </div>
      )}
    </LoadedContent>
  );
}
