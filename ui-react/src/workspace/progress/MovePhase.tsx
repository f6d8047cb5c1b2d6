import { addDays, type Day, dayIn, dayMonth, isoDate, parseIsoDate } from '@felles/core';
import { titleOfDeadline } from '@felles/core/workspace/deadlines';
import { deadlinePassed, type PlanDraft, type ProgressRow, type ProgressStore } from '@felles/core/workspace/phases';
import { useText } from '../../i18n/text.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import { DayToMove } from '../deadlines/DayToMove.tsx';
import { formatDay } from '../format.ts';
import { nameOfPhase } from '../phases/phase-acts.ts';

/** A phase, and the days to which it was dragged. */
export interface PhaseToMove {
  readonly row: ProgressRow;
  readonly days: { readonly from: Day; readonly to: Day };
}

interface MovePhaseProps extends PhaseToMove {
  readonly store: ProgressStore;
  readonly today: Day;
}

/** [W-PLAN-16] The window that moves a phase: its days, and what moves with it. Deadlines move only where they are chosen. */
export function MovePhase({ row, days: lifted, store, today }: MovePhaseProps) {
  const text = useText();
  const name = nameOfPhase(row.phase, text);
  const open = row.milestones.filter(({ state }) => state !== 'met').length;
  const shiftOf = (to: Day | null): number => (to === null || row.to === null ? 0 : to - row.to);
  const lastOf = ({ first: written, days }: PlanDraft): Day | null => {
    const first = parseIsoDate(written);
    return first === null ? null : addDays(first, days);
  };
  const words = (from: Day, to: Day): string => text('progress.days', { from: dayMonth(from), to: dayMonth(to) });
  const fields = (draft: PlanDraft): readonly FieldOf<PlanDraft>[] => {
    const last = lastOf(draft);
    const passed = deadlinePassed(row, last);
    return [
      {
        kind: 'own',
        name: 'first',
        label: text('progress.firstOf'),
        draw: (field) => (
          <DayToMove
            {...field}
            label={text('progress.firstOf')}
            now={row.from}
            today={today}
            inWords={(day) =>
              day === row.from && row.to !== null ? words(day, row.to) : words(day, addDays(day, draft.days))
            }
          />
        ),
        words: formatDay,
      },
      {
        kind: 'own',
        name: 'days',
        label: text('progress.lastOf'),
        draw: ({ error, onChange, onLeave }) => (
          <DateField
            label={text('progress.lastOf')}
            value={last === null ? '' : isoDate(last)}
            error={error}
            onChange={(written) => {
              const [to, first] = [dayIn(written), parseIsoDate(draft.first)];
              if (to !== null && first !== null) onChange(to - first);
            }}
            onLeave={onLeave}
          />
        ),
        words: String,
      },
      ...(open === 0
        ? []
        : ([{ kind: 'check', name: 'milestones', label: text('progress.milestones', { count: open }) }] as const)),
      ...(row.deadlines.length === 0
        ? []
        : ([
            {
              kind: 'own',
              name: 'deadlines',
              label: text('progress.deadlines'),
              draw: ({ value, onChange }) => (
                <div className={layout.stack2}>
                  {row.deadlines.map((deadline) => {
                    const id = deadline.project_deadline_id;
                    const day = dayIn(deadline.event?.instance_date);
                    const to = day === null ? '' : dayMonth(addDays(day, shiftOf(last)));
                    const beyond = passed?.id === id && !value.includes(id) ? passed : undefined;
                    return (
                      <div key={id} className={layout.stack2}>
                        {beyond && (
                          <FormNote tone="warn" icon={<Icon name="alert" />}>
                            {text('progress.beyond', { ...beyond, day: dayMonth(beyond.day) })}
                          </FormNote>
                        )}
                        <CheckField
                          label={text('progress.deadline', { title: titleOfDeadline(deadline), day: to })}
                          hint={text('progress.deadlineWords')}
                          checked={value.includes(id)}
                          onCheck={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
                        />
                      </div>
                    );
                  })}
                </div>
              ),
              words: (ids) => String(ids.length),
            },
          ] satisfies readonly FieldOf<PlanDraft>[])),
      { kind: 'text', name: 'reason', label: text('progress.why') },
    ];
  };
  return (
    <PanelForm<PlanDraft>
      label={text('progress.moveOne', { name })}
      make={({ close }) => store.form(row, lifted, today, close)}
      fields={fields}
      leaving={{ key: 'phaseForm.leaving', params: {} }}
      saveWords={(draft) => {
        const [first, last] = [parseIsoDate(draft.first), lastOf(draft)];
        if (first === null || last === null) return text('progress.move');
        return text('progress.save', { from: dayMonth(first), to: dayMonth(last) });
      }}
    />
  );
}
