import '../../i18n/catalogs/search.ts';
import '../../i18n/catalogs/site-day.ts';

import { Suspense } from 'react';
import { useText } from '../../i18n/text.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useObservable } from '../../react/use-observable.ts';
import { AreaPart } from '../AreaPart.tsx';
import { paths } from '../paths.ts';
import { useWorkspace } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

const targets = lazyCode(async () => (await import('../site-day/ProjectTargets.tsx')).ProjectTargets);

/** [W-SITE-53] The targets of the user's day, at the project that was used last. */
export function SiteDayPortlet() {
  const { visits } = useWorkspace().shell;
  const { list, old } = useObservable(visits.view$).project;
  const { isNear } = usePortlet();
  const text = useText();
  const again = () => visits.retry('project');
  return (
    <PortletFrame again={again} way={{ to: paths.site, words: text('site.open') }}>
      <LoadedContent
        load={list}
        words={{ some: text('visits.some'), all: text('visits.all') }}
        again={again}
        isEmpty={(items) => items.length === 0}
        empty={<StateNote title={text('site.noProject')}>{text('site.noProjectWords')}</StateNote>}
        old={old}
      >
        {([last]) =>
          last &&
          isNear && (
            <Suspense fallback={<Skeleton rows={2} />}>
              <AreaPart key={last.dataid} code={targets} areas={['project']} given={{ projectId: last.dataid }} />
            </Suspense>
          )
        }
      </LoadedContent>
    </PortletFrame>
  );
}
