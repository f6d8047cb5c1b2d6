import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/deadlines.ts';

import { createPanelStore } from '@felles/core';
import {
  countOfDeadlines,
  DEADLINE_CHOICES,
  DEADLINE_VIEWS,
  type Deadline,
  type DeadlineCounts,
  type DeadlineWeeksView,
  titleOfDeadline,
} from '@felles/core/workspace/deadlines';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { HiddenStatus } from '../../kit/HiddenText.tsx';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Switch } from '../../kit/parts/Switch.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { FoundDeadlines } from '../deadlines/FoundDeadlines.tsx';
import { MoveDeadline } from '../deadlines/MoveDeadline.tsx';
import { NewDeadline } from '../deadlines/NewDeadline.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';

/** Deadlines over all projects. */
export const DeadlinesScreen = () => <Deadlines projectId={null} />;

/** [W-PLAN-04] The deadlines of one project. */
export function ProjectDeadlinesScreen() {
  const { id } = useProjectOfPage();
  return <Deadlines key={id} projectId={id} />;
}

/** `projectId` is null on the page of all projects. */
function Deadlines({ projectId }: { readonly projectId: string | null }) {
  const { weeks, recent } = useArea('deadlines');
  const [store] = useState(() => weeks(projectId ?? undefined));
  const [done] = useState(() => (projectId === null ? recent() : null));
  const view = useObservable(store.view$);
  const text = useText();
  useOpen(store);
  const isOffered = useOffers().has('deadline-changes');
  const [panels] = useState(() => createPanelStore<Deadline | 'new'>({ panelAt: () => null }));
  const { question, load, counts, today, notes, choices } = view;
  const rights = useRightsWith('deadline-changes');
  const mayMake =
    projectId === null ? choices !== null && choices.projects.length > 0 : rights.includes('plan_deadlines');
  const { changes } = store;
  const isPhone = useMedia('(width <= 700px)');
  const action = isOffered && mayMake && (
    <Button kind="primary" small={!isPhone} onClick={() => panels.open({ content: 'new', size: 'small' })}>
      {text('deadline.new')}
    </Button>
  );
  const said = [...notes.values()].findLast(({ kind }) => kind === 'done' || kind === 'shifted');
  return (
    <Page title={text('deadlines.title')} actions={action}>
      <div className={layout.column3}>
        <FilterBar
          label={text('deadlines.label')}
          search={{
            label: text('deadlines.search'),
            value: question.text,
            onType: (words) => store.ask({ text: words }),
          }}
          quick={{
            label: text('deadlines.which'),
            chosen: question.only,
            onChoose: (chosen) => store.ask({ only: DEADLINE_CHOICES.find((choice) => choice === chosen) ?? '' }),
            chips: chipsOf(view, text, isOffered),
          }}
          fixed={
            <Switch
              label={text('deadlines.view')}
              chosen={question.view}
              onChoose={(chosen) => store.ask({ view: chosen })}
              choices={DEADLINE_VIEWS.map((one) => ({ value: one, words: text(`deadlines.view.${one}`) }))}
            />
          }
        />
        <ResultLine
          count={
            counts !== null &&
            text('deadlines.count', { count: question.only ? counts[question.only] : openIn(counts) })
          }
        />
        <LoadedContent
          load={load}
          words={{ some: text('dashboard.deadlines'), all: text('dashboard.allDeadlines') }}
          again={store.reload}
          isEmpty={(found) => countOfDeadlines(found) === 0}
          empty={<StateNote icon={<Icon name="calendar" />} title={text('dashboard.noDeadlines')} />}
          filter={
            question.only === '' && question.text.trim() === ''
              ? null
              : { words: filterWords(view, text), onReset: () => store.ask({ only: '', text: '' }) }
          }
          old={view.old}
        >
          {(found) => (
            <FoundDeadlines
              key={`${question.only} ${question.text} ${question.view} ${question.from}`}
              found={found}
              question={question}
              onAsk={store.ask}
              today={today}
              done={done}
              isOfProject={projectId !== null}
              acts={isOffered ? { changes, notes, onMove: (content) => panels.open({ content, size: 'small' }) } : null}
            />
          )}
        </LoadedContent>
      </div>
      <HiddenStatus>
        {said?.kind === 'done' && text('deadline.said', { title: titleOfDeadline(said.before) })}
        {said?.kind === 'shifted' && text('deadline.saidMoved', { title: titleOfDeadline(said.before) })}
      </HiddenStatus>
      <PanelHost
        panels={panels}
        titleOf={(content) => text(content === 'new' ? 'deadline.new' : 'deadline.moveTitle')}
        draw={(content) =>
          content === 'new' ? (
            choices && <NewDeadline changes={changes} choices={choices} projectId={projectId} today={today} />
          ) : (
            <MoveDeadline deadline={content} today={today} changes={changes} />
          )
        }
      />
    </Page>
  );
}

const OPEN = DEADLINE_CHOICES.filter((choice) => choice !== 'done');

/** A row that may still be undone is counted as it is. */
const openIn = (counts: DeadlineCounts): number => OPEN.reduce((sum, choice) => sum + counts[choice], 0);

/** A choice that finds nothing is left out. */
function chipsOf({ counts, question: { only } }: DeadlineWeeksView, text: Text, isOffered: boolean) {
  const chips = (isOffered ? DEADLINE_CHOICES : OPEN).map((choice) => ({
    value: choice,
    label: text(`deadlines.only.${choice}`),
    ...(counts && { count: counts[choice] }),
    ...(choice === 'passed' && { status: 'bad' as const }),
  }));
  const every = counts && openIn(counts);
  return chipsThatFind(
    [{ value: '', label: text('deadlines.every'), ...(every !== null && { count: every }) }, ...chips],
    only,
    (value) => chips.some((chip) => chip.value === value && chip.count !== 0),
  );
}

const filterWords = ({ question: { only, text: words } }: DeadlineWeeksView, text: Text): string =>
  [only === '' ? '' : text(`deadlines.only.${only}`), words.trim()].filter(Boolean).join(' · ');
