import type { Day } from '@felles/core';
import type { ProgressMark } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { DateTile } from '../../kit/parts/DateTile.tsx';
import { Tag } from '../../kit/Tag.tsx';
import { phaseOf } from '../paths.ts';
import { Item, Items } from '../phases/Items.tsx';
import { nameOfPhase } from '../phases/phase-acts.ts';

interface MarksProps {
  readonly label: string;
  readonly marks: readonly ProgressMark[];
  readonly projectId: string;
  readonly today: Day;
}

/** Milestones and deadlines with their days and their phases. */
export function Marks({ label, marks, projectId, today }: MarksProps) {
  const text = useText();
  return (
    <Items
      label={label}
      items={marks}
      keyOf={({ kind, id }) => `${kind} ${id}`}
      draw={({ kind, title, day, phase }) => (
        <Item
          mark={<DateTile day={day} isPassed={day < today} />}
          title={title || text('phases.untitled')}
          to={phase && phaseOf(projectId, phase.phase_id)}
          second={
            phase === null
              ? text(`progress.mark.${kind}`)
              : text('progress.of', { what: text(`progress.mark.${kind}`), phase: nameOfPhase(phase, text) })
          }
          end={day < today && <Tag type="ERROR">{text('progress.passed')}</Tag>}
        />
      )}
    />
  );
}
