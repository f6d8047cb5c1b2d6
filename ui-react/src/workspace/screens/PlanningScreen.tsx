import '../../i18n/catalogs/tasks.ts';

import { createPanelStore, isoDate } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { withKeys } from '@felles/core/internal/workspace/tasks/rules';
import { personsAmong, type ScheduleStore, type ScheduleView } from '@felles/core/workspace/tasks';
import { type ReactNode, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { Icon, Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { SaveTable } from '../../kit/list/SaveTable.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { DayList } from '../tasks/DayList.tsx';
import { NewTask } from '../tasks/NewTask.tsx';
import { Plan } from '../tasks/Plan.tsx';
import { linesOf } from '../tasks/plan-table.ts';
import { lookOf, statusIn } from '../tasks/status.ts';
import { OneTask, TASK_PANELS } from '../tasks/TaskFacts.tsx';
import looks from '../tasks/TaskLooks.module.css';
import { TaskRecord } from '../tasks/TaskRecord.tsx';
import { TaskRefusals } from '../tasks/TaskRefusals.tsx';
import styles from '../tasks/tasks.module.css';
import { NEW_TASK, usePlanChanges } from '../tasks/use-plan-changes.ts';
import { useProjectOfFilter } from '../tasks/use-project-of-filter.ts';
import { WeekChoice } from '../tasks/WeekChoice.tsx';
import { titleOf } from '../tasks/words.ts';

/** Where there is room for one day only. */
const NARROW = '(width <= 700px)';

/** [W-TASKS-17] Who does what on which day, and where that cannot be. */
export function PlanningScreen() {
  const tasks = useArea('tasks');
  const [store] = useState(tasks.schedule);
  const [panels] = useState(() => createPanelStore({ panelAt: TASK_PANELS.at }));
  const view = useObservable(store.view$);
  const isNarrow = useMedia(NARROW);
  const text = useText();
  useOpen(store);
  const { question, today, day, load } = view;
  const isWritten = useOffers().has('task-changes');
  const project = useProjectOfFilter(isWritten ? question.project : '');
  const planning = usePlanChanges(view, isWritten, project.toPlan, panels);
  const known = personsAmong(view.tasks).map(({ key, name }) => ({ value: key, label: name }));
  const choices = {
    persons: [...known, ...project.persons.filter(({ value }) => known.every((one) => one.value !== value))],
    phases: project.phases,
  };
  const one = (key: string) => withKeys(view.tasks).find((task) => task.key === key) ?? null;
  const shown = load.status === 'ready' ? load.value : view.standIn;
  return (
    <Page title={text('planning.title')}>
      <div className={layout.column3}>
        <WeekChoice store={store} view={view} isNarrow={isNarrow} isMoved={planning.projects.length > 0} />
        <Filter store={store} view={view} isNarrow={isNarrow} title={project.title} />
        <ResultLine
          count={shown && text('tasks.count', { count: shown.total })}
          tools={
            <>
              {!isNarrow && shown && (
                <>
                  <Legend />
                  <SaveTable
                    file={text('planning.file', { from: isoDate(view.from) })}
                    label={text('planning.save')}
                    rows={() => linesOf(shown, text)}
                  />
                </>
              )}
              {planning.projects.length > 0 && (
                <Button kind="primary" onClick={() => planning.add(isNarrow ? day : null)}>
                  {text('task.new')}
                </Button>
              )}
            </>
          }
        />
        {isWritten && <SiteDrafts isShown={({ kind, project: of }) => kind === 'task' && of === null} />}
        <TaskRefusals refused={view.refused} tasks={view.tasks} />
        <div role="alert">{planning.notStored && <MessageText message={planning.notStored} />}</div>
        <LoadedContent
          load={load}
          words={{ some: text('tasks.some'), all: text('tasks.all') }}
          again={store.reload}
          old={answerStaleness(view.answer)}
          standIn={view.standIn}
        >
          {(schedule) =>
            isNarrow ? (
              <DayList schedule={schedule} day={day} today={today} onChoose={(next) => store.ask({ day: next })} />
            ) : (
              <Plan
                schedule={schedule}
                by={question.by}
                isNarrowed={question.project !== '' || question.text !== ''}
                today={today}
                empty={<Empty store={store} view={view} />}
                changes={planning.changes}
              />
            )
          }
        </LoadedContent>
      </div>
      <PanelHost
        panels={panels}
        titleOf={(key) => {
          if (key === NEW_TASK) return text('task.new');
          const task = one(key)?.task;
          return task ? titleOf(text, task) : text('planning.title');
        }}
        draw={(key) =>
          key === NEW_TASK && planning.start !== null ? (
            <NewTask start={planning.start} projects={planning.projects} {...choices} />
          ) : (
            <OneTask
              answer={view.answer}
              taskKey={key}
              again={store.reload}
              {...(isWritten && {
                acts: (task) => <TaskRecord key={task.id} task={task} refused={view.refused} {...choices} />,
              })}
            />
          )
        }
      />
    </Page>
  );
}

interface PartProps {
  readonly store: ScheduleStore;
  readonly view: ScheduleView;
}

interface FilterProps extends PartProps {
  readonly isNarrow: boolean;
  /** The project of the filter by its record; null while it is not known. */
  readonly title: string | null;
}

/** The filter of the schedule. */
function Filter({ store, view: { question, tasks }, isNarrow, title: known }: FilterProps): ReactNode {
  const text = useText();
  const { project, all } = question;
  const title = tasks.find(({ project_id: id }) => id === project)?.project_title ?? known ?? project;
  return (
    <FilterBar
      label={text('tasks.label')}
      search={{ label: text('planning.label'), value: question.text, onType: (words) => store.ask({ text: words }) }}
      {...(!isNarrow && {
        quick: {
          label: text('planning.rows'),
          chosen: question.by,
          onChoose: (by: string) => store.ask({ by: by === 'project' ? 'project' : 'person' }),
          chips: [
            { value: 'person', label: text('planning.person') },
            { value: 'project', label: text('planning.project') },
          ],
        },
      })}
      facets={
        <>
          {project !== '' && (
            <ChoiceFacet
              label={text('planning.onlyProject')}
              every={text('planning.everyProject')}
              choices={[{ id: project, label: title }]}
              chosen={project}
              onChoose={(id) => store.ask({ project: id })}
            />
          )}
          <CheckField
            label={text('tasks.keepAll')}
            title={text('tasks.keepAllHint')}
            checked={all}
            onCheck={(isOn) => store.ask({ all: isOn })}
          />
        </>
      }
      facetsOn={Number(project !== '') + Number(all)}
      onReset={() => store.ask({ project: '', all: false })}
    />
  );
}

/** The days stay where nothing is planned for them. */
function Empty({ store, view: { question } }: PartProps): ReactNode {
  const text = useText();
  const isFiltered = question.text !== '';
  return (
    <StateNote
      icon={<Icon name="calendar" />}
      title={isFiltered ? text('planning.noHit', { words: question.text }) : text('planning.empty')}
      actions={
        isFiltered && (
          <Button small onClick={() => store.ask({ text: '' })}>
            {text('load.resetFilter')}
          </Button>
        )
      }
    />
  );
}

const SHOWN = ['SCHEDULED', 'STARTED', 'INPROGRESS', 'OVERDUE', 'DEVIANCE', 'COMPLETED', 'SIMULATED'] as const;

/** The meaning of the colours and glyphs of the bars. */
function Legend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('planning.legend')}>
      {SHOWN.map((completion_status) => {
        const { look, glyph } = lookOf({ completion_status });
        return (
          <li key={completion_status} className={`${looks.look} ${styles.one}`} data-look={look}>
            <Shape path={glyph} />
            {statusIn(text, completion_status)}
          </li>
        );
      })}
      <li className={styles.one}>
        <span className={styles.leave} />
        {text('planning.holiday')}
      </li>
    </ul>
  );
}
