import { dayIn } from '@felles/core';
import { dayMonthYear } from '@felles/core/internal/shared/calendar';
import { settledAct } from '@felles/core/internal/workspace/phases/acts';
import type { PhaseNote, PhaseStore } from '@felles/core/workspace/phases';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { Text } from '../../i18n/texts.ts';
import { MessageText } from '../../kit/MessageText.tsx';
import { useObservable } from '../../react/use-observable.ts';
import { formatNumber } from '../format.ts';
import { ConflictForm } from '../site/ConflictForm.tsx';
import type { PhaseActs } from './phase-acts.ts';
import styles from './phases.module.css';

interface PhaseConflictProps {
  readonly acts: PhaseActs;
  readonly note: Extract<PhaseNote, { readonly kind: 'conflict' }>;
  readonly store: PhaseStore;
}

/** [W-SITE-25] Another user was first: first in the open phase, field by field. */
export function PhaseConflict({ acts: { changes }, note: { act, conflicts }, store }: PhaseConflictProps) {
  const text = useText();
  const [command] = useState(() => changes.act(store.takeMilestone));
  const { failure } = useObservable(command.view$);
  return (
    <div className={styles.across}>
      <ConflictForm
        className={styles.conflict}
        conflicts={conflicts.map(({ field, by, theirs, mine }) => ({
          field,
          what: nameOf(field, text),
          by,
          theirs: inWords(field, theirs, text),
          mine: inWords(field, mine, text),
        }))}
        onSave={(choices) => {
          const settled = settledAct(act, conflicts, choices);
          if (settled === null) changes.keepTheirs(act.phase.phase_id);
          else command.run(settled, () => {});
        }}
      />
      <div role="alert">{failure && <MessageText message={failure} />}</div>
    </div>
  );
}

const FIELDS = ['to', 'on', 'hours_budget', 'title', 'date', 'comment', 'is_completed', 'is_applicable'] as const;

function nameOf(field: string, text: Text): string {
  const known = FIELDS.find((name) => name === field);
  return known === undefined ? field : text(`phaseConflict.${known}`);
}

function inWords(field: string, value: unknown, text: Text): string {
  if (value === 'started' || value === 'completed' || value === 'remaining') return text(`phases.${value}`);
  if (field === 'is_completed') return text(value === true ? 'milestone.reached' : 'milestone.notReached');
  if (field === 'is_applicable') return text(value === true ? 'milestone.on' : 'milestone.off');
  if (typeof value === 'number') return text('phaseConflict.hours', { hours: formatNumber(value) });
  const day = dayIn(typeof value === 'string' ? value : null);
  if (day !== null) return dayMonthYear(day);
  return typeof value === 'string' && value !== '' ? value : text('phaseConflict.none');
}
