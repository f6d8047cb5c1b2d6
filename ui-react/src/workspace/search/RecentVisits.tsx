import '../../i18n/catalogs/kinds.ts';
import '../../i18n/catalogs/search.ts';

import { VISIT_TYPES, type VisitType } from '@felles/core/workspace/visits';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { PageLink } from '../../kit/PageLink.tsx';
import { Tabs } from '../../kit/parts/Tabs.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { pathTo } from '../paths.ts';
import { useSeeing, useWorkspace } from '../services.ts';
import styles from './Palette.module.css';

const SIGHTS = { project: 'projects', contact: 'contacts', person: 'persons', resource: 'persons' } as const;

/** [W-VISITS-09] The latest visits of the user, of each type. */
export function RecentVisits({ onGo }: { readonly onGo: () => void }) {
  const { visits } = useWorkspace().shell;
  const [type, setType] = useState<VisitType>('project');
  const { list, old } = useObservable(visits.view$)[type];
  const seeing = useSeeing();
  const text = useText();
  return (
    <Tabs
      label={text('shell.visited')}
      tabs={VISIT_TYPES.toReversed()
        .filter((id) => seeing(SIGHTS[id]) !== 'hidden')
        .map((id) => ({ id, label: text(`kind.${id}`) }))}
      chosen={type}
      onChoose={(id) => setType(VISIT_TYPES.find((one) => one === id) ?? 'project')}
    >
      <LoadedContent
        load={list}
        words={{ some: text('visits.some'), all: text('visits.all') }}
        again={() => visits.retry(type)}
        isEmpty={(items) => items.length === 0}
        empty={<StateNote title={text('visits.none')} />}
        old={old}
      >
        {(items) => (
          <ul>
            {items.map(({ dataid, name }) => {
              const path = pathTo({ datatype: type, id: dataid });
              return (
                <li key={dataid}>
                  {path === null ? (
                    name
                  ) : (
                    <PageLink to={path} className={styles.visited} onClick={onGo}>
                      {name}
                    </PageLink>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LoadedContent>
    </Tabs>
  );
}
