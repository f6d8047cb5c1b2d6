import type { Day, TagType } from '@felles/core';
import { loadOf, oldList, orderingOf, turned } from '@felles/core/data';
import {
  isSoon,
  nextDeadline,
  type PhaseProgress,
  PROJECT_PAGE,
  type Project,
  type ProjectChoices,
  type ProjectQuestion,
} from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { Segments } from '../../kit/parts/Segments.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { Order } from '../lists/Order.tsx';
import { participantsOf } from '../paths.ts';
import { projectOrders, TypeFacet } from '../projects/ListTools.tsx';
import { ProjectName } from '../projects/ProjectName.tsx';
import { useWorkspace } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { written } from '../written-day.ts';

/** Every project the user may see, as the address asks for them. */
export function ProjectsScreen() {
  const { projects } = useWorkspace();
  const [store] = useState(projects.list);
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  const { question, total, arrived, pages, phases, types, statuses, today } = view;
  return (
    <Page title={text('projects.title')}>
      <FilterBar
        label={text('projects.label')}
        search={{
          label: text('projects.search'),
          value: question.text,
          onType: (words) => store.ask({ text: words }),
        }}
        quick={{
          label: text('projects.status'),
          chosen: question.status,
          onChoose: (status) => store.ask({ status }),
          chips: [
            { value: '', label: text('projects.everyStatus') },
            ...statuses.map(({ id, title }) => ({ value: id, label: title, ...(DOTS[id] && { status: DOTS[id] }) })),
          ],
        }}
        facets={<TypeFacet types={types} chosen={question.type} onChoose={(type) => store.ask({ type })} />}
        facetsOn={question.type === '' ? 0 : 1}
        onReset={() => store.ask({ type: '' })}
      />
      <ResultLine
        count={view.status === 'ready' && text('projects.count', { count: total })}
        announcement={
          arrived === 0 ? null : { news: text('projects.new', { count: arrived }), onShow: () => store.reload() }
        }
        tools={<Order sort={question.sort} orders={projectOrders(text)} onChoose={(sort) => store.ask({ sort })} />}
      />
      <Loaded
        load={loadOf(view)}
        words={{ some: text('projects.some'), all: text('projects.all') }}
        again={store.reload}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={text('projects.none')} />}
        filter={
          isFiltered(question)
            ? {
                words: filterWords(question, view, text),
                onReset: () => store.ask({ text: '', status: '', type: '' }),
              }
            : null
        }
        old={oldList(view)}
      >
        {(rows) => (
          <DataTable
            label={text('projects.title')}
            columns={columnsIn(text, phases, today)}
            rows={rows}
            sorting={orderingOf(question.sort)}
            onSort={(field) => store.ask({ sort: turned(question.sort, field) })}
            href={({ id }) => participantsOf(id)}
          />
        )}
      </Loaded>
      {pages > 1 && (
        <Pager page={question.page} total={total} size={PROJECT_PAGE} onGo={(page) => store.ask({ page })} />
      )}
    </Page>
  );
}

/** The colours of the statuses that are known by their codes. Every status has the service's own name. */
const DOTS: Readonly<Record<string, 'mute' | 'info' | 'ok' | 'warn'>> = { 1: 'mute', 2: 'info', 3: 'ok', 4: 'warn' };

const LOOKS: Readonly<Record<string, TagType>> = { '2': 'INFO', '3': 'SUCCESS', '4': 'WARNING' };

/** A project with a complaint does not go on for now. */
const PAUSED = '4';

const isFiltered = ({ text, status, type }: ProjectQuestion): boolean =>
  [text, status, type].some((part) => part !== '');

/** What narrows the list, in words. */
function filterWords(question: ProjectQuestion, { types, statuses }: ProjectChoices, text: Text): string {
  const status = statuses.find(({ id }) => id === question.status);
  const type = types.find(({ id }) => id === question.type);
  return [
    ...(question.text === '' ? [] : [text('projects.noHit', { words: question.text })]),
    ...(question.status === '' ? [] : [text('projects.hasStatus', { status: status?.title ?? question.status })]),
    ...(question.type === '' ? [] : [text('projects.hasType', { type: type?.title ?? question.type })]),
  ].join(' · ');
}

const columnsIn = (text: Text, phases: ReadonlyMap<string, PhaseProgress>, today: Day): readonly Column<Project>[] => [
  {
    id: 'title',
    head: text('projects.project'),
    sortBy: 'title',
    least: 290,
    grows: 3,
    cell: (project) => <ProjectName project={project} />,
  },
  {
    id: 'address',
    head: text('projects.address'),
    least: 150,
    grows: 1,
    importance: 3,
    has: ({ address }) => Boolean(address?.address || address?.city),
    cell: ({ address }) => (
      <TwoLines
        first={address?.address ?? ''}
        second={[address?.postal_code, address?.city].filter(Boolean).join(' ')}
      />
    ),
  },
  {
    id: 'status',
    head: text('projects.status'),
    sortBy: 'status',
    least: 124,
    importance: 6,
    onCard: 'half',
    cell: ({ status }) => (
      <Tag type={LOOKS[String(status?.status_code ?? '')] ?? 'DEFAULT'}>{status?.status_value ?? ''}</Tag>
    ),
  },
  {
    id: 'deadline',
    head: text('projects.deadline'),
    least: 132,
    importance: 5,
    onCard: 'half',
    cell: (project) => <NextDeadline project={project} today={today} />,
  },
  {
    id: 'phase',
    head: text('projects.phase'),
    least: 164,
    importance: 4,
    cell: ({ id, status }) => {
      const progress = phases.get(String(id));
      if (!progress) return '';
      const { name, completed, steps } = progress;
      return (
        <Segments
          name={name}
          share={text('projects.share', { completed, all: steps.length })}
          steps={steps}
          isPaused={String(status?.status_code) === PAUSED}
        />
      );
    },
  },
  {
    id: 'type',
    head: text('projects.type'),
    least: 124,
    importance: 2,
    has: ({ type }) => Boolean(type?.title),
    onCard: 'none',
    cell: ({ type }) => <TwoLines first={type?.title ?? ''} />,
  },
  {
    id: 'client',
    head: text('projects.client'),
    least: 160,
    grows: 1,
    importance: 1,
    has: ({ employer }) => Boolean(employer?.contact?.name),
    onCard: 'none',
    cell: ({ employer }) => <TwoLines first={employer?.contact?.name ?? ''} />,
  },
];

/** What is soon stands out; its day says how soon. */
function NextDeadline({ project, today }: { readonly project: Project; readonly today: Day }) {
  const next = nextDeadline(project, today);
  if (next === null) return null;
  return (
    <span>
      <Tag type={isSoon(next, today) ? 'WARNING' : 'DEFAULT'}>{written(next.event_date)}</Tag>
      <TwoLines first="" second={next.title ?? ''} />
    </span>
  );
}
