import { mapLoad } from '@felles/core';
import { loadOf, oldList } from '@felles/core/data';
import type { Project } from '@felles/core/workspace';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import styles from '../screens/Lines.module.css';
import { useWorkspace } from '../services.ts';
import { PortletFrame } from './PortletFrame.tsx';
import { usePortlet } from './portlet-place.ts';

interface ProjectLinesProps {
  readonly words: { readonly some: string; readonly all: string };
  readonly none: string;
  readonly shown: (projects: readonly Project[]) => readonly Project[];
  readonly children: (project: Project) => ReactNode;
}

/** Some of the user's projects, one line for each. */
export function ProjectLines({ words, none, shown, children }: ProjectLinesProps) {
  const [store] = useState(useWorkspace().projects.lines);
  const view = useObservable(store.view$);
  useOpen(store, usePortlet().isNear);
  return (
    <PortletFrame again={store.reload}>
      <Loaded
        load={mapLoad(loadOf(view), (rows) => shown(rows.map(({ item }) => item)))}
        words={words}
        again={store.reload}
        isEmpty={(projects) => projects.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={none} />}
        old={oldList(view)}
      >
        {(projects) => <ul className={styles.list}>{projects.map(children)}</ul>}
      </Loaded>
    </PortletFrame>
  );
}
