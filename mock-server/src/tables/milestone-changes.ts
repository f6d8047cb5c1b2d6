// The changes of milestones, each with its line in the history.
import { isoInstant, parseIsoDate } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import type { MilestoneChange, NewMilestone } from '@felles/core/internal/workspace/phases/change-model';
import { problemsOfMilestone, seenMilestone } from '@felles/core/internal/workspace/phases/form';
import type { Milestone } from '@felles/core/workspace/phases';
import { refusal } from '../refusals.ts';
import type { Service } from '../row.ts';
import { refuseChanged } from '../site-changes.ts';
import { nextId } from '../world/ledger.ts';
import { refuse } from './deviations.ts';
import { openHistory } from './history.ts';
import { type Act, inDays } from './phase-changes.ts';
import { lastChangeOf, type MilestoneRow, openPhases, ownOf } from './phases.ts';

export function openMilestoneChanges(service: Service) {
  const { world } = service;
  const phases = openPhases(service);
  const history = openHistory(service);

  return {
    rows: phases.rows.milestones,

    /** [W-PLAN-03] [W-PLAN-12] */
    add({ project, staff, key }: Act, phaseId: string, { title, date, comment }: NewMilestone): MilestoneRow {
      const { phase } = phases.requirePhase(project, phaseId);
      const row = phases.rows.milestones.put(
        {
          milestone_id: nextId(world, 10_000_000),
          project_id: phase.project_id,
          phase_id: phase.phase_id,
          title: title.trim(),
          is_applicable: true,
          is_completed: false,
          comment: comment?.trim() || null,
          created_by_user: null,
          created_date: null,
          date,
        },
        { key },
      );
      const phaseName = phases.nameOf(phase)?.name ?? '';
      history.note(project.id, staff, { text: `la til en milepæl ${inDays(date)} i ${phaseName}:`, title: row.title });
      return row;
    },

    /** [W-PLAN-03] [W-PLAN-12] One that is reached, or does not apply, says by whom and when. */
    change({ project, staff, key }: Act, phaseId: string, id: string, { was, ...wanted }: MilestoneChange): Milestone {
      const found = phases.requirePhase(project, phaseId);
      const row = phases.milestoneRowsIn(found).find(({ milestone_id: own }) => own === id);
      if (row === undefined) throw refusal(404, 'Milepælen finnes ikke i denne fasen.');
      const before = seenMilestone(row);
      refuseChanged(before, wanted, was, lastChangeOf(row));
      refuse(problemsOfMilestone(row, wanted));
      const given = {
        ...wanted,
        ...(wanted.title !== undefined && { title: wanted.title.trim() }),
        ...(wanted.comment !== undefined && { comment: wanted.comment?.trim() || null }),
        ...(wanted.is_applicable === false && { is_completed: false }),
      };
      const old = new Map<string, unknown>(Object.entries(before));
      const now = Object.entries(given).filter(([field, value]) => value !== undefined && value !== old.get(field));
      if (now.length === 0) return ownOf(row);
      const isNewState = now.some(([field]) => field.startsWith('is_'));
      const after = { ...before, ...given };
      const isStanding = after.is_completed || !after.is_applicable;
      const put = phases.rows.milestones.put(
        {
          ...row,
          ...given,
          ...(isNewState && {
            created_by_user: isStanding ? staff.name : null,
            created_date: isStanding ? isoInstant(world.now()) : null,
          }),
          ...phases.changedBy(
            row,
            now.map(([field]) => field),
            staff,
          ),
        },
        { key },
      );
      const words = now.map(
        ([field, value]) => `${FIELDS.get(field)} fra ${inWords(old.get(field))} til ${inWords(value)}`,
      );
      history.note(project.id, staff, { text: `endret milepælen, ${words.join(', ')}:`, title: before.title });
      return ownOf(put);
    },
  };
}
/** The fields of a milestone in words, for the history. */
const FIELDS = new Map([
  ['title', 'navn'],
  ['date', 'dag'],
  ['comment', 'kommentar'],
  ['is_completed', 'nådd'],
  ['is_applicable', 'gjelder'],
]);

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'ja' : 'nei';
  const day = parseIsoDate(String(value));
  return day === null ? `«${value ?? ''}»` : dayMonthYear(day);
}
