import '../../i18n/catalogs/tasks.ts';

import { createPanelStore } from '@felles/core';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import { PLAN_RIGHT } from '@felles/core/internal/workspace/tasks/moves';
import { withKeys } from '@felles/core/internal/workspace/tasks/rules';
import { STATUS_TAGS, type TaskPerson, type TaskQuestion, type TaskSection } from '@felles/core/workspace/tasks';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { PageButton } from '../../kit/Button.tsx';
import { CheckField } from '../../kit/CheckField.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { ChoiceFacet } from '../../kit/list/ChoiceFacet.tsx';
import { FilterBar } from '../../kit/list/FilterBar.tsx';
import { chipsThatFind } from '../../kit/list/QuickChips.tsx';
import { ResultLine } from '../../kit/list/ResultLine.tsx';
import { PageLink } from '../../kit/PageLink.tsx';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { usePanelLink } from '../../kit/panels/use-panel-history.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import link from '../../kit/Text.module.css';
import { useToday } from '../../react/use-clock.ts';
import { useStore } from '../../react/use-store.ts';
import { useOffers } from '../offers/use-offers.ts';
import { usePersons } from '../participants/use-persons.ts';
import { planningOf } from '../paths.ts';
import { useProject, useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { SiteDrafts } from '../site/SiteDrafts.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';
import { NEW_TASK, NewTask } from '../tasks/NewTask.tsx';
import { lookOf, statusIn } from '../tasks/status.ts';
import type { CardPicks } from '../tasks/TaskCard.tsx';
import { TaskCards } from '../tasks/TaskCards.tsx';
import { OneTask, TASK_PANELS } from '../tasks/TaskFacts.tsx';
import looks from '../tasks/TaskLooks.module.css';
import { TaskRecord } from '../tasks/TaskRecord.tsx';
import { TaskRefusals } from '../tasks/TaskRefusals.tsx';
import styles from '../tasks/tasks.module.css';
import { useSeveralTasks } from '../tasks/use-several-tasks.tsx';
import { phaseChoices, titleOf } from '../tasks/words.ts';

/** The tasks of a project: the work to do, the assignees, and the blocked tasks. */
export function TasksScreen() {
  const { projectId = '' } = useParams();
  return <Tasks key={projectId} projectId={projectId} />;
}

function Tasks({ projectId }: { readonly projectId: string }) {
  const tasks = useArea('tasks');
  const [store, view] = useStore(() => tasks.ofProject(projectId));
  const [panels] = useState(() => createPanelStore({ panelAt: TASK_PANELS.at }));
  const text = useText();
  const { question, persons, tags, total, refused } = view;
  const rights = useRightsWith('task-changes');
  const isWritten = useOffers().has('task-changes');
  const mayCreate = rights.includes(PLAN_RIGHT);
  const linkTo = usePanelLink();
  const today = useToday();
  const participants = usePersons(projectId, mayCreate);
  const { flags } = useProjectOfPage();
  const project = { id: projectId, title: useProject()?.title ?? '' };
  const choices = { persons: participants, phases: phaseChoices(flags) };
  const add = mayCreate && (
    <PageButton kind="primary" to={linkTo(TASK_PANELS.addressOf(NEW_TASK))}>
      {text('task.new')}
    </PageButton>
  );
  const several = useSeveralTasks(store, isWritten && rights.length > 0, participants);
  const one = (key: string) => withKeys(view.tasks).find((task) => task.key === key) ?? null;
  const person = persons.find(({ key }) => key === question.person)?.name ?? question.person;
  return (
    <Page title={text('tasks.title')}>
      <div className={layout.column3}>
        <FilterBar
          label={text('tasks.label')}
          quick={{
            label: text('tasks.tag'),
            chosen: question.tag,
            onChoose: (tag) => store.ask({ tag }),
            chips: chipsThatFind(
              [
                { value: '', label: text('tasks.everyTag') },
                ...STATUS_TAGS.map((tag) => ({ value: tag, label: text(`task.tag.${tag}`) })),
              ],
              question.tag,
              (value) => tags.some((tag) => tag === value),
            ),
          }}
          facets={
            <>
              <PersonFacet
                persons={persons}
                chosen={question.person}
                name={person}
                onChoose={(key) => store.ask({ person: key })}
              />
              <CheckField
                label={text('tasks.keepAll')}
                title={text('tasks.keepAllHint')}
                checked={question.all}
                onCheck={(all) => store.ask({ all })}
              />
            </>
          }
          facetsOn={Number(question.person !== '') + Number(question.all)}
          onReset={() => store.ask({ person: '', all: false })}
        />
        <ResultLine
          count={view.load.status === 'ready' && text('tasks.count', { count: total })}
          tools={
            <>
              <PageLink to={planningOf(projectId)} className={link.link}>
                {text('tasks.toPlanning')}
              </PageLink>
              {several.tool}
              {add}
            </>
          }
        />
        <SiteDrafts isShown={({ kind, project: of }) => kind === 'task' && of?.id === projectId} />
        {several.bar((key) => panels.open({ content: key, size: 'small' }))}
        <TaskRefusals refused={refused} tasks={view.tasks} />
        <LoadedContent
          load={view.load}
          words={{ some: text('tasks.some'), all: text('tasks.all') }}
          again={store.reload}
          isEmpty={(sections) => sections.length === 0}
          empty={
            <StateNote title={text('tasks.none')} actions={add}>
              {mayCreate && text('task.first')}
            </StateNote>
          }
          filter={
            question.tag === '' && question.person === ''
              ? null
              : { words: filterWords(question, person, text), onReset: () => store.ask({ tag: '', person: '' }) }
          }
          old={answerStaleness(view.answer)}
          standIn={view.standIn}
        >
          {(sections) => (
            <div className={styles.sections}>
              {sectionsWith(sections, several.only).map((section) => (
                <Section key={section.status} section={section} picks={several.picks} />
              ))}
            </div>
          )}
        </LoadedContent>
      </div>
      <PanelHost
        panels={panels}
        titleOf={(key) => {
          if (key === NEW_TASK) return text('task.new');
          const own = several.titleOf(key);
          if (own !== null) return own;
          const task = one(key)?.task;
          return task ? titleOf(text, task) : text('tasks.title');
        }}
        draw={(key) =>
          several.draw(key) ??
          (key !== NEW_TASK ? (
            <OneTask
              answer={view.answer}
              taskKey={key}
              again={store.reload}
              {...(isWritten && {
                acts: (task) => <TaskRecord key={task.id} task={task} refused={refused} {...choices} />,
              })}
            />
          ) : mayCreate ? (
            <NewTask start={{ project, days: { from: today, to: today }, persons: [] }} projects={[]} {...choices} />
          ) : (
            <StateNote title={text('task.noRight')} />
          ))
        }
      />
    </Page>
  );
}

/** The filter, in words. */
const filterWords = ({ tag }: TaskQuestion, person: string, text: Text): string =>
  [...STATUS_TAGS.filter((one) => one === tag).map((one) => text(`task.tag.${one}`)), person]
    .filter(Boolean)
    .join(' · ');

interface PersonFacetProps {
  readonly persons: readonly TaskPerson[];
  readonly chosen: string;
  /** The name of the chosen assignee. */
  readonly name: string;
  readonly onChoose: (key: string) => void;
}

/** Narrows the list to one assignee. */
function PersonFacet({ persons, chosen, name, onChoose }: PersonFacetProps) {
  const text = useText();
  return (
    <ChoiceFacet
      label={text('tasks.person')}
      every={text('tasks.everyPerson')}
      choices={persons.map(({ key, name: label }) => ({ id: key, label }))}
      chosen={chosen}
      name={name}
      onChoose={onChoose}
    />
  );
}

/** The sections with the tasks of some ids alone; null for all. */
const sectionsWith = (sections: readonly TaskSection[], only: readonly string[] | null): readonly TaskSection[] =>
  only === null
    ? sections
    : sections
        .map((one) => ({ ...one, tasks: one.tasks.filter(({ task }) => only.includes(task.id)) }))
        .filter(({ tasks }) => tasks.length > 0);

interface SectionProps {
  readonly section: TaskSection;
  readonly picks: CardPicks;
}

/** The tasks of one status. */
function Section({ section: { status, tasks }, picks }: SectionProps) {
  const text = useText();
  const id = useId();
  const { look, glyph } = lookOf({ completion_status: status });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={`${looks.look} ${styles.heading}`} data-look={look}>
        <Shape path={glyph} />
        {statusIn(text, status)} <span className={styles.count}>{tasks.length}</span>
      </h2>
      <TaskCards tasks={tasks} picks={picks} />
    </section>
  );
}
