import '../../i18n/catalogs/search.ts';

import { isoInstant } from '@felles/core';
import { clockTime } from '@felles/core/workspace/connection';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { projectOf } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { useWorkspace } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';

/** [W-VISITS-09] The projects that the user worked with last. */
export function LastVisited() {
  const { visits } = useWorkspace().shell;
  const { list, old } = useObservable(visits.view$).project;
  const text = useText();
  const again = () => visits.retry('project');
  return (
    <PortletFrame again={again}>
      <LoadedContent
        load={list}
        words={{ some: text('visits.some'), all: text('visits.all') }}
        again={again}
        isEmpty={(items) => items.length === 0}
        empty={<StateNote title={text('visits.none')} />}
        old={old}
      >
        {(items) => (
          <ul className={layout.plainList}>
            {items.map(({ dataid, name, time }) => (
              <li key={dataid} className={styles.line}>
                <PageLink to={projectOf(dataid)}>{name}</PageLink>
                {time !== null && (
                  <time className={textStyles.quietSmall} dateTime={isoInstant(time)}>
                    {clockTime(time)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}
