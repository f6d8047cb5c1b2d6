import '../../i18n/catalogs/days.ts';
import '../../i18n/catalogs/deadlines.ts';

import { createPanelStore, isOn, isoDate } from '@felles/core';
import {
  countOfDeadlines,
  type DayMark,
  DEADLINE_CHOICES,
  DEADLINES_ADDRESS,
  type Deadline,
  type DeadlineCounts,
  type DeadlineWeeks,
  type DeadlineWeeksView,
  firstDeadlines,
  marksOf,
  titleOfDeadline,
} from '@felles/core/workspace/deadlines';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
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
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import type { RowChanges } from '../deadlines/DeadlineActs.tsx';
import { DeadlineCalendar } from '../deadlines/DeadlineCalendar.tsx';
import { DeadlineList } from '../deadlines/DeadlineList.tsx';
import { DoneLately } from '../deadlines/DoneLately.tsx';
import { MoveDeadline } from '../deadlines/MoveDeadline.tsx';
import { NewDeadline } from '../deadlines/NewDeadline.tsx';
import { useOffers } from '../offers/use-offers.ts';
import { useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';
import styles from './DeadlinesScreen.module.css';

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
  const said = [...notes.values()].findLast(({ kind }) => kind === 'done');
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
              : { words: filterWords(view, text), onReset: () => store.ask(DEADLINES_ADDRESS.standard) }
          }
          old={view.old}
        >
          {(found) => (
            <Found
              key={`${question.only} ${question.text}`}
              found={found}
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

/** Of thousands, so many are on the page until more are asked for. */
const SHOWN = 200;

interface FoundProps {
  readonly found: DeadlineWeeks;
  readonly today: DeadlineWeeksView['today'];
  readonly done: Parameters<typeof DoneLately>[0]['recent'] | null;
  readonly isOfProject: boolean;
  readonly acts: RowChanges | null;
}

function Found({ found, today, done, isOfProject, acts }: FoundProps) {
  const [shown, setShown] = useState(SHOWN);
  /** The day that was pressed, until its first deadline is in sight. */
  const [pressed, setPressed] = useState<DayMark | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const text = useText();
  const left = countOfDeadlines(found) - shown;
  const leaving = [...(acts?.notes ?? [])].flatMap(([id, { kind }]) => (kind === 'done' ? [id] : []));
  useLostFocus(
    useCallback(() => list.current, []),
    leaving.join(' '),
  );
  useLayoutEffect(() => {
    if (pressed === null) return;
    const first = list.current?.querySelector<HTMLElement>(`[data-day="${isoDate(pressed.day)}"]`);
    first?.scrollIntoView();
    (first?.querySelector('a') ?? first)?.focus({ preventScroll: true });
    setPressed(null);
  }, [pressed]);
  return (
    <div className={styles.found}>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {acts && !mayChangeAny(found) && <p className={textStyles.quiet}>{text('deadline.noRight')}</p>}
        <DeadlineList found={firstDeadlines(found, shown)} today={today} acts={acts} isOfProject={isOfProject} />
        {left > 0 && (
          <Button onClick={() => setShown(shown + SHOWN)}>
            {text('deadlines.more', { count: Math.min(left, SHOWN) })}
          </Button>
        )}
      </div>
      <aside className={styles.side}>
        <DeadlineCalendar
          today={today}
          marks={marksOf(found, today)}
          onPress={(mark) => {
            setShown(Math.max(shown, mark.place + SHOWN));
            setPressed(mark);
          }}
        />
        {done && <DoneLately recent={done} />}
      </aside>
    </div>
  );
}

/** [W-PLAN-15] The rights are those at each project. */
const mayChangeAny = ({ passed, weeks, undated, done }: DeadlineWeeks): boolean =>
  [
    ...[...passed, ...weeks.flatMap(({ deadlines }) => deadlines), ...done].map(({ deadline }) => deadline),
    ...undated,
  ].some(({ may_change: may }) => isOn(may));

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
