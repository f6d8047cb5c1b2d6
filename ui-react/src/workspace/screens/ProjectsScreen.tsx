import { osloDay, type TagType } from '@felles/core';
import { loadOf, oldList } from '@felles/core/data';
import { nextDeadline, PROJECT_PAGE, type Project } from '@felles/core/workspace';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Icon } from '../../kit/Icon.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { Loaded } from '../../kit/states/Loaded.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { DataTable } from '../../kit/table/DataTable.tsx';
import { TwoLines } from '../../kit/table/TwoLines.tsx';
import type { Column, Sorting } from '../../kit/table/table-of.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-open.ts';
import { participantsOf } from '../paths.ts';
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
  const { question, total, arrived, pages } = view;
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
          chips: STATUSES.map(({ code, key }) => ({ value: code, label: text(key) })),
        }}
      />
      <ResultLine
        count={text('projects.count', { count: total })}
        announcement={
          arrived === 0 ? null : { news: text('projects.new', { count: arrived }), onShow: () => store.reload() }
        }
      />
      <Loaded
        load={loadOf(view)}
        words={{ some: text('projects.some'), all: text('projects.all') }}
        again={store.reload}
        isEmpty={(rows) => rows.length === 0}
        empty={<StateNote icon={<Icon name="information" />} title={text('projects.none')} />}
        filter={
          question.text === '' && question.status === ''
            ? null
            : {
                words: text('projects.noHit', { words: question.text }),
                onReset: () => store.ask({ text: '', status: '' }),
              }
        }
        old={oldList(view)}
      >
        {(rows) => (
          <DataTable
            label={text('projects.title')}
            columns={columnsIn(text)}
            rows={rows}
            sorting={sortingOf(question.sort)}
            onSort={(field) => store.ask({ sort: question.sort === field ? `-${field}` : field })}
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

const STATUSES = [
  { code: '', key: 'projects.everyStatus' },
  { code: '1', key: 'projects.planned' },
  { code: '2', key: 'projects.running' },
  { code: '3', key: 'projects.done' },
  { code: '4', key: 'projects.complaint' },
] as const;

const LOOKS: Readonly<Record<string, TagType>> = { '2': 'INFO', '3': 'SUCCESS', '4': 'WARNING' };

const sortingOf = (sort: string): Sorting | null =>
  sort === '' ? null : { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

const columnsIn = (text: Text): readonly Column<Project>[] => [
  {
    id: 'title',
    head: text('projects.project'),
    sortBy: 'title',
    cell: ({ title, project_number: number }) => <TwoLines isName first={title ?? ''} second={String(number ?? '')} />,
  },
  {
    id: 'address',
    head: text('projects.address'),
    width: '22%',
    leavesAt: 700,
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
    width: '140px',
    onCard: 'half',
    cell: ({ status }) => (
      <Tag type={LOOKS[String(status?.status_code ?? '')] ?? 'DEFAULT'}>{status?.status_value ?? ''}</Tag>
    ),
  },
  {
    id: 'deadline',
    head: text('projects.deadline'),
    width: '150px',
    onCard: 'half',
    cell: (project) => {
      const next = nextDeadline(project, osloDay(Date.now()));
      return next ? <TwoLines first={next.title ?? ''} second={written(next.event_date)} /> : '';
    },
  },
  {
    id: 'client',
    head: text('projects.client'),
    width: '18%',
    leavesAt: 1400,
    cell: ({ employer }) => <TwoLines first={employer?.contact?.name ?? ''} />,
  },
];
