import type { Query } from '@felles/core/data';
import { answerStaleness } from '@felles/core/internal/data/list-load';
import {
  countChecked,
  countMilestones,
  deadlinesInPhase,
  type KnownFractions,
  latestActivities,
  type Milestone,
  type PhasePlace,
  type PhaseStore,
  type ProjectPhase,
} from '@felles/core/workspace/phases';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../kit/Button.tsx';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import { Shape } from '../../kit/Icon.tsx';
import { Fold } from '../../kit/parts/Fold.tsx';
import { PLUS } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { Skeleton } from '../../kit/states/Skeleton.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { useMedia } from '../../react/use-media.ts';
import { useObservable } from '../../react/use-observable.ts';
import { Activities, Checkpoints } from './Checkpoints.tsx';
import { Deadlines } from './Deadlines.tsx';
import { Documents } from './Documents.tsx';
import { Milestones } from './Milestones.tsx';
import { PhaseConflict } from './PhaseConflict.tsx';
import { PhaseMoves } from './PhaseMoves.tsx';
import { usePhaseActs } from './phase-acts.ts';
import styles from './phases.module.css';

const PHONE = '(width <= 700px)';

interface PhasePartsProps {
  readonly store: PhaseStore;
  readonly projectId: string;
  readonly phase: ProjectPhase;
  /** The name of the phase. */
  readonly name: string;
  /** Its progress, from the lists; null where it is not shown. */
  readonly listed: KnownFractions | null;
}

const templateList = lazyCode(async () => (await import('../handbook/PhaseTemplateList.tsx')).PhaseTemplateList);

/** The parts of a phase. Each is fetched by itself: one that fails, or does not come, leaves the others. */
export function PhaseParts({ store, projectId, phase, name, listed }: PhasePartsProps) {
  const text = useText();
  const own = useObservable(store.fractions$);
  const fractions = { ...listed, ...own };
  const { activities, templates } = fractions;
  const acts = usePhaseActs();
  const note = acts?.notes.get(phase.phase_id);
  const today = useObservable(store.today$);
  // On a phone only the first two are open in the beginning.
  const hasRoom = !useMedia(PHONE);
  const metOf = (milestones: readonly Milestone[]): string => {
    const { met, of, notApplicable } = countMilestones(milestones, today);
    const count = text('phases.countMilestones', { met, of });
    return notApplicable === 0 ? count : `${count} · ${text('phases.notApplicable', { count: notApplicable })}`;
  };
  return (
    <div className={styles.parts}>
      {acts && note?.kind === 'conflict' && <PhaseConflict acts={acts} note={note} store={store} />}
      <div className={styles.column}>
        <Part
          title={text('phases.milestones')}
          words={{ some: text('phases.someMilestones'), all: text('phases.allMilestones') }}
          none={text('phases.noMilestones')}
          query={store.milestones}
          countOf={metOf}
          startsOpen
        >
          {(milestones) => <Milestones milestones={milestones} today={today} phase={phase} store={store} />}
        </Part>
        {acts?.mayRun && (
          <div>
            <Button
              kind="ghost"
              onClick={() => acts.open({ kind: 'milestone', phase, store, milestone: null, isOff: false })}
            >
              <Shape path={PLUS} />
              {text('milestone.new')}
            </Button>
          </div>
        )}
        <Part
          title={text('phases.deadlines')}
          words={{ some: text('phases.someDeadlines'), all: text('phases.allDeadlines') }}
          none={text('phases.noDeadlines')}
          query={store.deadlines}
          startsOpen
        >
          {(deadlines) => (
            <Deadlines deadlines={deadlinesInPhase(deadlines, today)} today={today} changes={store.deadlineChanges} />
          )}
        </Part>
      </div>
      <div className={styles.column}>
        {acts && <PhaseMoves acts={acts} phase={phase} store={store} fractions={fractions} />}
        <Part
          title={text('phases.done')}
          words={{ some: text('phases.someActivities'), all: text('phases.allActivities') }}
          none={text('phases.noActivities')}
          query={store.activities}
          countOf={(listedOnes) => latestActivities(listedOnes).length}
          startsOpen={hasRoom}
        >
          {(activities) => <Activities activities={activities} />}
        </Part>
        <Part
          title={text('phases.checkpoints')}
          words={{ some: text('phases.someCheckpoints'), all: text('phases.allCheckpoints') }}
          none={text('phases.noCheckpoints')}
          query={store.checkpoints}
          countOf={(points) => text('phases.countMilestones', { ...countChecked(points, activities ?? null) })}
          startsOpen={hasRoom}
        >
          {(checkpoints) => <Checkpoints checkpoints={checkpoints} />}
        </Part>
      </div>
      <div className={styles.across}>
        <Fold
          title={text('phases.templates')}
          count={templates && text('phases.countMilestones', { met: templates.done, of: templates.of })}
          level={4}
          startsOpen={hasRoom}
        >
          <FetchedPart
            code={templateList}
            given={{ projectId, phaseId: phase.phase_id, phase: name }}
            waiting={<Skeleton rows={2} />}
          />
        </Fold>
        <Part
          title={text('phases.documents')}
          words={{ some: text('phases.someDocuments'), all: text('phases.allDocuments') }}
          none={text('phases.noDocuments')}
          query={store.documents}
          startsOpen={hasRoom}
        >
          {(documents) => <Documents documents={documents} />}
        </Part>
      </div>
    </div>
  );
}

interface PartProps<T> {
  readonly title: string;
  readonly words: { readonly some: string; readonly all: string };
  /** Shown where it has nothing. */
  readonly none: string;
  readonly query: Query<PhasePlace, readonly T[]>;
  /** The number in its head; without it, how many there are. */
  readonly countOf?: (items: readonly T[]) => string | number;
  readonly startsOpen: boolean;
  readonly children: (items: readonly T[]) => ReactNode;
}

function Part<T>({ title, words, none, query, countOf, startsOpen, children }: PartProps<T>) {
  const answer = useObservable(query.answer$);
  const { load } = answer;
  const items = load.status === 'ready' ? load.value : null;
  return (
    <Fold title={title} count={items && (countOf?.(items) ?? items.length)} level={4} startsOpen={startsOpen}>
      <LoadedContent
        load={load}
        words={words}
        again={query.reload}
        old={answerStaleness(answer)}
        isEmpty={(all) => all.length === 0}
        empty={<p className={styles.phasePartsNone}>{none}</p>}
        skeleton={<Skeleton rows={2} />}
      >
        {children}
      </LoadedContent>
    </Fold>
  );
}
