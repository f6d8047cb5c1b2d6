import '../../i18n/catalogs/phases.ts';
import { createPanelStore, mapLoad } from '@felles/core';
import {
  type KnownFractions,
  knownFractionsOf,
  MEASURES,
  PHASE_GROUPS,
  type PhaseGroup,
  type PhasesStore,
  type PhasesView,
  type ProjectPhase,
  type ViewPhase,
} from '@felles/core/workspace/phases';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { Button, PageButton } from '../../kit/Button.tsx';
import { Shape } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PanelHost } from '../../kit/panels/PanelHost.tsx';
import { Fraction } from '../../kit/parts/Fraction.tsx';
import { StatusBox } from '../../kit/StatusBox.tsx';
import { PRINTER } from '../../kit/shapes.ts';
import { LoadedContent } from '../../kit/states/LoadedContent.tsx';
import { StateNote } from '../../kit/states/StateNote.tsx';
import textStyles from '../../kit/Text.module.css';
import { useLostFocus } from '../../react/use-focus.ts';
import { useStore } from '../../react/use-store.ts';
import { formatNumber } from '../format.ts';
import { useOffers } from '../offers/use-offers.ts';
import { phaseOf, phasesOf } from '../paths.ts';
import { PhaseList } from '../phases/PhaseList.tsx';
import { MoveReceipt } from '../phases/PhaseMoves.tsx';
import { PhaseWindow, titleOfWindow } from '../phases/PhaseWindow.tsx';
import { nameOfPhase, PhaseActsProvider, type PhaseWindow as PhaseActWindow } from '../phases/phase-acts.ts';
import styles from '../phases/phases.module.css';
import { useOffer, useProjectOfPage } from '../projects/use-project.ts';
import { useArea } from '../services.ts';
import { Page } from '../shell/Page.tsx';
import { useRightsWith } from '../site/use-rights-with.ts';

/** [W-PROJECTS-01] [W-PROJECTS-57] The progress of a project, and the rest of the open phase. */
export function PhasesScreen() {
  const { projectId = '', phaseId = null } = useParams();
  return <Phases key={projectId} projectId={projectId} phaseId={phaseId} />;
}

interface PhasesProps {
  readonly projectId: string;
  /** The phase that is opened. */
  readonly phaseId: string | null;
}

function Phases({ projectId, phaseId }: PhasesProps) {
  const services = useArea('phases');
  const [store, view] = useStore(() => services.list(projectId));
  const text = useText();
  const { groups, load, isRefreshing, passed } = view;
  const opened = PHASE_GROUPS.find((group) => groups[group].some(({ phase_id: id }) => id === phaseId)) ?? null;
  const { open, turn, turnAll } = useOpenGroups(phaseId, opened);
  // [W-PROJECTS-23] The service switches fractions on and off by this name.
  const hasProgress = useOffer('progress') === 'on';
  const { flags } = useProjectOfPage();
  const viewed = useMemo(() => progressById(flags.status === 'ready' ? (flags.value.phases ?? []) : []), [flags]);
  const total = countOf(view);
  const acts = useActs(store, view);
  const receipt = [...view.notes.values()].findLast((note) => note.kind === 'moved');
  const column = useRef<HTMLDivElement>(null);
  useLostFocus(
    useCallback(() => column.current?.querySelector('button') ?? null, []),
    receipt?.after.phase_id ?? null,
  );
  /** In the open phase the conflict itself is shown. */
  const overtaken = [...view.notes.values()]
    .flatMap((note) => (note.kind === 'conflict' ? [note.act.phase] : []))
    .find(({ phase_id: id }) => id !== phaseId);
  const areAllOpen = open.size === PHASE_GROUPS.length;
  return (
    <Page title={text('phases.title')}>
      <div ref={column} className={layout.column3}>
        {acts && overtaken && (
          <StatusBox
            type="warning"
            title={text('phase.overtaken', { name: nameOfPhase(overtaken, text) })}
            action={
              <PageButton to={phaseOf(projectId, overtaken.phase_id)}>
                {text('phase.see', { name: nameOfPhase(overtaken, text) })}
              </PageButton>
            }
          />
        )}
        {acts && receipt && <MoveReceipt key={receipt.after.phase_id} acts={acts} note={receipt} />}
        {total > 0 && (
          <div className={styles.line}>
            <p className={styles.total}>
              {text('phases.total', { count: total })} ·{' '}
              {text('phases.begun', { begun: total - groups.remaining.length, total })}
            </p>
            <div className={styles.tools}>
              <Button small kind="ghost" onClick={turnAll}>
                {text(areAllOpen ? 'phases.closeAll' : 'phases.openAll')}
              </Button>
              <Button small onClick={() => window.print()}>
                <Shape path={PRINTER} />
                {text('phases.print')}
              </Button>
            </div>
          </div>
        )}
        {acts && !acts.mayRun && <p className={textStyles.quiet}>{text('phase.noRight')}</p>}
        {hasProgress && <Summary store={store} view={view} over={acts === null ? [] : overBudget(acts.phases)} />}
        {load.status === 'ready' && !isRefreshing && phaseId !== null && opened === null && (
          <StatusBox
            type="info"
            title={text('phases.unknown')}
            action={
              <PageButton small to={phasesOf(projectId)}>
                {text('phases.toAll')}
              </PageButton>
            }
          >
            {text('phases.unknownWords')}
          </StatusBox>
        )}
        <LoadedContent
          load={mapLoad(load, () => total)}
          words={{ some: text('phases.some'), all: text('phases.all') }}
          again={store.reload}
          isEmpty={(count) => count === 0}
          empty={<StateNote title={text('phases.none')} />}
        >
          {() => (
            <PhaseActsProvider value={acts}>
              <PhaseList
                projectId={projectId}
                groups={groups}
                open={open}
                onTurn={turn}
                opened={phaseId}
                passed={passed}
                progress={hasProgress ? viewed : null}
              />
            </PhaseActsProvider>
          )}
        </LoadedContent>
      </div>
      {acts && (
        <PanelHost
          panels={acts.panels}
          titleOf={(window) => titleOfWindow(window, text)}
          draw={(window) => <PhaseWindow acts={acts} window={window} />}
        />
      )}
    </Page>
  );
}

/** [W-PLAN-02] The acts of the user and their windows; null where the service takes none. */
function useActs(store: PhasesStore, view: PhasesView) {
  const [panels] = useState(() => createPanelStore<PhaseActWindow>({ panelAt: () => null }));
  const isOffered = useOffers().has('phase-changes');
  const rights = useRightsWith('phase-changes');
  const { groups, notes, today, first, told } = view;
  if (!isOffered) return null;
  return {
    panels,
    changes: store.changes,
    notes,
    phases: PHASE_GROUPS.flatMap((group) => groups[group]),
    started: groups.started,
    today,
    first,
    told,
    mayRun: rights.includes('run_phases'),
    mayBudget: rights.includes('plan_tasks'),
    open: (content: PhaseActWindow) => panels.open({ content, size: 'small' }),
  };
}

/** [W-PLAN-05] The hours that each phase has beyond its budget; those without any are left out. */
const overBudget = (phases: readonly ProjectPhase[]): readonly number[] =>
  phases.flatMap(({ progress }) => {
    const { hours } = knownFractionsOf(progress);
    return hours && hours.done > hours.of ? [hours.done - hours.of] : [];
  });

/** [W-PHASES-03] The progress of each phase, from the view of the project. */
const progressById = (phases: readonly ViewPhase[]): ReadonlyMap<string, ViewPhase['progress']> =>
  new Map(phases.map(({ phase_id: id, progress }) => [id, progress]));

const countOf = ({ groups }: PhasesView): number =>
  PHASE_GROUPS.reduce((count, group) => count + groups[group].length, 0);

/** [W-PHASES-22] The project as a whole. It fails without the list. */
function Summary({ store, view, over }: { readonly store: PhasesStore; readonly view: PhasesView } & OverProps) {
  const text = useText();
  return (
    <LoadedContent
      load={view.summary}
      words={{ some: text('phases.someSummary'), all: text('phases.allSummary') }}
      again={store.reloadSummary}
      old={view.oldSummary}
      skeleton={null}
    >
      {(fractions) => <ProjectProgress fractions={fractions} over={over} />}
    </LoadedContent>
  );
}

interface OverProps {
  /** The hours of each phase beyond its budget. */
  readonly over: readonly number[];
}

/** How far the project has come, of everything that the service counts in it. */
function ProjectProgress({ fractions, over }: { readonly fractions: KnownFractions } & OverProps) {
  const text = useText();
  return (
    <dl className={styles.figures} aria-label={text('phases.summary')}>
      {MEASURES.flatMap((measure) => {
        const fraction = fractions[measure];
        if (fraction === undefined) return [];
        return [
          <div key={measure} className={styles.figure}>
            <dt className={textStyles.quietSmall}>{text(`phases.${measure}`)}</dt>
            <dd className={styles.value}>
              <Fraction isLarge fraction={fraction} />
            </dd>
          </div>,
        ];
      })}
      {over.length > 0 && (
        <div className={styles.figure}>
          <dt className={textStyles.quietSmall}>{text('phase.overTitle')}</dt>
          <dd className={`${styles.value} ${styles.over}`}>
            {text('phase.overPhases', {
              count: over.length,
              hours: formatNumber(over.reduce((sum, hours) => sum + hours, 0)),
            })}
          </dd>
        </div>
      )}
    </dl>
  );
}

/** [W-PHASES-13] */
const AT_FIRST: ReadonlySet<PhaseGroup> = new Set(['started']);

/** Which groups are open. The group of the phase that is opened opens by itself, once for each place that the phase has. */
function useOpenGroups(phaseId: string | null, group: PhaseGroup | null) {
  const [open, setOpen] = useState(AT_FIRST);
  const [shown, setShown] = useState('');
  const place = group === null ? '' : `${group} ${phaseId}`;
  if (place !== shown && group !== null) {
    setShown(place);
    setOpen(new Set([...open, group]));
  }
  return {
    open,
    /** [W-PHASES-12] */
    turn(turned: PhaseGroup): void {
      setOpen(new Set(PHASE_GROUPS.filter((one) => open.has(one) !== (one === turned))));
    },
    turnAll(): void {
      setOpen(new Set(open.size === PHASE_GROUPS.length ? [] : PHASE_GROUPS));
    },
  };
}
