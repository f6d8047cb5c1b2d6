import '../../i18n/catalogs/statistics.ts';

import { EVERY_DAY } from '@felles/core/internal/data/period';
import { STATISTICS_TABS } from '@felles/core/internal/workspace/statistics/overview-question';
import type { Sight } from '@felles/core/workspace/me';
import type { StatisticsTab } from '@felles/core/workspace/statistics';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { PeriodFacet } from '../../kit/list/PeriodFacet.tsx';
import { Tabs } from '../../kit/parts/Tabs.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useFollow } from '../lists/address.ts';
import { NotSeen } from '../offers/OfferedPage.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useArea, useSeeing } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { DepartmentFacet } from '../statistics/DepartmentFacet.tsx';
import { OVERVIEW_TABS } from '../statistics/OverviewTabs.tsx';
import styles from '../statistics/statistics.module.css';

/** The part of the workspace that each tab counts. */
const SIGHTS = {
  checkins: 'statistics',
  checklists: 'checklists',
  tasks: 'tasks',
  deviations: 'deviations',
  hours: 'hours',
  contracts: 'statistics',
  phases: 'phases',
  photos: 'photos',
} as const satisfies Record<StatisticsTab, Sight>;

/** The service's figures over all projects of the user. */
export function StatisticsScreen() {
  const { overview, today } = useArea('statistics');
  const [store] = useState(overview);
  const [days] = useState(today);
  const question = useObservable(store.question$);
  const day = useObservable(days.day$);
  const seeing = useSeeing();
  const hasDepartments = useOffers().has('statistics-departments') && seeing('departments') === 'seen';
  const text = useText();
  useOpen(days);
  useFollow(store);
  const Shown = OVERVIEW_TABS[question.tab];
  return (
    <Page title={text('statistics.title')}>
      <div className={styles.place}>
        <FilterBar
          label={text('statistics.filter')}
          fixed={
            <>
              <PeriodFacet period={question} today={day} onChoose={store.change} />
              {hasDepartments && (
                <DepartmentFacet chosen={question.department} onChoose={(department) => store.change({ department })} />
              )}
            </>
          }
          facetsOn={[question.from || question.to, hasDepartments && question.department].filter(Boolean).length}
          onReset={() => store.change({ ...EVERY_DAY, department: '' })}
        />
        <Tabs
          label={text('statistics.tabs')}
          tabs={STATISTICS_TABS.filter((tab) => seeing(SIGHTS[tab]) !== 'hidden').map((tab) => ({
            id: tab,
            label: text(`statistics.tab.${tab}`),
          }))}
          chosen={question.tab}
          onChoose={(id) => {
            const tab = STATISTICS_TABS.find((one) => one === id);
            // The columns of another tab are others.
            if (tab && tab !== question.tab) store.change({ tab, sort: '' });
          }}
        >
          <div key={question.tab} className={styles.shown}>
            {seeing(SIGHTS[question.tab]) === 'hidden' ? <NotSeen /> : <Shown store={store} question={question} />}
          </div>
        </Tabs>
      </div>
    </Page>
  );
}
