import {
  type GroupedPhases,
  listedFractions,
  PHASE_GROUPS,
  type PhaseGroup,
  type ViewPhase,
} from '@felles/core/workspace/phases';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { FetchedPart } from '../../kit/FetchedPart.tsx';
import { FoldHead } from '../../kit/parts/Fold.tsx';
import { lazyCode } from '../../react/lazy-code.ts';
import { usePrinting } from '../../react/use-media.ts';
import type { Entry, ListedEntries } from './LongPhases.tsx';
import { Phase } from './Phase.tsx';
import styles from './phases.module.css';

interface PhaseListProps {
  readonly projectId: string;
  readonly groups: GroupedPhases;
  readonly open: ReadonlySet<PhaseGroup>;
  readonly onTurn: (group: PhaseGroup) => void;
  /** The id of the phase that is opened. */
  readonly opened: string | null;
  /** How many deadlines have passed in each phase, by its id. */
  readonly passed: ReadonlyMap<string, number>;
  /** Other progress of each phase, by its id; null where it is not shown at all. */
  readonly progress: ReadonlyMap<string, ViewPhase['progress']> | null;
}

/** More than this are on the page only while they are near the window, and all of them on paper. */
const MANY = 100;

const longPhases = lazyCode(async () => (await import('./LongPhases.tsx')).LongPhases);

/** [W-PHASES-12] The phases in their groups, each of which opens and closes on its own. */
export function PhaseList({ projectId, groups, open, onTurn, opened, passed, progress }: PhaseListProps) {
  const text = useText();
  const isPrinting = usePrinting();
  const entries = entriesOf(groups, open);
  const draw = (entry: Entry): ReactNode => {
    if (entry.kind === 'none') return <p className={styles.none}>{text(NONE[entry.group])}</p>;
    if (entry.kind === 'group')
      return (
        <div className={styles.group}>
          <FoldHead
            title={text(`phases.${entry.group}`)}
            count={groups[entry.group].length}
            level={2}
            isOpen={open.has(entry.group)}
            onTurn={() => onTurn(entry.group)}
          />
        </div>
      );
    const id = entry.phase.phase_id;
    return (
      <Phase
        projectId={projectId}
        phase={entry.phase}
        isOpen={id === opened}
        passed={passed.get(id) ?? 0}
        listed={progress && listedFractions(entry.phase.progress, progress.get(id))}
      />
    );
  };
  if (entries.length <= MANY || isPrinting) return <EveryEntry entries={entries} draw={draw} />;
  return (
    <FetchedPart
      code={longPhases}
      given={{ entries, draw }}
      waiting={<EveryEntry entries={entries.slice(0, MANY)} draw={draw} />}
      instead={<EveryEntry entries={entries} draw={draw} />}
    />
  );
}

const EveryEntry = ({ entries, draw }: ListedEntries) => (
  <div className={styles.list}>
    {entries.map((entry) => (
      <div key={entry.key}>{draw(entry)}</div>
    ))}
  </div>
);

const NONE = {
  started: 'phases.noneStarted',
  remaining: 'phases.noneRemaining',
  completed: 'phases.noneCompleted',
} as const;

const entriesOf = (groups: GroupedPhases, open: ReadonlySet<PhaseGroup>): readonly Entry[] =>
  PHASE_GROUPS.flatMap((group): readonly Entry[] => [
    { kind: 'group', key: group, group },
    ...(open.has(group) && groups[group].length === 0 ? [{ kind: 'none' as const, key: `none ${group}`, group }] : []),
    ...(open.has(group) ? groups[group] : []).map((phase) => ({
      kind: 'phase' as const,
      key: `phase ${phase.phase_id}`,
      phase,
    })),
  ]);
