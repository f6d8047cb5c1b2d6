import '../../i18n/catalogs/checklists.ts';
import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import { CHECKLIST_LISTING } from '@felles/core/internal/workspace/checklists/rules';
import { checklistNumbers } from '@felles/core/internal/workspace/statistics/lines';
import { CHECKLIST_CHOICES, type Checklist, stateOfChecklist } from '@felles/core/workspace/checklists';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useToday } from '../../react/use-clock.ts';
import { StartChecklist } from '../checklists/StartChecklist.tsx';
import { useChecklistRights } from '../checklists/use-checklist.ts';
import { DASH, formatDay } from '../format.ts';
import type { PartedColumn } from '../lists/parts.ts';
import { useOffers } from '../offers/use-offers.ts';
import { checklistOf } from '../paths.ts';
import { useArea } from '../services.ts';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { Checkpoints } from '../site-records/Checkpoints.tsx';
import { RecordsPage } from '../site-records/RecordsPage.tsx';
import { Block } from '../statistics/Block.tsx';
import { partsOf } from '../statistics/charts.ts';
import { checkpointParts } from '../statistics/record-parts.ts';

/** [W-PROJECTS-02] The checklists of a project: how far their checkpoints are, and each list with its own. */
export function ChecklistsScreen() {
  const { projectId = '' } = useParams();
  return <Checklists key={projectId} projectId={projectId} />;
}

function Checklists({ projectId }: { readonly projectId: string }) {
  const { checklists } = useArea('siteRecords');
  const { answering } = useArea('checklists');
  const [store] = useState(() => checklists(projectId));
  const [writing] = useState(() => answering(projectId));
  const isOffered = useOffers().has('checklist-changes');
  const rights = useChecklistRights();
  const today = useToday();
  const text = useText();
  const columns = useMemo(() => columnsIn(text), [text]);
  return (
    <RecordsPage
      kind="checklists"
      projectId={projectId}
      store={store}
      today={today}
      idOf={({ checklist_id: id }) => id}
      {...(isOffered && { hrefOf: ({ checklist_id: id }: Checklist) => checklistOf(projectId, id) })}
      columns={columns}
      orders={[
        { sort: 'date', label: text('records.oldest') },
        { sort: '-left', label: text('checklists.byLeft') },
      ]}
      chipsIn={(ofPeriod) =>
        CHECKLIST_CHOICES.map((choice) => ({
          value: choice,
          label: text(`checklists.only.${choice}`),
          count: ofPeriod.filter((checklist) => CHECKLIST_LISTING.isOf(checklist, choice, today)).length,
        }))
      }
      figures={({ question }) => (
        <Block figure={store.figures} source="checklists" period={question}>
          {(told, info) => (
            <BarTable
              title={text('statistics.byAnswer')}
              data={partsOf(text, checkpointParts(text, told), checklistNumbers(told).checkpoints)}
              info={info}
            />
          )}
        </Block>
      )}
      panel={{
        titleOf: ({ title }) => title ?? '',
        draw: (checklist) => <Checkpoints checklist={checklist} />,
        made: rights.includes('tick')
          ? { title: text('checklists.new'), draw: () => <StartChecklist store={writing} /> }
          : null,
      }}
      begun={<SiteDrafts isShown={({ kind, project }) => kind === 'point' && project?.id === projectId} />}
    />
  );
}

const columnsIn = (text: Text): readonly PartedColumn<Checklist>[] => [
  {
    id: 'title',
    head: text('checklists.name'),
    sortBy: 'title',
    least: 200,
    grows: 3,
    cell: ({ title, phase_name: phase }) => (
      <TwoLines isName first={title || text('records.untitled')} second={phase ?? null} />
    ),
    parts: [
      { head: text('checklists.name'), value: ({ title }) => title },
      { head: text('records.phase'), value: ({ phase_name: phase }) => phase },
    ],
  },
  {
    id: 'date',
    head: text('records.date'),
    isNamed: true,
    sortBy: 'date',
    least: 110,
    importance: 7,
    onCard: 'half',
    cell: ({ date }) => formatDay(date) || DASH,
    parts: [{ head: text('records.date'), value: ({ date }) => formatDay(date) }],
  },
  {
    id: 'answered',
    head: text('checklists.answered'),
    isNamed: true,
    sortBy: 'answered',
    least: 130,
    grows: 1,
    importance: 9,
    onCard: 'half',
    cell: (checklist) => {
      const { answered, checkpoints } = stateOfChecklist(checklist);
      return (
        <Fraction
          fraction={checkpoints === 0 ? null : { done: answered, of: checkpoints }}
          none={text('checklists.noPoints')}
        />
      );
    },
    parts: [
      { head: text('checklists.answered'), value: (checklist) => stateOfChecklist(checklist).answered },
      { head: text('checklists.points'), value: (checklist) => stateOfChecklist(checklist).checkpoints },
    ],
  },
  {
    id: 'failed',
    head: text('checklists.failed'),
    isNamed: true,
    least: 96,
    importance: 8,
    align: 'end',
    onCard: 'half',
    cell: (checklist) => {
      const { failed } = stateOfChecklist(checklist);
      return failed === 0 ? 0 : <Tag type="ERROR">{failed}</Tag>;
    },
    parts: [{ head: text('checklists.failed'), value: (checklist) => stateOfChecklist(checklist).failed }],
  },
];
