import '../../i18n/catalogs/deviations.ts';
import '../../i18n/catalogs/site-records.ts';
import '../../i18n/catalogs/statistics.ts';

import type { Day } from '@felles/core';
import { LATE_DEVIATIONS, OPEN_DEVIATIONS } from '@felles/core/internal/workspace/deviations/rules';
import { siteItem } from '@felles/core/internal/workspace/site-work/item';
import { conflictIn } from '@felles/core/internal/workspace/site-work/rules';
import { deviationNumbers, deviationStatusesAmong } from '@felles/core/internal/workspace/statistics/lines';
import {
  countDeviations,
  type Deviation,
  type DeviationSetup,
  isClosedDeviation,
  isLateDeviation,
  statusIn as statusOf,
  statusOfDeviation,
} from '@felles/core/workspace/deviations';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { BarTable } from '../../kit/figure/BarTable.tsx';
import layout from '../../kit/Layout.module.css';
import { Tag } from '../../kit/Tag.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import { useToday } from '../../react/use-clock.ts';
import { DeviationFacts } from '../deviations/DeviationFacts.tsx';
import { DeviationThumb } from '../deviations/DeviationPhotos.tsx';
import { DeviationRecord } from '../deviations/DeviationRecord.tsx';
import { NewDeviation } from '../deviations/NewDeviation.tsx';
import { useSetup, useSiteRights } from '../deviations/use-setup.ts';
import { useSeveral } from '../deviations/use-several.tsx';
import { DASH, formatDay } from '../format.ts';
import { factsOf, type PartedColumn } from '../lists/parts.ts';
import { useOffers } from '../offers/use-offers.ts';
import { DropQuestion } from '../outbox/DropQuestion.tsx';
import { useProject } from '../projects/use-project.ts';
import { Facts } from '../register/Facts.tsx';
import { useArea } from '../services.ts';
import { refusalIn } from '../site/refusal-words.ts';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { RecordsPage } from '../site-records/RecordsPage.tsx';
import { Block } from '../statistics/Block.tsx';
import { partsOf } from '../statistics/charts.ts';
import { FigureSet } from '../statistics/FigureSet.tsx';
import { deviationParts } from '../statistics/record-parts.ts';
import { tagOf, toneOfDeviation } from '../status-tones.ts';

/** [W-PROJECTS-03] The deviations of a project, each with its status. */
export function DeviationsScreen() {
  const { projectId = '' } = useParams();
  return <Deviations key={projectId} projectId={projectId} />;
}

function Deviations({ projectId }: { readonly projectId: string }) {
  const { deviations } = useArea('siteRecords');
  const { outbox } = useArea('deviations');
  const setup = useSetup();
  const isWritten = useOffers().has('deviation-changes');
  const rights = useSiteRights();
  const project = { id: projectId, title: useProject()?.title ?? '' };
  const [store] = useState(() => deviations(projectId));
  const several = useSeveral(project, store);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const today = useToday();
  const text = useText();
  const columns = useMemo(() => columnsIn(text, today, setup, isWritten), [text, today, setup, isWritten]);
  const unsent = outbox.entries$.value.flatMap(({ key, input }) => (dropped.includes(key) ? [input] : []));
  const [first] = unsent;
  return (
    <>
      <RecordsPage<Deviation>
        kind="deviations"
        projectId={projectId}
        store={store}
        today={today}
        idOf={({ deviation_id: id }) => id}
        keyOf={({ client_id: id }) => id}
        columns={columns}
        orders={[
          { sort: 'date', label: text('records.oldest') },
          { sort: 'deadline', label: text('deviations.byDeadline') },
          { sort: 'status', label: text('deviations.byStatus') },
        ]}
        chipsIn={(ofPeriod) => [
          { value: OPEN_DEVIATIONS, label: text('deviations.openOnes') },
          { value: LATE_DEVIATIONS, label: text('deviations.lateOnes') },
          ...ofPeriod.map((deviation) => ({ value: statusOfDeviation(deviation), label: statusIn(deviation) })),
        ]}
        search={text('deviations.search')}
        isChosenAbove
        keyFigures={({ ofPeriod, list, question: { only } }) => {
          const { open, late } = countDeviations(ofPeriod, today);
          const filterOf = (choice: string) => ({
            isChosen: only === choice,
            onToggle: () => store.ask({ only: only === choice ? '' : choice }),
          });
          return (
            list.status === 'ready' && (
              <FigureSet
                label={text('records.figures')}
                items={[
                  { label: text('deviations.openOnes'), number: open, filter: filterOf(OPEN_DEVIATIONS) },
                  {
                    label: text('deviations.lateOnes'),
                    number: late,
                    isBad: true,
                    ...((late > 0 || only === LATE_DEVIATIONS) && { filter: filterOf(LATE_DEVIATIONS) }),
                  },
                ]}
              />
            )
          );
        }}
        figures={({ question, ofPeriod }, isListed) => (
          <Block figure={store.figures} source="deviations" period={question}>
            {(told, info) => (
              <BarTable
                title={text('statistics.byDeviationStatus')}
                data={partsOf(text, deviationParts(told), deviationNumbers(told)['all'] ?? null)}
                info={info}
                filter={
                  isListed
                    ? {
                        values: deviationStatusesAmong([told]).map(({ key }) =>
                          ofPeriod.some((deviation) => statusOfDeviation(deviation) === key) ? key : null,
                        ),
                        chosen: question.only,
                        onChoose: (only) => store.ask({ only }),
                      }
                    : null
                }
              />
            )}
          </Block>
        )}
        panel={{
          titleOf: ({ title }) => title ?? '',
          hasPlace: true,
          draw(deviation) {
            const all = factsOf(columns, deviation);
            if (!isWritten) return <Facts facts={all} />;
            // They stand above: the title, and the status in the tags.
            const facts = all.filter(
              ({ name }) => name !== text('deviations.name') && name !== text('deviations.status'),
            );
            return (
              <DeviationRecord
                key={deviation.deviation_id}
                project={project}
                deviation={deviation}
                facts={<DeviationFacts projectId={projectId} deviation={deviation} setup={setup} facts={facts} />}
              />
            );
          },
          made: rights.includes('register_deviation')
            ? { title: text('deviation.new'), draw: ({ all }) => <NewDeviation project={project} all={all} /> }
            : null,
        }}
        several={several}
        {...(isWritten && {
          begun: (
            <SiteDrafts
              isShown={({ kind, project: of }) => kind !== 'hours' && kind !== 'point' && of?.id === projectId}
            />
          ),
          rowActions: {
            drop: ({ keys }) => setDropped(keys),
            retry: ({ keys }) => keys.forEach(outbox.retry),
            check: store.reload,
            reasonOf: (failure) => refusalIn(text, failure, 'deviation'),
            // [W-SITE-25] The record asks for a choice.
            mayRetry: ({ failure }) => conflictIn(failure) === null,
          },
        })}
      />
      {first && (
        <DropQuestion
          entry={{ ...siteItem(first), files: unsent.reduce((sum, { photos }) => sum + photos.length, 0) }}
          onDrop={() => dropped.forEach(outbox.drop)}
          onClose={() => setDropped([])}
        />
      )}
    </>
  );
}

/** A status in words: the service's own, as no other is known. */
const statusIn = ({ status_name: name, status }: Deviation): string => name || String(status ?? '') || DASH;

function columnsIn(
  text: Text,
  today: Day,
  setup: DeviationSetup | null,
  hasPhotos: boolean,
): readonly PartedColumn<Deviation>[] {
  const statusNow = (deviation: Deviation): string =>
    (setup && statusOf(setup, deviation)?.name) || statusIn(deviation);
  const deadlineIn = (deviation: Deviation): string =>
    [formatDay(deviation.deadline), isLateDeviation(deviation, today) && text('deviations.late')]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      id: 'title',
      head: text('deviations.name'),
      sortBy: 'title',
      least: 220,
      grows: 3,
      cell: (deviation) => (
        <span className={layout.row3}>
          {hasPhotos && <DeviationThumb deviation={deviation} />}
          <TwoLines isName first={deviation.title || text('records.untitled')} second={deviation.place ?? null} />
        </span>
      ),
      parts: [
        { head: text('deviations.name'), value: ({ title }) => title },
        { head: text('deviations.place'), value: ({ place }) => place },
        { head: text('deviations.description'), value: ({ description }) => description },
      ],
    },
    {
      id: 'status',
      head: text('deviations.status'),
      isNamed: true,
      sortBy: 'status',
      least: 130,
      importance: 10,
      onCard: 'half',
      cell: (deviation) => (
        <Tag type={tagOf(toneOfDeviation(isClosedDeviation(deviation)))}>{statusNow(deviation)}</Tag>
      ),
      parts: [{ head: text('deviations.status'), value: statusNow }],
    },
    {
      id: 'date',
      head: text('records.date'),
      isNamed: true,
      sortBy: 'date',
      least: 104,
      importance: 7,
      onCard: 'half',
      cell: ({ date }) => formatDay(date) || DASH,
      parts: [{ head: text('records.date'), value: ({ date }) => formatDay(date) }],
    },
    {
      id: 'deadline',
      head: text('deviations.deadline'),
      isNamed: true,
      sortBy: 'deadline',
      least: 130,
      importance: 9,
      onCard: 'half',
      cell: (deviation) => (
        <>
          {formatDay(deviation.deadline) || DASH}{' '}
          {isLateDeviation(deviation, today) && <Tag type="ERROR">{text('deviations.late')}</Tag>}
        </>
      ),
      parts: [
        { head: text('deviations.deadline'), value: ({ deadline }) => formatDay(deadline), words: deadlineIn },
        { head: text('deviations.closed'), value: ({ closed_date: date }) => formatDay(date) },
      ],
    },
    {
      id: 'responsible',
      head: text('deviations.responsible'),
      isNamed: true,
      sortBy: 'responsible',
      least: 140,
      grows: 1,
      importance: 8,
      onCard: 'half',
      cell: ({ responsible }) => responsible?.person_name || text('deviations.unassigned'),
      parts: [{ head: text('deviations.responsible'), value: ({ responsible }) => responsible?.person_name }],
    },
  ];
}
