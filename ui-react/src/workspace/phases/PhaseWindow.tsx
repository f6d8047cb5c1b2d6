import { dayIn, isoDate } from '@felles/core';
import { numberIn } from '@felles/core/internal/shared/numbers';
import { budgetForm, milestoneForm, newMilestoneForm } from '@felles/core/internal/workspace/phases/forms';
import {
  type BudgetDraft,
  budgetOf,
  countMilestones,
  knownFractionsOf,
  type MilestoneDraft,
  type ProjectPhase,
} from '@felles/core/workspace/phases';
import { useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import layout from '../../kit/Layout.module.css';
import { LongTextField } from '../../kit/LongTextField.tsx';
import { PanelForm } from '../../kit/panels/PanelForm.tsx';
import { DateField } from '../../kit/parts/DateField.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { useQuery } from '../../react/use-store.ts';
import { DayWords } from '../deadlines/DayToMove.tsx';
import { MoveDeadline } from '../deadlines/MoveDeadline.tsx';
import { formatDay, formatNumber } from '../format.ts';
import { useArea } from '../services.ts';
import { BackWindow, CompleteWindow, StartWindow, titleOfMove } from './MoveWindow.tsx';
import { nameOfPhase, namesOf, type PhaseActs, type PhaseWindow as Window } from './phase-acts.ts';

interface PhaseWindowProps<K extends Window['kind']> {
  readonly acts: PhaseActs;
  readonly window: Extract<Window, { readonly kind: K }>;
}

/** The title of a window of the page. */
export function titleOfWindow(window: Window, text: Text): string {
  if (window.kind === 'budget') return text('phase.budgetTitle');
  if (window.kind === 'deadline') return text('deadline.moveTitle');
  if (window.kind === 'start') return titleOfMove(window.phase, 'started', text);
  if (window.kind === 'complete') return titleOfMove(window.phase, 'completed', text);
  if (window.kind === 'back') return titleOfMove(window.phase, window.to, text);
  const { milestone, isOff } = window;
  if (milestone === null) return text('milestone.new');
  return isOff
    ? text('milestone.offTitle', { title: milestone.title?.trim() || text('phases.untitled') })
    : text('milestone.change');
}

/** A window that changes a phase, the hours of all, or a milestone. */
export function PhaseWindow({ acts, window }: PhaseWindowProps<Window['kind']>) {
  if (window.kind === 'budget') return <BudgetWindow acts={acts} />;
  if (window.kind === 'milestone') return <MilestoneWindow acts={acts} window={window} />;
  if (window.kind === 'deadline')
    return <MoveDeadline deadline={window.deadline} today={acts.today} changes={window.changes} />;
  const { phase } = window;
  if (window.kind === 'start') return <StartWindow acts={acts} phase={phase} />;
  return window.kind === 'complete' ? (
    <CompleteWindow acts={acts} phase={phase} store={window.store} />
  ) : (
    <BackWindow acts={acts} phase={phase} to={window.to} />
  );
}

/** [W-PLAN-05] The hours of all phases, with their sum. */
function BudgetWindow({ acts: { changes, phases } }: { readonly acts: PhaseActs }) {
  const text = useText();
  const { projectId = '' } = useParams();
  const area = useArea('phases');
  // The window does without it where it does not come.
  const [, { load: week }] = useQuery(() => area.weekHours(projectId));
  const labelOf = (phase: ProjectPhase): string => {
    const words = { name: nameOfPhase(phase, text), hours: formatNumber(written(phase)) };
    const lately = week.status === 'ready' ? week.value.get(phase.phase_id) : undefined;
    return lately
      ? text('phase.budgetLately', { ...words, week: formatNumber(lately) })
      : text('phase.budgetOf', words);
  };
  const written = (phase: ProjectPhase): number => knownFractionsOf(phase.progress).hours?.done ?? 0;
  return (
    <PanelForm<BudgetDraft>
      label={text('phase.budgetTitle')}
      make={({ close }) => budgetForm(changes, phases, close)}
      fields={phases.map((phase) => ({
        kind: 'text',
        name: phase.phase_id,
        label: labelOf(phase),
        inputMode: 'decimal',
      }))}
      leaving={{ key: 'phaseForm.leaving', params: {} }}
      saveWords={() => text('phase.budgetSave')}
      note={(draft) => {
        const hours = (phase: ProjectPhase): number => numberIn(draft[phase.phase_id]) ?? budgetOf(phase);
        const over = phases.filter((phase) => written(phase) > hours(phase));
        return (
          <>
            <p className={textStyles.medium}>
              {text('phase.budgetSum', { hours: formatNumber(phases.reduce((sum, phase) => sum + hours(phase), 0)) })}
            </p>
            {over.length > 0 && (
              <FormNote tone="warn" icon={<Icon name="alert" />}>
                {text('phase.budgetOver', { names: namesOf(over, text) })}
              </FormNote>
            )}
          </>
        );
      }}
    />
  );
}

/** [W-PLAN-03] A milestone that is new or changed, or why one does not apply. */
function MilestoneWindow({ acts, window: { phase, store, milestone, isOff } }: PhaseWindowProps<'milestone'>) {
  const text = useText();
  const { changes, today } = acts;
  const { load } = useObservable(store.milestones.answer$);
  const { met, of } = countMilestones(load.status === 'ready' ? load.value : [], today);
  const comment: FieldOf<MilestoneDraft> = {
    kind: 'own',
    name: 'comment',
    label: text(isOff ? 'milestone.offWhy' : 'milestone.comment'),
    draw: (field) => <Comment {...field} label={text(isOff ? 'milestone.offWhy' : 'milestone.comment')} />,
    words: (words) => words,
  };
  const fields: readonly FieldOf<MilestoneDraft>[] = isOff
    ? [comment]
    : [
        { kind: 'text', name: 'title', label: text('milestone.what') },
        {
          kind: 'own',
          name: 'date',
          label: text('milestone.day'),
          draw: (field) => <MilestoneDay {...field} today={today} />,
          words: formatDay,
        },
        comment,
      ];
  const name = nameOfPhase(phase, text);
  const words = isOff
    ? text('milestone.offCounts', { name, met, of, less: of - 1 })
    : milestone === null && text('milestone.counts', { met, of: of + 1 });
  return (
    <PanelForm
      label={text(milestone === null ? 'milestone.new' : isOff ? 'milestone.off' : 'milestone.change')}
      make={({ close }) =>
        milestone === null
          ? newMilestoneForm(changes, phase, today, store.takeMilestone, close)
          : milestoneForm(changes, { phase, milestone, isOff }, store.takeMilestone, close)
      }
      fields={fields}
      leaving={{ key: 'phaseForm.leaving', params: {} }}
      saveWords={() => text(isOff ? 'milestone.offSave' : 'milestone.save')}
      note={() =>
        words && (
          <FormNote tone="info" icon={<Icon name="information" />}>
            {words}
          </FormNote>
        )
      }
    />
  );
}

const Comment = ({ label, value, error, onChange, onLeave }: DrawnField<string> & { readonly label: string }) => (
  <LongTextField label={label} value={value} error={error} onType={onChange} onBlur={onLeave} />
);

type MilestoneDayProps = DrawnField<string> & Pick<PhaseActs, 'today'>;

function MilestoneDay({ value, error, onChange, onLeave, today }: MilestoneDayProps) {
  const text = useText();
  return (
    <div className={layout.stack2}>
      <DateField label={text('milestone.day')} value={value} error={error} onChange={onChange} onLeave={onLeave} />
      <DayWords day={dayIn(value)} today={today} onChoose={(day) => onChange(isoDate(day))} />
    </div>
  );
}
