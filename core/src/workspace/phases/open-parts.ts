import { type Day, dayIn } from '../../shared/dates.ts';
import type { Id } from '../../shared/wire-values.ts';
import type { Deadline } from '../deadlines/model.ts';
import { openDeadlines, titleOfDeadline } from '../deadlines/rules.ts';
import { isChecked, milestoneState } from './details.ts';
import type { Activity, Milestone } from './model.ts';

/** A part of a phase that is not done: a deadline stands here only when it is late. */
export interface OpenPart {
  readonly kind: 'milestone' | 'checkpoint' | 'deadline';
  readonly id: Id;
  readonly title: string;
  readonly day: Day | null;
  readonly isLate: boolean;
}

/** [W-PLAN-02] The parts that a user is shown before a phase is completed. */
export function openPartsOf({ milestones, checkpoints, deadlines }: OpenPartsOf, today: Day): readonly OpenPart[] {
  return [
    ...milestones.flatMap((milestone): readonly OpenPart[] => {
      const state = milestoneState(milestone, today);
      if (state === 'met' || state === 'notApplicable') return [];
      const { milestone_id: id, title, date } = milestone;
      return [{ kind: 'milestone', id, title: title ?? '', day: dayIn(date), isLate: state === 'passed' }];
    }),
    ...checkpoints
      .filter((point) => !isChecked(point))
      .map(
        ({ activity_id: id, checkpoint_title: title }): OpenPart => ({
          kind: 'checkpoint',
          id,
          title: title ?? '',
          day: null,
          isLate: false,
        }),
      ),
    ...openDeadlines(deadlines, today).passed.map(({ deadline, day }): OpenPart => {
      const { project_deadline_id: id } = deadline;
      return { kind: 'deadline', id, title: titleOfDeadline(deadline), day, isLate: true };
    }),
  ];
}

interface OpenPartsOf {
  readonly milestones: readonly Milestone[];
  readonly checkpoints: readonly Activity[];
  readonly deadlines: readonly Deadline[];
}
