import '../../i18n/catalogs/articles.ts';
import '../../i18n/catalogs/deviations.ts';
import '../../i18n/catalogs/hours.ts';
import '../../i18n/catalogs/site-day.ts';
import '../../i18n/catalogs/tasks.ts';

import { addressPart, createPanelStore, type Load, mapLoad, type Panel } from '@felles/core';
import { loadOf } from '@felles/core/data';
import { answerStaleness, listStaleness } from '@felles/core/internal/data/list-load';
import {
  type DayPart,
  oldestPart,
  ownDeviations,
  partsOf,
  type SiteTarget,
  targetsOf,
  tasksOfDay,
  unfinishedChecklist,
} from '@felles/core/internal/workspace/site-day/rules';
import { stateOfChecklist } from '@felles/core/workspace/checklists';
import type { Task } from '@felles/core/workspace/tasks';
import { useState } from 'react';
import { clock } from '../../browser/surroundings.ts';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { MessageText } from '../../kit/MessageText.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { LoadedContent, useStaleNews } from '../../kit/states/LoadedContent.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import { useToday } from '../../react/use-clock.ts';
import { useLostFocus } from '../../react/use-focus.ts';
import { useObservable } from '../../react/use-observable.ts';
import { useOpen, useStore } from '../../react/use-store.ts';
import { NewDeviation } from '../deviations/NewDeviation.tsx';
import { useSetup } from '../deviations/use-setup.ts';
import { formatNumber } from '../format.ts';
import { HoursPanel } from '../hours/HoursPanel.tsx';
import { checklistOf, checklistsOf, deviationsOf, newExpenseOf, paths, siteFormOf, tasksOf } from '../paths.ts';
import { useArea, useMe, useWorkspace } from '../services.ts';
import { FormPill } from '../site/FormPill.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { IncompleteTask } from '../tasks/ChangeTask.tsx';
import { TaskRefusals } from '../tasks/TaskRefusals.tsx';
import { titleOf } from '../tasks/words.ts';
import { CompletedTasks } from './CompletedTasks.tsx';
import { DayOutbox } from './DayOutbox.tsx';
import { DayPage } from './DayPage.tsx';
import { DayProject } from './DayProject.tsx';
import { DeviationRows, TaskRows } from './DayRows.tsx';
import { DaySection } from './DaySection.tsx';
import { DayWeek } from './DayWeek.tsx';
import { Dock, type DockTarget } from './Dock.tsx';
import { NothingYet } from './NothingYet.tsx';
import { ReadyNote } from './ReadyNote.tsx';
import styles from './site-day.module.css';

/** The forms above the page. */
const FORMS: readonly Panel<'deviation' | 'hours' | Task>[] = [
  { content: 'deviation', size: 'medium', address: 'site.deviation' },
  { content: 'hours', size: 'small', address: 'site.hours' },
];
const TASKS = 'day-tasks';

const findTasks = (): HTMLElement | null => document.getElementById(TASKS);

function toTasks(): void {
  const heading = findTasks();
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

interface SiteDayProps {
  readonly projectId: string;
  readonly onChange: (projectId: string) => void;
}

/** [W-SITE-53] The day of the user at a project; each part is asked by itself, and left out where it cannot be had. */
export function SiteDay({ projectId, onChange }: SiteDayProps) {
  const { shell } = useWorkspace();
  const areas = { hours: useArea('hours'), project: useArea('project'), tasks: useArea('tasks') };
  const records = useArea('siteRecords');
  const [one, { load, flags }] = useStore(() => areas.project.one(projectId));
  const [tasks] = useState(() => areas.tasks.ofProject(projectId));
  const [deviations] = useState(() => records.deviations(projectId));
  const [checklists] = useState(() => records.checklists(projectId));
  const [{ store: hours, articles }] = useState(areas.hours.week);
  const [panels] = useState(() =>
    createPanelStore({ panelAt: (at: string) => FORMS.find(({ address }) => address === at) ?? null }),
  );
  const [press] = useState(areas.tasks.press);
  const notStored = useObservable(press.notStored$);
  const [since] = useState(() => clock.now());
  const today = useToday();
  const text = useText();
  const setup = useSetup();
  const view = {
    tasks: useObservable(tasks.view$),
    deviations: useObservable(deviations.view$),
    checklists: useObservable(checklists.view$),
    hours: useObservable(hours.view$),
  };
  const project = useObservable(one.project.answer$);
  const me = useMe();
  const offers = useObservable(shell.offers$);
  const isCovered = useObservable(panels.view$).stack.length > 0;
  const ground = { offers, me, view: flags.status === 'ready' ? flags.value : null };
  const own = tasksOfDay(view.tasks.tasks, me?.person_id ?? '', today);
  const targets = targetsOf(ground, own.length);
  const parts = partsOf(ground);
  const has = (part: DayPart): boolean => parts.includes(part);
  // A task that is done leaves the list with the button that has the focus.
  useLostFocus(findTasks, view.tasks.load.status === 'ready' ? own.map(({ id }) => id).join() : null);
  useOpen(tasks, has('tasks'));
  useOpen(deviations, has('deviations'));
  useOpen(checklists, targets.includes('checklist'));
  useOpen(hours, has('hours'));
  useOpen(articles, targets.includes('hours'));

  const loads: Readonly<Record<DayPart, Load<unknown>>> = {
    tasks: view.tasks.load,
    deviations: loadOf(view.deviations.list),
    hours: loadOf(view.hours.list),
  };
  const stores = { tasks, deviations, hours } as const;
  const failed = parts.filter((part) => loads[part].status === 'failed');
  const reload = (): void => {
    one.reload();
    for (const part of parts) stores[part].reload();
    if (targets.includes('checklist')) checklists.reload();
  };
  const mine = ownDeviations(view.deviations.all, me?.person_id ?? '');
  const open = unfinishedChecklist(view.checklists.all);
  const state = open && stateOfChecklist(open);
  const hoursToday = view.hours.week.days.find(({ day }) => day === today)?.hours ?? 0;
  const dock: Readonly<Record<SiteTarget, Omit<DockTarget, 'target'>>> = {
    deviation: { second: text('site.photo'), to: siteFormOf(projectId, 'deviation') },
    checklist: {
      second: state ? text('site.answered', { answered: state.answered, of: state.checkpoints }) : text('site.start'),
      to: open ? checklistOf(projectId, open.checklist_id) : checklistsOf(projectId),
    },
    hours: {
      second: loads.hours.status === 'ready' ? text('site.hoursToday', { hours: formatNumber(hoursToday) }) : '',
      to: siteFormOf(projectId, 'hours'),
    },
    expense: { second: text('site.receipt'), to: newExpenseOf(projectId) },
    task: { second: text('site.tasksToday', { count: own.length }), to: toTasks },
  };
  const old = oldestPart([
    answerStaleness(project),
    ...(has('tasks') ? [answerStaleness(view.tasks.answer)] : []),
    ...(has('deviations') ? [listStaleness(view.deviations.list)] : []),
    ...(has('hours') ? [listStaleness(view.hours.list)] : []),
  ]);
  const leftOut = [...failed, ...(flags.status === 'failed' ? (['rights'] as const) : [])];
  const age = useStaleNews({ old, again: reload });
  if (load.status === 'failed' && load.failure.kind === 'unreachable')
    return (
      <DayPage>
        <SiteDrafts />
        <NothingYet again={reload} />
      </DayPage>
    );
  return (
    <DayPage age={age}>
      <LoadedContent
        load={load}
        words={{ some: text('site.someProject'), all: text('site.allProject') }}
        again={reload}
        onward={<PageButton to={paths.projects}>{text('site.everyProject')}</PageButton>}
      >
        {({ title, address }) => (
          <div className={styles.day}>
            <DayProject
              title={title ?? projectId}
              second={[address?.address, address?.city].filter(Boolean).join(', ')}
              onChange={onChange}
            />
            <DayOutbox targets={targets} projectId={projectId} since={since} isCovered={isCovered} />
            <SiteDrafts />
            <div role="alert">{notStored && <MessageText message={notStored} />}</div>
            <TaskRefusals refused={view.tasks.refused} tasks={view.tasks.tasks} />
            <Dock isAtFoot targets={targets.map((target) => ({ target, ...dock[target] }))} />
            {flags.status === 'ready' && targets.every((target) => target === 'task') && (
              <p className={styles.quiet}>{text('site.noRight')}</p>
            )}
            <div className={styles.columns}>
              <div className={styles.column}>
                {has('tasks') && !failed.includes('tasks') && (
                  <DaySection
                    id={TASKS}
                    title={text('site.tasks')}
                    count={own.length}
                    way={{
                      to: `${tasksOf(projectId)}?person=${addressPart(me?.person_id ?? '')}`,
                      words: text('site.allMine'),
                    }}
                  >
                    <CompletedTasks press={press} />
                    <LoadedContent
                      load={mapLoad(loads.tasks, () => own)}
                      words={{ some: text('site.someTasks'), all: text('site.allTasks') }}
                      again={tasks.reload}
                      skeleton={<Skeleton rows={2} />}
                      isEmpty={(all) => all.length === 0}
                      empty={<p className={styles.quiet}>{text('site.noTasks')}</p>}
                    >
                      {(all) => (
                        <TaskRows
                          projectId={projectId}
                          tasks={all}
                          today={today}
                          acts={
                            offers.includes('task-changes')
                              ? {
                                  personId: me?.person_id ?? '',
                                  onComplete: press.complete,
                                  onIncomplete: (task) => panels.open({ content: task, size: 'small' }),
                                }
                              : null
                          }
                        />
                      )}
                    </LoadedContent>
                  </DaySection>
                )}
                {has('deviations') && !failed.includes('deviations') && (
                  <DaySection
                    title={text('site.deviations')}
                    count={mine.length}
                    way={{
                      to: deviationsOf(projectId),
                      words:
                        loads.deviations.status === 'ready'
                          ? text('site.every', { count: view.deviations.all.length })
                          : text('site.everyOne'),
                    }}
                  >
                    <LoadedContent
                      load={mapLoad(loads.deviations, () => mine)}
                      words={{ some: text('site.someDeviations'), all: text('site.allDeviations') }}
                      again={deviations.reload}
                      skeleton={<Skeleton rows={2} />}
                      isEmpty={(all) => all.length === 0}
                      empty={<p className={styles.quiet}>{text('site.noDeviations')}</p>}
                    >
                      {(all) => <DeviationRows projectId={projectId} deviations={all} setup={setup} today={today} />}
                    </LoadedContent>
                  </DaySection>
                )}
              </div>
              <div className={styles.column}>
                {loads.hours.status === 'ready' && has('hours') && (
                  <DayWeek store={hours} view={view.hours} today={today} mayWrite={targets.includes('hours')} />
                )}
                <ReadyNote />
              </div>
            </div>
            {leftOut.length > 0 && (
              <div className={styles.left} role="status">
                <p>{text('site.leftOut', { parts: leftOut.map((part) => text(`site.left.${part}`)).join(', ') })}</p>
                <Button small onClick={reload}>
                  {text('load.again')}
                </Button>
              </div>
            )}
            <PanelHost
              panels={panels}
              beside={<FormPill />}
              titleOf={(form) =>
                typeof form === 'object'
                  ? titleOf(text, form)
                  : text(form === 'deviation' ? 'deviation.new' : 'week.form')
              }
              draw={(form) => {
                if (typeof form === 'object') return <IncompleteTask task={form} onClose={panels.close} />;
                if (!targets.includes(form))
                  return flags.status === 'ready' && <StateNote title={text('site.noRight')} />;
                return form === 'deviation' ? (
                  <NewDeviation project={{ id: projectId, title: title ?? '' }} all={view.deviations.all} />
                ) : (
                  <HoursPanel store={hours} articles={articles} id={null} day={today} onClose={panels.close} />
                );
              }}
            />
          </div>
        )}
      </LoadedContent>
    </DayPage>
  );
}
