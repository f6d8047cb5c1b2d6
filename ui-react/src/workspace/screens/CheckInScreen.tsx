import '../../i18n/catalogs/checkin.ts';

import { mapLoad } from '@felles/core';
import type { Row } from '@felles/core/data';
import type { Site } from '@felles/core/workspace/checkins';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import layout from '../../kit/Layout.module.css';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { AgeStrip, CheckInFigures } from '../checkins/CheckInFigures.tsx';
import styles from '../checkins/checkins.module.css';
import { DASH } from '../format.ts';
import { checkInsOf } from '../paths.ts';
import { useArea, useSeeing, useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';

/** [W-CHECKIN-05] Where people are checked in now, and the way to who is at each site. */
export function CheckInScreen() {
  const checkIns = useArea('checkIns');
  const [store] = useState(checkIns.overview);
  const { question, figures, sites, old, today } = useObservable(store.view$);
  // Who is at each site is a list of its own.
  const hasLists = useSeeing()('checkins') !== 'hidden';
  const text = useText();
  useOpen(store);
  const found = mapLoad(sites, (all) => all.map(asRow));
  return (
    <Page title={text('checkin.title')}>
      <div className={layout.column3}>
        <AgeStrip old={old} today={today} again={store.reload} />
        <LoadedContent
          load={figures}
          words={{ some: text('checkin.some'), all: text('checkin.all') }}
          again={store.reload}
          isEmpty={() => false}
        >
          {(known) => <CheckInFigures figures={known} old={old} today={today} />}
        </LoadedContent>
        {hasLists && <Visits />}
        <div>
          <FilterBar
            label={text('checkin.findSite')}
            search={{
              label: text('checkin.findSite'),
              value: question.text,
              onType: (words) => store.ask({ text: words }),
            }}
          />
          <ResultLine
            count={
              found.status === 'ready'
                ? text('checkin.siteCount', { count: found.value.length })
                : text('checkin.choose')
            }
          />
          <LoadedContent
            load={found}
            words={{ some: text('checkin.someSites'), all: text('checkin.allSites') }}
            again={store.reload}
            isEmpty={(rows) => rows.length === 0}
            empty={<StateNote title={text('checkin.noSites')} />}
            filter={
              question.text.trim() === ''
                ? null
                : {
                    words: text('checkin.noSiteHit', { words: question.text }),
                    onReset: () => store.ask({ text: '' }),
                  }
            }
          >
            {(rows) => (
              <DataTable
                label={text('checkin.sites')}
                columns={columnsIn(text)}
                rows={rows}
                href={({ projectId }) => (hasLists ? checkInsOf(projectId) : undefined)}
                isLow
              />
            )}
          </LoadedContent>
        </div>
      </div>
    </Page>
  );
}

const asRow = (site: Site): Row<Site> => ({
  id: site.projectId,
  item: site,
  state: 'settled',
  failure: null,
  keys: [],
});

/** The projects that the user worked with last come first: one press, with gloves on. */
function Visits() {
  const { list } = useObservable(useWorkspace().shell.visits.view$).project;
  const text = useText();
  if (list.status !== 'ready' || list.value.length === 0) return null;
  return (
    <nav className={styles.visited} aria-label={text('checkin.lastVisited')}>
      <span className={textStyles.quietSmall}>{text('checkin.lastVisited')}</span>
      {list.value.slice(0, SHOWN).map(({ dataid, name }) => (
        <PageLink key={dataid} to={checkInsOf(dataid)} className={styles.visit}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}

/** How many of them have room. */
const SHOWN = 4;

const columnsIn = (text: Text): readonly Column<Site>[] => [
  {
    id: 'site',
    head: text('checkin.site'),
    least: 216,
    grows: 3,
    cell: ({ title, number }) => <TwoLines isName first={title || number} second={title ? number : null} />,
  },
  {
    id: 'people',
    head: text('checkin.people'),
    isNamed: true,
    least: 120,
    grows: 2,
    importance: 1,
    align: 'end',
    cell: ({ active }) => active ?? DASH,
  },
];
