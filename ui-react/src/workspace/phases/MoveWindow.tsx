import { type Day, dayIn, dayMonth, weekdayOf } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { phaseMoveForm } from '@felles/core/internal/workspace/phases/forms';
import {
  groupOfPhase,
  type OpenPart,
  type PhaseGroup,
  type PhaseMoveDraft,
  type PhaseStore,
  type ProjectPhase,
} from '@felles/core/workspace/phases';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { Button } from '../../kit/Button.tsx';
import { FormNote } from '../../kit/form/FormNote.tsx';
import type { DrawnField, FieldOf } from '../../kit/form/fields-of.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PanelForm, type PanelRecord } from '../../kit/panels/PanelForm.tsx';
import { usePanel } from '../../kit/panels/panel-context.ts';
import { DateField } from '../../kit/parts/DateField.tsx';
import textStyles from '../../kit/Text.module.css';
import { useObservable } from '../../react/use-observable.ts';
import { ReasonField } from '../deadlines/ReasonField.tsx';
import { formatDay } from '../format.ts';
import { Audience } from '../site/Audience.tsx';
import { Item, Items, Mark } from './Items.tsx';
import { nameOfPhase, namesOf, type PhaseActs } from './phase-acts.ts';

interface MoveWindowProps {
  readonly acts: PhaseActs;
  readonly phase: ProjectPhase;
}

/** [W-PLAN-02] Starts a phase: its day, the other phases in progress, and the distance from the plan. */
export function StartWindow({ acts, phase }: MoveWindowProps) {
  const text = useText();
  const name = nameOfPhase(phase, text);
  return (
    <MoveForm
      acts={acts}
      phase={phase}
      to="started"
      dayWords={text('phase.startDay')}
      saveWords={() => text('phase.startOne', { name })}
      note={(day) => {
        const planned = dayIn(phase.planned_from);
        const away = planned === null || day === null ? 0 : planned - day;
        const words = { name, count: Math.abs(away), day: planned === null ? '' : dayMonth(planned) };
        return (
          <>
            {acts.started.length > 0 && (
              <FormNote tone="info" icon={<Icon name="information" />}>
                {text('phase.beside', { names: namesOf(acts.started, text), count: acts.started.length })}
              </FormNote>
            )}
            {away !== 0 && (
              <FormNote tone="warn" icon={<Icon name="calendar" />}>
                {text(away > 0 ? 'phase.early' : 'phase.late', words)}
              </FormNote>
            )}
          </>
        );
      }}
    />
  );
}

/** [W-PLAN-02] Completes a phase: its open parts stand first, each by its name. */
export function CompleteWindow({ acts, phase, store }: MoveWindowProps & { readonly store: PhaseStore }) {
  const text = useText();
  const { close } = usePanel();
  const load = useObservable(store.openParts$);
  const parts = load.status === 'ready' ? load.value : [];
  const reload = () => {
    for (const query of [store.milestones, store.checkpoints, store.deadlines]) query.reload();
  };
  const name = nameOfPhase(phase, text);
  return (
    <MoveForm
      acts={acts}
      phase={phase}
      to="completed"
      dayWords={text('phase.endDay')}
      above={<OpenParts parts={parts} name={name} />}
      openParts={() => {
        const now = store.openParts$.value;
        return now.status === 'ready' ? now.value.length : 0;
      }}
      recount={reload}
      record={{
        load,
        words: { some: text('phase.parts'), all: text('phase.allParts') },
        again: reload,
        missing: text('phases.unknown'),
      }}
      saveWords={() =>
        parts.length === 0 ? text('phase.complete', { name }) : text('phase.completeOpen', { count: parts.length })
      }
      others={
        parts.length > 0 && (
          <Button kind="ghost" onClick={close}>
            {text('phase.look')}
          </Button>
        )
      }
    />
  );
}

/** [W-PLAN-02] Moves a phase back, for a reason. */
export function BackWindow({ acts, phase, to }: MoveWindowProps & { readonly to: PhaseGroup }) {
  const text = useText();
  const from = groupOfPhase(phase);
  const day = from === 'remaining' ? null : dayIn(String(phase[from] ?? ''));
  const date = day === null ? '' : dayMonthYear(day);
  const dropped = text(from === 'started' ? 'phases.startedOn' : 'phases.completedOn', { date });
  return (
    <MoveForm
      acts={acts}
      phase={phase}
      to={to}
      saveWords={() => text('phase.moveBack', { state: text(`phases.${to}`) })}
      note={() =>
        day !== null && (
          <FormNote tone="info" icon={<Icon name="information" />}>
            {text('phase.drops', { words: dropped })}
          </FormNote>
        )
      }
    />
  );
}

interface MoveFormProps extends MoveWindowProps {
  readonly to: PhaseGroup;
  /** Absent where the move has no day. */
  readonly dayWords?: string;
  /** Stands before the day. */
  readonly above?: ReactNode;
  readonly note?: (day: Day | null) => ReactNode;
  readonly saveWords: () => string;
  readonly openParts?: () => number;
  readonly recount?: () => void;
  readonly record?: PanelRecord;
  readonly others?: ReactNode;
}

const REASONS = ['mistake', 'stopped', 'drawing'] as const;

function MoveForm({ acts, phase, to, dayWords, above, note, saveWords, record, others, ...counts }: MoveFormProps) {
  const text = useText();
  const { today, first, told } = acts;
  const { openParts = () => 0, recount = () => {} } = counts;
  const day: FieldOf<PhaseMoveDraft> = {
    kind: 'own',
    name: 'on',
    label: dayWords ?? '',
    draw: (field) => (
      <>
        {above}
        <MoveDay {...field} label={dayWords ?? ''} />
      </>
    ),
    words: formatDay,
  };
  const reason: FieldOf<PhaseMoveDraft> =
    dayWords === undefined
      ? {
          kind: 'own',
          name: 'reason',
          label: text('phase.why'),
          draw: (field) => (
            <ReasonField
              {...field}
              label={text('phase.why')}
              usual={REASONS.map((one) => text(`phase.reason.${one}`))}
            />
          ),
          words: (words) => words,
        }
      : { kind: 'text', name: 'reason', label: text('phase.note') };
  return (
    <PanelForm
      label={titleOfMove(phase, to, text)}
      make={({ close }) => phaseMoveForm(acts.changes, { phase, to, openParts, recount, today, first }, close)}
      fields={[...(dayWords === undefined ? [] : [day]), ...(to === 'started' && dayWords ? [] : [reason])]}
      leaving={{ key: 'phaseForm.leaving', params: {} }}
      saveWords={saveWords}
      {...(record && { record })}
      note={({ on }) => (
        <>
          {note?.(dayIn(on))}
          <Audience told={told} />
        </>
      )}
      others={others}
    />
  );
}

/** The title of the window of a move. */
export function titleOfMove(phase: ProjectPhase, to: PhaseGroup, text: Text): string {
  const name = nameOfPhase(phase, text);
  if (to === 'completed') return text('phase.completeOne', { name });
  return groupOfPhase(phase) === 'remaining'
    ? text('phase.startOne', { name })
    : text('phase.backOne', { name, state: text(`phases.${to}`) });
}

function MoveDay({ label, value, error, onChange, onLeave }: DrawnField<string> & { readonly label: string }) {
  const text = useText();
  const day = dayIn(value);
  return (
    <div>
      <DateField label={label} value={value} error={error} onChange={onChange} onLeave={onLeave} />
      <p className={textStyles.faint}>{day !== null && text(`day.${weekdayOf(day)}`)}</p>
    </div>
  );
}

function OpenParts({ parts, name }: { readonly parts: readonly OpenPart[]; readonly name: string }) {
  const text = useText();
  if (parts.length === 0) return null;
  const second = ({ kind, day, isLate }: OpenPart): string => {
    const what = text(`phase.open.${kind}`);
    if (day === null) return what;
    return text(isLate ? 'phase.openLate' : 'phase.openDue', { what, day: dayMonth(day) });
  };
  return (
    <>
      <FormNote tone="warn" icon={<Icon name="alert" />}>
        {text('phase.open', { count: parts.length })}
      </FormNote>
      <Items
        label={text('phase.openIn', { name })}
        items={parts}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        draw={(part) => (
          <Item
            mark={<Mark look="open" words={text('phases.notMet')} />}
            title={part.title || text('phases.untitled')}
            second={second(part)}
          />
        )}
      />
    </>
  );
}
