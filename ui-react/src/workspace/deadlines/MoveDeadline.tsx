import { type Day, dayIn, dayMonth, parseIsoDate } from '@felles/core';
import {
  type Deadline,
  type DeadlineChanges,
  type DeadlineMoveDraft,
  needsReason,
  titleOfDeadline,
} from '@felles/core/workspace/deadlines';
import { useText } from '../../i18n/text.ts';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import textStyles from '../../kit/Text.module.css';
import { formatDay } from '../format.ts';
import { Audience } from '../site/Audience.tsx';
import { DayToMove } from './DayToMove.tsx';
import { whereOf } from './DeadlineList.tsx';
import { ReasonField } from './ReasonField.tsx';

interface MoveDeadlineProps {
  readonly deadline: Deadline;
  readonly today: Day;
  readonly changes: DeadlineChanges;
}

/** [W-PLAN-04] The window that moves a deadline: the day now, the new one, and why where it has been late. */
export function MoveDeadline({ deadline, today, changes }: MoveDeadlineProps) {
  const text = useText();
  const now = dayIn(deadline.event?.instance_date);
  const fields: readonly FieldOf<DeadlineMoveDraft>[] = [
    {
      kind: 'own',
      name: 'day',
      label: text('deadline.day'),
      draw: (field) => <DayToMove {...field} label={text('deadline.day')} now={now} today={today} />,
      words: formatDay,
    },
    ...(needsReason(deadline, today)
      ? ([
          {
            kind: 'own',
            name: 'reason',
            label: text('deadline.reason'),
            draw: (field) => (
              <ReasonField
                {...field}
                label={text('deadline.reason')}
                usual={REASONS.map((reason) => text(`deadline.reason.${reason}`))}
              />
            ),
            words: (reason) => reason,
          },
        ] satisfies readonly FieldOf<DeadlineMoveDraft>[])
      : []),
  ];
  return (
    <>
      <p className={textStyles.quiet}>
        {[titleOfDeadline(deadline) || text('deadlines.untitled'), whereOf(deadline)].filter(Boolean).join(' · ')}
      </p>
      <PanelForm
        label={text('deadline.moveTitle')}
        make={({ close }) => changes.moveForm(deadline, close)}
        fields={fields}
        leaving={{ key: 'deadlines.leaving', params: {} }}
        note={({ day }) => parseIsoDate(day) !== now && <Audience told={deadline.told} />}
        saveWords={({ day }) => {
          const to = parseIsoDate(day);
          return to === null || to === now ? text('deadline.move') : text('deadline.moveTo', { day: dayMonth(to) });
        }}
      />
    </>
  );
}

const REASONS = ['delivery', 'weather', 'others', 'agreed'] as const;
