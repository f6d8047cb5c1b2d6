import '../../i18n/catalogs/projects.ts';

import { mapLoad } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { listStaleness } from '@felles/core/internal/data/list-load';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import layout from '../../kit/Layout.module.css';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { projectOf } from '../paths.ts';
import styles from '../screens/Lines.module.css';
import { useArea } from '../services.ts';
import { tagOf, toneOfProject } from '../status-tones.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

/** The first projects of the list. */
export function ProjectsPortlet() {
  const [store] = useState(useArea('projects').lines);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store, usePortlet().isNear);
  return (
    <PortletFrame again={store.reload}>
      <LoadedContent
        load={mapLoad(loadOf(view), (rows) => rows.slice(0, SHOWN))}
        words={{ some: text('projects.some'), all: text('projects.all') }}
        again={store.reload}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateNote title={text('projects.none')} />}
        old={listStaleness(view)}
      >
        {(rows) => (
          <ul className={layout.plainList}>
            {rows.map(({ id, item: project }) => (
              <li key={id} className={styles.line}>
                <span className={styles.words}>
                  <PageLink to={projectOf(id)}>{project.title ?? ''}</PageLink>
                </span>
                <Tag type={tagOf(toneOfProject(project))}>{project.status?.status_value ?? ''}</Tag>
              </li>
            ))}
          </ul>
        )}
      </LoadedContent>
    </PortletFrame>
  );
}

const SHOWN = 6;
